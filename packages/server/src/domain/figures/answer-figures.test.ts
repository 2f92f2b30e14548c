import { expect, it } from 'vitest'
import type { Figure } from '../figure.ts'
import { type CheckedAnswer, figuresOf } from './answer-figures.ts'

const price: Figure = {
  ...{ kind: 'price', of: ['Bitcoin', 'BTC'], value: '91234.5', unit: 'USD' },
  ...{ asOf: '2026-11-24T02:00:00.000Z', how: 'read' },
  source: { name: 'Peer', url: 'https://peer.example/btc' },
}
const ANSWER: CheckedAnswer = {
  ...{ kind: 'model', text: 'Bitcoin costs $91.2k, up 4.4 % [1].', question: 'BTC?' },
  ...{ figures: [price], sources: [], earlier: [], handbook: [] },
}
const nothing = { checked: 0, found: 0, unfound: [] }

it('tells the figures with their places, and those that are not found', () => {
  expect(figuresOf(ANSWER)).toEqual({
    figures: [
      {
        ...{ start: 14, end: 20, kind: 'price', value: '91234.5', unit: 'USD', how: 'read' },
        ...{ as_of: price.asOf, source: price.source },
      },
    ],
    check: { basis: 'lookups', checked: 2, found: 1, unfound: [{ start: 25, end: 30 }] },
  })
})

it('a computed one keeps its formula and inputs', () => {
  const sum: Figure = {
    ...{ kind: 'fact', value: '182469', unit: 'USD', asOf: price.asOf, source: price.source },
    ...{ how: 'computed', formula: 'amount × price', inputs: [{ name: 'price', figure: price }] },
  }
  const { figures } = figuresOf({ ...ANSWER, figures: [sum], text: 'That is $182,469.' })
  const input = {
    name: 'price',
    value: '91234.5',
    unit: 'USD',
    as_of: price.asOf,
    source: price.source,
  }
  expect(figures).toMatchObject([{ how: 'computed', formula: 'amount × price', inputs: [input] }])
})

it.each([
  ['of a price that was read', '91234.5', 'USD', price.asOf, price.source],
  ['of a price that nothing gave', '90000', 'USD', '2026-11-28T00:00:00.000Z', null],
  ['of another unit', '91234.5', 'EUR', '2026-11-28T00:00:00.000Z', null],
  ['of a number that is anybody’s', '12', 'USD', '2026-11-28T00:00:00.000Z', null],
])('a sum %s tells where its input is from, and when it held', (_, value, unit, at, from) => {
  const own = { name: 'Coinquiry', url: null }
  const common = { kind: 'fact', asOf: '2026-11-28T00:00:00.000Z', source: own } as const
  const given: Figure = { ...common, value, unit, how: 'computed' }
  const sum: Figure = {
    ...{ ...common, value: '27370.35', unit: 'USD', how: 'computed' },
    ...{ formula: 'amount × exit', inputs: [{ name: 'exit', figure: given }] },
  }
  const past = { ...price, asOf: '2026-11-20T00:00:00.000Z' }
  const twelve = { ...price, value: '12' }
  const figures = [past, price, twelve, sum]
  expect(figuresOf({ ...ANSWER, figures, text: 'It is worth $27,370.35.' }).figures).toMatchObject([
    { as_of: at, source: own, inputs: [{ name: 'exit', value, as_of: at, source: from ?? own }] },
  ])
})

it.each([
  ['asked', { question: 'I bought 0.3 BTC at 91,234.5, what is it worth?' }],
  ['said before', { earlier: [{ role: 'user', content: '我的均价是 91234.5 美元' }] }],
] as const)(
  'a number that was %s is the asker’s, though a price that was read is the same',
  (_, given) => {
    const own = { name: 'Coinquiry', url: null }
    const common = { kind: 'fact', asOf: '2026-11-28T00:00:00.000Z', source: own } as const
    const entry: Figure = { ...common, value: '91234.5', unit: 'USD', how: 'computed' }
    const sum: Figure = {
      ...{ ...common, value: '27370.35', unit: 'USD', how: 'computed' },
      ...{ formula: 'amount × entry', inputs: [{ name: 'entry', figure: entry }] },
    }
    const text = 'You paid $27,370.35.'
    const { figures } = figuresOf({ ...ANSWER, ...given, figures: [price, sum], text })
    expect(figures).toMatchObject([{ as_of: common.asOf, inputs: [{ source: own }] }])
  },
)

const page = { title: 'Flows', excerpt: 'Up 4.4 %.' }
it.each([
  ['a model that looked nothing up', {}, 'memory', 0],
  ['a model that read a page', { sources: [page] }, 'lookups', 2],
  ['the handbook', { kind: 'handbook', sources: [page] }, 'handbook', 0],
  ['the handbook with figures', { kind: 'handbook', figures: [price] }, 'lookups', 2],
] as const)('%s', (_, given, basis, checked) => {
  const { check } = figuresOf({ ...ANSWER, figures: [], ...given })
  expect(check).toMatchObject({ basis, checked })
  if (checked === 0) expect(check).toEqual({ basis, ...nothing })
})

it('shows no more than a reader can bear, and counts all', () => {
  const { figures, check } = figuresOf({
    ...ANSWER,
    text: 'It costs $91.2k, not $77. '.repeat(600),
  })
  expect([figures.length, check.unfound.length, check.checked, check.found]).toEqual([
    500, 500, 1200, 600,
  ])
})
