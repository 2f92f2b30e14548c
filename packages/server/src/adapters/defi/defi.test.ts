import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeDefi, startFakeDefi } from '../../../../../tests/fakes/fake-defi.ts'
import { readEnv } from '../../env.ts'
import { DataFailure } from '../../ports/data-failure.ts'
import type { Defi, PoolQuery } from '../../ports/defi.ts'
import { figuresIn } from '../figures.ts'
import { createDefi } from './defi.ts'
import { PUBLISHED } from './testing/published.ts'

const { signal } = new AbortController()
let fake: FakeDefi
beforeAll(async () => {
  fake = await startFakeDefi()
})
beforeEach(() => {
  fake.fault = null
})
afterAll(() => fake[Symbol.asyncDispose]())

function defi(): Defi {
  const created = createDefi(readEnv(fake.env))
  if (!created) throw new Error('There is no source')
  return created
}

it.each(Object.entries(PUBLISHED))(
  'the fake answers %s as it is published',
  async (path, shape) => {
    const reply = await (await fetch(fake.env.DEFILLAMA_URL + path)).json()
    expect(shape.safeParse(reply).error?.issues).toBeUndefined()
  },
)

it('is nothing without an address, unless public data is meant', () => {
  expect(createDefi(readEnv({}))).toBeNull()
  expect(createDefi(readEnv({ LIVE_DATA: 'public' }))?.attribution.url).toMatch(/defillama/)
})

describe('value locked', () => {
  it.each([
    ['aave', 'Aave', '30500000000.5', 'https://defillama.com/protocol/aave'],
    ['Lido', 'Lido', '32000000000', 'https://defillama.com/protocol/lido'],
    ['Aave V3', 'Aave V3', '30000000000', 'https://defillama.com/protocol/aave-v3'],
    ['Binance CEX', 'Binance CEX', '162476627222', 'https://defillama.com/protocol/binance-cex'],
    ['ETHEREUM', 'Ethereum', '65998652431.4', 'https://defillama.com/chain/Ethereum'],
    ['BNB Smart Chain', 'BSC', '7000000000', 'https://defillama.com/chain/BSC'],
    ['bnb chain', 'BSC', '7000000000', 'https://defillama.com/chain/BSC'],
    ['Optimism', 'OP Mainnet', '900000000', 'https://defillama.com/chain/OP%20Mainnet'],
    ['Toncoin', 'TON', '100000000', 'https://defillama.com/chain/TON'],
    ['zkSync', 'ZKsync Era', '50000000', 'https://defillama.com/chain/ZKsync%20Era'],
  ])('in %s', async (name, called, value, url) => {
    const locked = await defi().lockedIn(name, signal)
    expect(locked).toMatchObject({ name: called, url, tvl: { value, unit: 'USD', kind: 'defi' } })
    for (const { source } of figuresIn(locked)) expect(source).toEqual({ name: 'DefiLlama', url })
  })

  it('is unknown of what is unknown', async () => {
    expect(await defi().lockedIn('nothing', signal)).toBeNull()
    expect(await defi().history('nothing', 7, signal)).toBeNull()
    expect((await defi().lockedIn('unmeasured', signal))?.tvl).toBeNull()
  })

  it.each([
    ['protocol', null, ['Lido', 'Aave', 'Evil click']],
    ['protocol', 'lending', ['Aave', 'Evil click']],
    ['protocol', 'CEX', ['Binance CEX']],
    ['protocol', 'base', ['Lido', 'Aave', 'Evil click']],
    ['chain', null, ['Ethereum', 'Solana', 'BSC']],
  ] as const)('largest %s of %s', async (kind, category, names) => {
    const largest = await defi().largest(kind, { category, limit: 3 }, signal)
    expect(largest.map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['aave', 7, '30500000000'],
    ['ethereum', 30, '65998652431'],
  ])('history of %s over %i days', async (name, days, latest) => {
    const history = (await defi().history(name, days, signal)) ?? []
    expect(history.length).toBeGreaterThanOrEqual(days - 1)
    expect(history.length).toBeLessThanOrEqual(days + 1)
    expect(history.at(-1)?.value.value).toBe(latest)
  })
})

it('gives fees and revenue, and knows nothing of what has none', async () => {
  expect(await defi().fees('Aave', signal)).toMatchObject({
    fees24h: { value: '2000000' },
    revenue24h: { value: '200000.5', unit: 'USD' },
  })
  expect(await defi().fees('nothing', signal)).toBeNull()
})

describe('pools', () => {
  const all: PoolQuery = {
    ...{ project: null, chain: null, symbol: null, stablecoins: false, minTvl: 0, by: 'tvl' },
    limit: 10,
  }
  it.each([
    [{}, ['STETH', 'USDC', 'ETH-USDC', 'USDC', 'USDT']],
    [{ limit: 1 }, ['STETH']],
    [{ by: 'apy' }, ['ETH-USDC', 'USDC', 'USDC', 'USDT', 'STETH']],
    [{ project: 'aave' }, ['USDC', 'USDC']],
    [{ project: 'Aave V3', chain: 'base' }, ['USDC']],
    [{ chain: 'BNB Smart Chain' }, ['USDT']],
    [{ symbol: 'usdc', minTvl: 10_000_000 }, ['USDC', 'ETH-USDC']],
    [{ stablecoins: true }, ['USDC', 'USDC']],
    [{ symbol: 'USD' }, []],
  ] as const)('that fit %j', async (query, symbols) => {
    const pools = await defi().pools({ ...all, ...query }, signal)
    expect(pools.map(({ symbol }) => symbol)).toEqual(symbols)
  })

  it('are read once, off this thread, for all who ask', async () => {
    const one = defi()
    const before = fake.requests.length
    const asked = await Promise.all(Array.from({ length: 10 }, () => one.pools(all, signal)))
    expect(fake.requests.length - before).toBe(1)
    expect(asked[9]?.[1]?.apy).toMatchObject({ value: '4.25', unit: '%', kind: 'yield' })
  })
})

describe('stablecoins', () => {
  it.each([
    [null, ['USDT', 'EURC', 'BUSDX', 'NOPX']],
    ['usdt', ['USDT']],
    ['euro coin', ['EURC']],
    ['nothing', []],
  ])('called %j', async (wanted, symbols) => {
    const coins = await defi().stablecoins(wanted, 9, signal)
    expect(coins.map(({ symbol }) => symbol)).toEqual(symbols)
  })

  it.each([
    ['USDT', '0.02'],
    ['BUSDX', '-7.5'],
    ['EURC', undefined],
    ['NOPX', undefined],
  ])('%s is %s %% off its peg', async (symbol, deviation) => {
    const [coin] = await defi().stablecoins(symbol, 1, signal)
    expect(coin?.deviation?.value).toBe(deviation)
    if (deviation)
      expect(coin?.deviation).toMatchObject({ how: 'computed', inputs: [{ name: 'price' }] })
  })
})

it.each([500, 'not JSON', 'half a JSON', 'torn'] as const)(
  'fails on %s in every call',
  async (fault) => {
    fake.fault = fault
    const one = defi()
    const query = { project: null, chain: null, symbol: null, stablecoins: false, minTvl: 0 }
    const calls = await Promise.allSettled([
      one.lockedIn('aave', signal),
      one.fees('aave', signal),
      one.pools({ ...query, by: 'tvl', limit: 1 }, signal),
      one.stablecoins(null, 1, signal),
    ])
    for (const call of calls)
      expect(call.status === 'rejected' && call.reason).toBeInstanceOf(DataFailure)
  },
)
