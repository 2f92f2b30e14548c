import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeMarket,
  MARKET_TIME,
  startFakeMarket,
  TETHER_CONTRACT,
} from '../../../../../../tests/fakes/fake-market.ts'
import { OTHER_PLATFORMS } from '../../../../../../tests/fakes/market-records.ts'
import { readEnv } from '../../../env.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import type { MarketData, Ranking } from '../../../ports/market-data.ts'
import { figuresIn } from '../../figures.ts'
import { createMarketData } from '../market-data.ts'
import { PUBLISHED } from './testing/published.ts'

const { signal } = new AbortController()
let fake: FakeMarket
beforeAll(async () => {
  fake = await startFakeMarket()
})
beforeEach(() => {
  fake.fault = null
})
afterAll(() => fake[Symbol.asyncDispose]())

function market(): MarketData {
  const created = createMarketData(readEnv(fake.env))
  if (!created) throw new Error('There is no market')
  return created
}

it.each(Object.entries(PUBLISHED))(
  'the fake answers %s as it is published',
  async (path, shape) => {
    const { COINGECKO_URL = '', COINGECKO_API_KEY = '' } = fake.env
    const headers = { 'x-cg-demo-api-key': COINGECKO_API_KEY }
    const reply = await (await fetch(COINGECKO_URL + path, { headers })).json()
    expect(shape.safeParse(reply).error?.issues).toBeUndefined()
  },
)

describe('find', () => {
  it.each([
    ['btc', ['bitcoin', 'bitcoin-imitation']],
    [' $BTC ', ['bitcoin', 'bitcoin-imitation']],
    ['bitcoin', ['bitcoin', 'bitcoin-imitation']],
    ['Bitcoin Imitation', ['bitcoin-imitation']],
    [TETHER_CONTRACT, ['tether']],
    [TETHER_CONTRACT.toUpperCase().replace('0X', '0x'), ['tether']],
    [`0x${'0'.repeat(40)}`, []],
    ['nothing', []],
  ])('%j may mean %j', async (query, ids) => {
    expect((await market().find(query, signal)).map(({ id }) => id)).toEqual(ids)
  })

  it('says the rank of each candidate', async () => {
    expect(await market().find('btc', signal)).toMatchObject([{ rank: 1 }, { rank: null }])
  })
})

describe('rank', () => {
  const ranked = async (more: Partial<Ranking>) =>
    market().rank(
      { by: 'market_cap', span: '24h', category: null, limit: 3, currency: 'usd', ...more },
      signal,
    )

  it.each([
    [{}, ['BTC', 'USDT', 'SOL']],
    [{ limit: 1 }, ['BTC']],
    [{ by: 'gainers', limit: 2 }, ['BTC', 'AAVE']],
    [{ by: 'losers' }, ['BTC', 'ETH']],
    [{ category: 'Layer 1' }, ['BTC', 'SOL', 'ETH']],
    [{ category: 'defi' }, ['AAVE']],
  ] as const)('%j gives %j', async (more, symbols) => {
    expect((await ranked(more))?.assets.map(({ symbol }) => symbol)).toEqual(symbols)
  })

  it('says among how many movers were found, and knows no category that there is not', async () => {
    expect((await ranked({ by: 'gainers' }))?.among).toBe(6)
    expect((await ranked({}))?.among).toBeNull()
    expect(await ranked({ category: 'weather' })).toBeNull()
  })

  it('gives the change over the span that is asked for', async () => {
    const [sol] = (await ranked({ by: 'gainers', span: '7d', category: 'layer 1' }))?.assets ?? []
    expect(sol?.change).toMatchObject({ kind: 'change', value: '12.6', unit: '%' })
  })
})

