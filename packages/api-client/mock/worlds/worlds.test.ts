import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lawOf } from '../../conformance/describe-conformance.ts'
import type { OperationId } from '../../src/contract/contract.ts'
import { createNodeMock, type World, worlds } from '../node.ts'

const { contract, keysOf } = lawOf(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
)
const everyWorld: readonly World[] = Object.values(worlds)

test.each(Object.entries(worlds))('%s goes by its own name', (name, world) => {
  expect(world.name).toBe(name)
})

describe.each(everyWorld)('the world $name', (world) => {
  test('refuses only what the contract lets an operation refuse', () => {
    for (const [moment, key] of Object.entries(world.refusals)) {
      const operation = contract.operations.get(moment.split(':')[0] as OperationId)
      expect(operation && [...keysOf(operation).keys()]).toContain(key)
    }
  })

  test.each(['zh', 'en'] as const)('can be lived in, in %s', async (language) => {
    const { resident, join } = await createNodeMock({ world, language })
    expect(resident !== null).toBe(world.isSignedIn)
    expect((await join(world)).topicIds).toHaveLength(world.topics(language).length)
  })
})
