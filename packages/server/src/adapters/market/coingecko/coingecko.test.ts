import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../../env.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from '../../../testing/fake-json-service.ts'
import { createMarketData } from '../market-data.ts'
import { coinGecko } from './coingecko.ts'

const COINS = [
  { id: 'bitcoin-fake', name: 'Bitcoin', symbol: 'BTC', market_cap_rank: null },
  { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC', market_cap_rank: 1 },
  { id: 'ethereum', name: 'Ethereum', symbol: 'ETH', market_cap_rank: 2 },
  { id: 'silent', name: 'Silent', symbol: 'SIL', market_cap_rank: 900 },
  { id: 'tokamak-network', name: 'Tokamak Network', symbol: 'TON', market_cap_rank: 800 },
  { id: 'the-open-network', name: 'Toncoin', symbol: 'TON', market_cap_rank: 20 },
  { id: 'ton-imitation', name: 'TON', symbol: 'TON', market_cap_rank: null },
]
const AT = '2026-11-20T12:00:00.000Z'
const { signal } = new AbortController()

function reply({ url }: JsonServiceRequest): unknown {
  if (url.pathname === '/api/v3/search') return { coins: COINS, exchanges: [] }
  if (url.pathname === '/api/v3/coins/bitcoin/market_chart')
    return {
      prices: [
        [Date.parse(AT) - 1000, 1.5],
        [Date.parse(AT), null],
        [Date.parse(AT), 2],
      ],
    }
  if (url.pathname !== '/api/v3/coins/markets') return undefined
  const ids = url.searchParams.get('ids')?.split(',') ?? []
  return COINS.filter(({ id }) => ids.includes(id)).map((coin) => ({
    ...coin,
    current_price: coin.id === 'silent' ? null : 91_234.5,
    price_change_percentage_24h: null,
    market_cap: 1_800_000_000_000,
    last_updated: AT,
  }))
}

describe('CoinGecko', () => {
  let service: FakeJsonService
  beforeAll(async () => {
    service = await startFakeJsonService(reply)
  })
  beforeEach(() => {
    service.fault = null
  })
  afterAll(() => service[Symbol.asyncDispose]())
  const market = (apiKey: string | null = null) =>
    coinGecko({ baseUrl: `${service.address}/api/v3`, apiKey, patienceMs: 500 })

  it('is nothing without an address, unless public data is meant', () => {
    expect(createMarketData(readEnv({ LIVE_DATA: 'public' }))?.name).toBe('CoinGecko')
    expect(createMarketData(readEnv({ COINGECKO_API_KEY: 'key' }))).toBeNull()
  })

  it('gives figures with their time and page', async () => {
    expect(await market().quotes(['BTC'], 'usd', signal)).toEqual([
      {
        id: 'bitcoin',
        symbol: 'BTC',
        name: 'Bitcoin',
        currency: 'usd',
        price: 91_234.5,
        change24h: null,
        marketCap: 1_800_000_000_000,
        at: new Date(AT),
        url: 'https://www.coingecko.com/en/coins/bitcoin',
        rank: 1,
      },
    ])
  })

  it('takes the largest of several with one ticker, and tells the other ranked ones', async () => {
    const others = [{ id: 'tokamak-network', rank: 800 }]
    expect(await market().quotes(['TON'], 'usd', signal)).toMatchObject([
      { id: 'the-open-network', rank: 20, others },
    ])
    expect(await market().history('bitcoin', 7, 'usd', signal)).not.toHaveProperty('others')
    expect((await market().quotes(['Toncoin'], 'usd', signal))[0]).not.toHaveProperty('others')
  })

  it('leaves out what is unknown or has no price', async () => {
    const assets = ['bitcoin', ' Eth ', 'doge', 'SIL', 'BTC']
    const quotes = await market().quotes(assets, 'eur', signal)
    expect(quotes.map(({ id }) => id)).toEqual(['bitcoin', 'ethereum'])
    expect(await market().quotes(['doge'], 'usd', signal)).toEqual([])
    expect(await market().history('doge', 7, 'usd', signal)).toBeNull()
  })

  it('gives a history', async () => {
    expect(await market().history('btc', 7, 'usd', signal)).toEqual({
      id: 'bitcoin',
      symbol: 'BTC',
      name: 'Bitcoin',
      currency: 'usd',
      points: [
        { at: new Date(Date.parse(AT) - 1000), price: 1.5 },
        { at: new Date(AT), price: 2 },
      ],
      url: 'https://www.coingecko.com/en/coins/bitcoin',
    })
    expect(Object.fromEntries(service.requests.at(-1)?.url.searchParams ?? [])).toEqual({
      vs_currency: 'usd',
      days: '7',
    })
  })

  it('asks once for what it read a moment ago', async () => {
    const one = market()
    const before = service.requests.length
    for (let time = 0; time < 3; time += 1) await one.quotes(['btc'], 'usd', signal)
    expect(service.requests.length - before).toBe(2)
  })

  it('leaves others their requests when somebody asks for many unknown contracts', async () => {
    const one = market()
    const unknown = Array.from({ length: 10 }, (_, n) => `0x${String(n).repeat(40)}`)
    const before = service.requests.length
    for (let time = 0; time < 3; time += 1)
      expect(await one.quotes(unknown, 'usd', signal)).toEqual([])
    expect(service.requests.length - before).toBe(3 * 5)
    expect(await one.quotes([...unknown.slice(0, 9), 'btc'], 'usd', signal)).toHaveLength(1)
  })

  it('sends a key in the header of its kind', async () => {
    await market('secret-key').quotes(['btc'], 'usd', signal)
    expect(service.requests.at(-1)?.headers['x-cg-demo-api-key']).toBe('secret-key')
  })

  it.each([429, 500, 'not JSON', 'half a JSON', 'huge', 'torn'] as const)(
    'fails on %s without telling the key',
    async (fault) => {
      service.fault = fault
      const failing = market('secret-key').quotes(['btc'], 'usd', signal)
      const error: unknown = await failing.catch((failure: unknown) => failure)
      expect(error).toBeInstanceOf(DataFailure)
      expect(String(error)).not.toContain('secret')
    },
  )
})