describe('profile', () => {
  it('gives texts without markup, and figures with unit, time and source', async () => {
    const profile = await market().profile('USDT', 'usd', signal)
    expect(profile).toMatchObject({
      ...{ id: 'tether', symbol: 'USDT', rank: 3, genesisDate: '2009-01-03' },
      description: 'Tether is a test . More of it.',
      website: 'example.org',
      figures: {
        price: { value: '1.0002', unit: 'USD', asOf: MARKET_TIME, of: ['Tether', 'USDT'] },
        circulatingSupply: { value: '150000000000', unit: 'USDT' },
        allTimeHigh: { kind: 'fact', asOf: '2025-10-06T18:57:42.558Z', unit: 'USD' },
        maxSupply: null,
        commits4Weeks: { value: '108', unit: 'commits' },
      },
    })
    const source = { name: 'CoinGecko', url: 'https://www.coingecko.com/en/coins/tether' }
    for (const figure of figuresIn(profile)) expect(figure.source).toEqual(source)
  })

  it('has the contracts of every chain, for what is none of them is an imitation', async () => {
    const { contracts } = (await market().profile('USDT', 'usd', signal)) ?? {}
    expect(contracts?.[0]).toEqual({ platform: 'ethereum', address: TETHER_CONTRACT })
    expect(contracts).toHaveLength(1 + Object.keys(OTHER_PLATFORMS).length)
  })

  it('knows nothing of what nobody knows', async () => {
    expect(await market().profile('nothing', 'usd', signal)).toBeNull()
  })
})

describe('history and candles', () => {
  it.each([
    [364, 365, undefined],
    [365, 366, undefined],
    [366, 366, 365],
  ])('of %i days have %i points, limited to %s', async (days, points, limitDays) => {
    const history = await market().history('btc', days, 'usd', signal)
    expect([history?.points.length, history?.limitDays]).toEqual([points, limitDays])
  })

  it.each([
    [1, 1],
    [5, 5],
    [7, 7],
  ])('candles of %i days are %i', async (days, count) => {
    const history = await market().candles('btc', days, 'usd', signal)
    expect(history?.candles).toHaveLength(count)
    expect(history?.candles.at(-1)).toMatchObject({
      ...{ open: { value: '91234.5' }, high: { value: '91236.5' }, low: { value: '91232.5' } },
      close: { value: '91235.5', unit: 'USD', asOf: MARKET_TIME },
    })
  })
})

it('gives the whole market, what is trending, exchanges and derivatives', async () => {
  const one = market()
  expect(await one.wholeMarket('usd', signal)).toMatchObject({
    marketCap: { value: '2621040321355.04', unit: 'USD', asOf: MARKET_TIME },
    shares: [{ symbol: 'BTC', share: { value: '57.95' } }, { symbol: 'ETH' }, { symbol: 'USDT' }],
  })
  expect(await one.trending(signal)).toMatchObject([{ symbol: 'SOL' }, { symbol: 'AAVE' }])
  expect(await one.exchanges(1, signal)).toMatchObject([
    { name: 'Coinbase Exchange', volume24h: { value: '13692.36', unit: 'BTC' } },
  ])
  const { contracts } = await one.derivatives('$btc', signal)
  expect(contracts).toMatchObject([
    { market: 'Bybit (Futures)', fundingRate: { value: '-0.0012', unit: '%' } },
    { market: 'Binance (Futures)', openInterest: { value: '7497508223.83', unit: 'USD' } },
  ])
})

it('ten who ask for one price make one request for the name and one for the price', async () => {
  const one = market()
  const before = fake.requests.length
  await Promise.all(Array.from({ length: 10 }, () => one.quotes(['btc'], 'usd', signal)))
  expect(fake.requests.length - before).toBe(2)
})

it.each([500, 'not JSON', 'half a JSON', 'huge', 'torn'] as const)(
  'fails on %s in every call, without telling the key',
  async (fault) => {
    fake.fault = fault
    const one = market()
    const calls = await Promise.allSettled([
      one.find('btc', signal),
      one.profile('btc', 'usd', signal),
      one.wholeMarket('usd', signal),
      one.trending(signal),
      one.exchanges(3, signal),
    ])
    for (const call of calls) {
      const error: unknown = call.status === 'rejected' ? call.reason : null
      expect(error).toBeInstanceOf(DataFailure)
      expect(String(error)).not.toContain('fake-market-key')
    }
  },
)
