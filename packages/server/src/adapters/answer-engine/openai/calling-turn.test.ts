import { expect, it } from 'vitest'
import { callingTurn } from './calling-turn.ts'

const call = (name: string, given: string) => ({ id: 'a', name, arguments: given })

it.each([
  ['{"query":"x"}', '{"query":"x"}'],
  ['{"query":"bit', '{}'],
  ['', '{}'],
  ['[]', '{}'],
  ['null', '{}'],
])('a turn with the arguments %j goes back with %j', (given, sent) => {
  expect(callingTurn([call('search_web', given)], '', '').tool_calls).toEqual([
    { id: 'a', type: 'function', function: { name: 'search_web', arguments: sent } },
  ])
})

it('a turn goes back with a name that servers take, and with what was thought and said', () => {
  const turn = callingTurn([call('évil tool!'.repeat(20), '{}')], 'Let me look.', 'Hm.')
  expect(turn).toMatchObject({ content: 'Let me look.', reasoning_content: 'Hm.' })
  expect(turn.tool_calls[0]?.function.name).toMatch(/^[\w-]{64}$/)
  const extra = { google: { thought_signature: 'abc' } }
  const [signed] = callingTurn([{ ...call('a', '{}'), extra }], '', '').tool_calls
  expect(signed?.extra_content).toEqual(extra)
  expect(callingTurn([call('a', '{}')], '', '').content).toBeNull()
  expect(callingTurn([call('a', '{}')], '', '')).not.toHaveProperty('reasoning_content')
})
