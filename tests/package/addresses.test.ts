import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CloneOptions, newClone } from './clone.ts'

const registry = 'https://packages.example/npm'
const packed = { version: '1.2.3', integrity: 'sha512-a' }
const LOCKED = {
  '': { name: 'coinquiry' },
  'packages/ui': { version: '0.1.0' },
  'node_modules/@coinquiry/ui': { resolved: 'packages/ui', link: true },
  'node_modules/plain': packed,
  'node_modules/@scope/part': packed,
  'node_modules/plain/node_modules/@scope/inner': packed,
  'node_modules/renamed': { ...packed, name: '@scope/real' },
}

async function install(options: CloneOptions) {
  const clone = await newClone('ui', options)
  await clone.changeLock(LOCKED)
  const { stdout } = await clone.run('node scripts/setup/setup.js tools')
  const calls = (await clone.called()).map((line) => line.split(' ')[0])
  return { clone, calls, stdout, isClean: !existsSync(join(clone.path, 'npm-shrinkwrap.json')) }
}

test.each([registry, `${registry}/`])('npm gets addresses of the registry %s', async (own) => {
  const { clone, calls, isClean } = await install({ registry: own })
  expect(calls).toEqual(['ci'])
  expect(isClean).toBe(true)
  const at = (file: string) => ({ resolved: `${registry}/${file}` })
  expect((await clone.addressed()).packages).toEqual({
    ...LOCKED,
    'node_modules/plain': { ...packed, ...at('plain/-/plain-1.2.3.tgz') },
    'node_modules/@scope/part': { ...packed, ...at('@scope/part/-/part-1.2.3.tgz') },
    'node_modules/plain/node_modules/@scope/inner': {
      ...packed,
      ...at('@scope/inner/-/inner-1.2.3.tgz'),
    },
    'node_modules/renamed': {
      ...packed,
      name: '@scope/real',
      ...at('@scope/real/-/real-1.2.3.tgz'),
    },
  })
})

test('npm is asked again without them where the registry keeps packages elsewhere', async () => {
  const { calls, stdout, isClean } = await install({ registry, isUnusual: true })
  expect(calls).toEqual(['ci', 'ci'])
  expect(stdout).toContain('Installing again, with the addresses that the registry tells')
  expect(isClean).toBe(true)
})

test('npm finds them itself where it names no registry', async () => {
  const { clone, calls } = await install({})
  expect(calls).toEqual(['ci'])
  expect(existsSync(join(clone.path, 'addressed'))).toBe(false)
})
