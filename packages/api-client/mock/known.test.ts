import { expect, test } from 'vitest'
import { createNodeMock, type Fault, type WorldName } from './node.ts'

test.each<[string, string, () => Promise<unknown>]>([
  ['world', 'free-user', () => createNodeMock({ world: 'fre-user' as WorldName })],
  ['world', 'free-user', async () => (await createNodeMock()).join('toString' as WorldName)],
  ['fault', 'late-close', async () => (await createNodeMock()).faults.arm('late' as Fault)],
  [
    'operation',
    'fetchUser',
    async () => (await createNodeMock()).faults.arm('late-close', { operation: 'a' as 'ask' }),
  ],
])('an unknown %s is an error that lists %s among the known ones', async (what, one, use) => {
  await expect(use()).rejects.toThrow(new RegExp(`no ${what} ".*${one}`))
})
