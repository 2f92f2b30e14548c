import { describe, expect, it } from 'vitest'
import { CallAssembly, callingTurn } from './tool-calls.ts'

function assembled(...fragments: readonly unknown[]) {
  const assembly = new CallAssembly()
  for (const fragment of fragments) assembly.add(fragment)
  return assembly.calls
}
function hasMore(fragments: readonly unknown[]) {
  const assembly = new CallAssembly()
  assembly.add(fragments)
  return assembly.hasMore
}
const begin = (index: unknown, id: unknown, name: unknown, given: unknown = '') => ({
  ...{ index, id, type: 'function' },
  function: { name, arguments: given },
})
const more = (index: unknown, given: string) => ({ index, function: { arguments: given } })
const a = { id: 'a', name: 'search_web', arguments: '{"query":"x"}' }
const b = { id: 'b', name: 'market_data', arguments: '{"assets":[]}' }

describe('CallAssembly', () => {
  it.each([
    [
      'calls side by side in fragments',
      [
        [begin(0, 'a', a.name), begin(1, 'b', b.name)],
        [more(1, '{"assets"')],
        [more(0, '{"query"')],
      ],
      [[more(0, ':"x"}'), more(1, ':[]}')]],
    ],
    [
      'whole calls under the same index',
      [[begin(0, 'a', a.name, a.arguments)], [begin(0, 'b', b.name, b.arguments)]],
      [],
    ],
    [
      'whole calls without an index',
      [[begin(undefined, 'a', a.name, a.arguments), begin(undefined, 'b', b.name, b.arguments)]],
      [],
    ],
    [
      'arguments that are no text',
      [[begin(0, 'a', a.name, { query: 'x' }), begin(1, 'b', b.name, { assets: [] })]],
      [],
    ],
    [
      'an id and a name that are repeated',
      [[begin(0, 'a', a.name, '{"query"'), begin(1, 'b', b.name, '{"assets"')]],
      [[begin(0, 'a', a.name, ':"x"}'), begin(1, 'b', b.name, ':[]}')]],
    ],
  ])('puts together %s', (_case, first, then) => {
    expect(assembled(...first, ...then)).toEqual([a, b])
  })

  it('gives calls without an id one each', () => {
    const nameless = [begin(undefined, undefined, a.name, '{}'), begin(undefined, '', b.name, '{}')]
    expect(assembled(nameless)).toEqual([
      { id: 'call_1', name: a.name, arguments: '{}' },
      { id: 'call_2', name: b.name, arguments: '{}' },
    ])
  })

  it.each([
    undefined,
    null,
    'text',
    [null, 'text', 7],
    [{}],
    [{ index: 0, function: null }],
    [begin(0, 'a', '')],
    [begin(0, 'a', 7)],
  ])('finds no call in %j', (fragments) => {
    expect(assembled(fragments)).toEqual([])
  })

  it('keeps what the server wants to see again', () => {
    const extra = { google: { thought_signature: 'abc' } }
    const signed = { ...begin(0, 'a', a.name, a.arguments), extra_content: extra }
    expect(assembled([signed], [more(0, '')])).toEqual([{ ...a, extra }])
  })

  it('stays within bounds', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      begin(index, `id${index}`, 'search_web'),
    )
    expect(assembled(many)).toHaveLength(32)
    expect([many.slice(0, 32), many.slice(0, 33)].map(hasMore)).toEqual([false, true])
    const endless = Array.from({ length: 1000 }, () => more(0, 'x'.repeat(1000)))
    expect(assembled([begin(0, 'a', 'search_web')], endless)[0]?.arguments).toHaveLength(20_000)
  })
})

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
