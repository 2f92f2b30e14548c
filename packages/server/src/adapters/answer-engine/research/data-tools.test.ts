import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeMarket, startFakeMarket } from '../../../../../../tests/fakes/fake-market.ts'
import { readEnv } from '../../../env.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import { createLiveData } from '../../live-data.ts'
import { dataTools } from './data-tools.ts'

const { signal } = new AbortController()
let market: FakeMarket
beforeAll(async () => {
  market = await startFakeMarket()
})
beforeEach(() => {
  market.fault = null
})
afterAll(() => market[Symbol.asyncDispose]())

const tools = () => dataTools(createLiveData(readEnv(market.env)))

/** What a call gives: its sources, what the model is reported, and its figures. */
async function call(name: string, given: unknown) {
  const found = await tools()
    .find((tool) => tool.name === name)
    ?.read(given)
    ?.run(signal)
  return {
    sources: found?.sources ?? [],
    reported: found?.tell([7]),
    figures: found?.figures ?? [],
  }
}

it('offers tools for the sources that there are, and none without', () => {
  expect(dataTools(createLiveData(readEnv({})))).toEqual([])
  expect(tools().map(({ name }) => name)).toEqual([
    ...['market_data', 'price_history', 'asset_profile', 'rank_assets', 'market_overview'],
  ])
})

it.each([
  ['asset_profile', {}],
  ['asset_profile', { asset: '' }],
  ['asset_profile', { asset: 'btc', currency: '../x' }],
  ['rank_assets', 'everything'],
  ['market_overview', []],
])('%s does not understand %j', (name, given) => {
  expect(
    tools()
      .find((tool) => tool.name === name)
      ?.read(given),
  ).toBeNull()
})

describe('asset_profile', () => {
  it('gives what is known with its source, and names others of the same ticker', async () => {
    const { sources, reported, figures } = await call('asset_profile', { asset: 'BTC' })
    expect(sources).toEqual([
      {
        title: 'Bitcoin (BTC) – CoinGecko',
        url: 'https://www.coingecko.com/en/coins/bitcoin',
        excerpt: expect.stringMatching(
          /^price 91,234\.5 USD, .*all time high 182,469 USD \(2025-10-06\).* \(2026-11-20 12:00 UTC\)$/,
        ),
        fetched_at: expect.any(Number),
      },
    ])
    expect(reported).toMatchObject({
      n: 7,
      name: 'Bitcoin',
      figures: { price: '91234.5 USD', allTimeHigh: '182469 USD (2025-10-06)' },
      others: [{ name: 'Bitcoin Imitation', symbol: 'BTC' }],
    })
    expect(figures).not.toEqual([])
  })

  it('gives candidates where nothing has exactly this name', async () => {
    expect((await call('asset_profile', { asset: 'imitation' })).reported).toMatchObject({
      candidates: [{ name: 'Bitcoin Imitation' }],
    })
    expect((await call('asset_profile', { asset: 'nothing' })).reported).toEqual({
      note: 'nothing is not known.',
    })
  })
})

describe('rank_assets', () => {
  it.each([
    [{ by: 'volume', limit: 1 }, 'All assets – volume – CoinGecko', 'BTC'],
    [{ by: 'Gainers', span: '7D', category: 'defi' }, /^Decentralized Finance .* gainers/, 'AAVE'],
    [{ by: 'nonsense', span: 'always', limit: 'many' }, /market cap/, 'BTC'],
  ])('%j', async (given, title, first) => {
    const { sources, reported } = await call('rank_assets', given)
    expect(sources[0]?.title).toMatch(title)
    expect(reported).toMatchObject({ n: 7, assets: expect.arrayContaining([]) })
    expect(sources[0]?.excerpt).toMatch(new RegExp(`^${first} `))
  })

  it('says what there is not', async () => {
    expect((await call('rank_assets', { by: 'volume', category: 'weather' })).reported).toEqual({
      note: 'There is no category weather.',
    })
  })
})

it.each([
  ['whole_market', undefined, /^market cap 2,621,040,321,355\.04 USD/],
  ['trending', undefined, /^SOL 142\.7 USD, AAVE/],
  ['exchanges', undefined, /^Coinbase Exchange 13,692\.36 BTC/],
  ['derivatives', 'btc', /^Bybit \(Futures\) funding -0\.0012 %/],
])('market_overview of %s', async (what, symbol, excerpt) => {
  const { sources, figures } = await call('market_overview', { what, symbol })
  expect(sources[0]?.excerpt).toMatch(excerpt)
  expect(sources[0]?.url).toMatch(/^https:\/\/www\.coingecko\.com\/en/)
  expect(figures).not.toEqual([])
})

it('price_history tells candles where they are asked for', async () => {
  const given = { asset: 'btc', days: 2, candles: true }
  expect((await call('price_history', given)).reported).toMatchObject({
    candles: [{ close: '91234.5 USD' }, { open: '91234.5 USD', high: '91236.5 USD' }],
  })
})

it('fails with a failure of the port', async () => {
  market.fault = 500
  await expect(call('market_overview', { what: 'trending' })).rejects.toBeInstanceOf(DataFailure)
})
