import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { operations } from '../src/contract/contract.ts'
import { createNodeMock, type World, worlds } from './node.ts'

const everyWorld: readonly World[] = Object.values(worlds)

test.each(Object.entries(worlds))('%s goes by its own name', (name, world) => {
  expect(world.name).toBe(name)
})

test('each has its place in the README', async () => {
  const readme = await readFile(new URL('./README.md', import.meta.url), 'utf8')
  const [, section = ''] = /\n## Worlds\n(.*?)\n## /s.exec(readme) ?? []
  const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  expect(rows.sort()).toEqual(
    Object.keys(worlds)
      .map((name) => `\`${name}\``)
      .sort(),
  )
})

describe.each(everyWorld)('the world $name', (world) => {
  test('refuses only what the contract lets an operation refuse', () => {
    for (const [moment, key] of Object.entries(world.refusals)) {
      const operation = operations.find(({ id }) => id === moment.split(':')[0])
      expect(Object.keys(operation?.errors ?? {})).toContain(key)
    }
  })

  test.each(['zh', 'en'] as const)('gives a user its topics, in %s', async (language) => {
    const { resident, join } = await createNodeMock({ world, language })
    expect(resident !== null).toBe(world.isSignedIn)
    expect((await join(world)).topicIds).toHaveLength(world.topics(language).length)
  })
})
