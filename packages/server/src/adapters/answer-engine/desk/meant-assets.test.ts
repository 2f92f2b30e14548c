import { expect, it } from 'vitest'
import { DataFailure } from '../../../ports/data-failure.ts'
import type { AssetCandidate, MarketData } from '../../../ports/market-data.ts'
import { settledAssets } from './meant-assets.ts'
import type { Plan, WantedAsset } from './plan.ts'
import { Writer } from './writer.ts'

const candidate = (name: string, symbol: string, rank: number | null): AssetCandidate => ({
  ...{ id: name.toLowerCase(), name, symbol, rank, url: 'https://market.example' },
})
/** A market that finds these, in its order. */
const finding = (...found: AssetCandidate[]) =>
  ({ find: async () => found }) as unknown as MarketData
const failing = {
  find: async () => {
    throw new DataFailure('market.example does not answer', 'late')
  },
} as unknown as MarketData

const STRK: WantedAsset = { called: 'Starknet', ticker: 'STRK', others: ['Strike'] }
const FOO: WantedAsset = { called: 'FOO', ticker: null, others: [] }
const BTC: WantedAsset = { called: 'Bitcoin', ticker: 'BTC', others: [] }
const priceOf = (...[first = BTC, ...rest]: WantedAsset[]): Plan => ({
  ...{ kind: 'price', assets: [first, ...rest], currency: 'usd', amount: null, day: null },
})

async function settled(plan: Plan, market: MarketData) {
  const signal = new AbortController().signal
  const { plan: left, others, questions } = await settledAssets(plan, market, signal)
  const writer = new Writer('en', [])
  const assets = left && 'assets' in left ? left.assets : []
  return {
    called: assets.map(({ called }) => called),
    others: others.map((note) => note(writer)).join(),
    questions: questions.map((note) => note(writer)).join(),
  }
}

it.each([
  ['as the list has it', [300, 900], 'Starknet', 'Strike bears'],
  ['the other, where its market is larger today', [900, 300], 'Strike', 'Starknet bears'],
  ['the only one that is ranked', [null, 900], 'Strike', 'Starknet bears'],
] as const)(
  'takes the largest of one ticker and names the others: %s',
  async (_, ranks, called, said) => {
    const [one, other] = [
      candidate('Starknet', 'STRK', ranks[0]),
      candidate('Strike', 'STRK', ranks[1]),
    ]
    // A market puts the largest first.
    const found = (ranks[0] ?? 9999) < ranks[1] ? [one, other] : [other, one]
    const { others, questions, ...rest } = await settled(priceOf(STRK), finding(...found))
    expect(rest.called).toEqual([called])
    expect(others).toMatch(
      new RegExp(`^${said} the same ticker; this is ${called}, the largest by`),
    )
    expect(questions).toBe('')
  },
)

it('tells of one that bore the ticker before, however large it is, without calling it smaller', async () => {
  const luna: WantedAsset = { called: 'Terra', ticker: 'LUNA', others: ['Terra Classic'] }
  const found = finding(
    candidate('Terra Luna Classic', 'LUNC', 255),
    candidate('Terra', 'LUNA', 860),
  )
  const { called, others } = await settled(priceOf(luna), found)
  expect(called).toEqual(['Terra'])
  expect(others).toBe(
    'By LUNA some also mean Terra Classic; this is Terra, so ask for another by its name.',
  )
})

it('says it of contracts, too, which go by the ticker', async () => {
  const both = finding(candidate('Starknet', 'STRK', 310), candidate('Strike', 'STRK', 940))
  const { others } = await settled({ kind: 'derivatives', asset: STRK }, both)
  expect(others).toContain('Strike bears the same ticker; this is Starknet')
})

it('asks back where no market cap decides, and reads the other assets all the same', async () => {
  const unranked = finding(candidate('Starknet', 'STRK', null), candidate('Strike', 'STRK', null))
  const alone = await settled(priceOf(STRK), unranked)
  expect(alone.called).toEqual([])
  expect(alone.questions).toContain('STRK can mean Starknet or Strike')
  expect((await settled(priceOf(STRK), finding())).questions).toBe(alone.questions)
  expect((await settled(priceOf(BTC, STRK), unranked)).called).toEqual(['Bitcoin'])
})

it('treats a ticker that only the market knows likewise', async () => {
  const [one, two] = [candidate('Foo One', 'FOO', 700), candidate('Foo Two', 'FOO', 800)]
  const both = await settled(priceOf(FOO), finding(one, two))
  expect([both.called, both.others]).toEqual([['FOO'], expect.stringContaining('this is Foo One')])
  const unranked = [one, two].map((each) => ({ ...each, rank: null }))
  const asked = await settled(priceOf(FOO), finding(...unranked))
  expect(asked.questions).toContain('FOO can mean Foo One or Foo Two')
  // One that uses the name of a known asset is no candidate, and one alone is not ambiguous.
  const [first, second] = unranked
  const fake = { ...candidate('Foo', 'FOO', null), imitated: 'Foo One' }
  const single = await settled(priceOf(FOO), finding(fake, ...(first && second ? [first] : [])))
  expect(single).toEqual({ called: ['FOO'], others: '', questions: '' })
})

it('says nothing of an asset whose ticker nobody shares, and asks no market about it', async () => {
  expect(await settled(priceOf(BTC), failing)).toEqual({
    ...{ called: ['Bitcoin'], others: '', questions: '' },
  })
})

it('goes by the list where the market cannot be read', async () => {
  const { called, others } = await settled(priceOf(STRK), failing)
  expect([called, others]).toEqual([['Starknet'], expect.stringContaining('Strike bears')])
})
