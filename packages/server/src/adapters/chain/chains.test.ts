import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BITCOIN_ADDRESS,
  BITCOIN_HASH,
  ENS_NAME,
  EVM_HASH,
  FALSE_USDT,
  type FakeChains,
  REAL_USDT,
  startFakeChains,
  WALLET,
} from '../../../../../tests/fakes/fake-chains.ts'
import { readEnv } from '../../env.ts'
import type { ChainSource } from '../../ports/chain.ts'
import { DataFailure } from '../../ports/data-failure.ts'
import { startFakeJsonService } from '../../testing/fake-json-service.ts'
import { createChains } from './chains.ts'
import { EVM_NETWORKS } from './networks.ts'
import {
  publishedByBlockscout,
  publishedByEsplora,
  publishedByNameService,
} from './testing/published.ts'

const { signal } = new AbortController()
let fake: FakeChains
beforeAll(async () => {
  fake = await startFakeChains()
})
beforeEach(() => {
  fake.fault = null
})
afterAll(() => fake[Symbol.asyncDispose]())

function chain(id: string): ChainSource {
  const source = createChains(readEnv(fake.env))?.find(({ network }) => network.id === id)
  if (!source) throw new Error(`There is no ${id}`)
  return source
}

it('the fake answers as Esplora and Blockscout publish', async () => {
  const { ESPLORA_URL = '', BLOCKSCOUT_URL = '', BLOCKSCOUT_API_KEY = '' } = fake.env
  const headers = { authorization: `Bearer ${BLOCKSCOUT_API_KEY}` }
  for (const [base, published] of [
    [ESPLORA_URL, publishedByEsplora(BITCOIN_ADDRESS, BITCOIN_HASH)],
    [`${BLOCKSCOUT_URL}/1/api/v2`, publishedByBlockscout(WALLET, EVM_HASH, REAL_USDT, ENS_NAME)],
    [BLOCKSCOUT_URL, publishedByNameService(ENS_NAME)],
  ] as const) {
    for (const [path, shape] of Object.entries(published)) {
      const reply = await (await fetch(base + path, { headers })).json()
      expect([path, shape.safeParse(reply).error?.issues]).toEqual([path, undefined])
    }
  }
})

it.each([
  [{}, null],
  [{ LIVE_DATA: 'public' }, ['bitcoin']],
  [{ ESPLORA_URL: 'http://127.0.0.1:1' }, ['bitcoin']],
  [
    { BLOCKSCOUT_INSTANCES: 'base=http://127.0.0.1:1, ethereum=http://127.0.0.1:2' },
    ['ethereum', 'base'],
  ],
  [
    { BLOCKSCOUT_INSTANCES: 'arbitrum-nova=http://127.0.0.1:1, nowhere=http://127.0.0.1:2' },
    ['arbitrum-nova'],
  ],
  [{ BLOCKSCOUT_API_KEY: 'k' }, EVM_NETWORKS.map(({ id }) => id)],
])('with %j there are %j', (settings, ids) => {
  expect(createChains(readEnv(settings))?.map(({ network }) => network.id) ?? null).toEqual(ids)
})

it('at least a dozen EVM chains have a name in both languages, a coin and an explorer', () => {
  expect(EVM_NETWORKS.length).toBeGreaterThanOrEqual(12)
  for (const { names, symbol, site, chainId } of EVM_NETWORKS) {
    expect([names.zh, names.en, symbol]).not.toContain('')
    expect([site, chainId]).toEqual([
      expect.stringMatching(/^https:\/\/[\w.-]+$/),
      expect.any(Number),
    ])
  }
  expect(new Set(EVM_NETWORKS.map(({ chainId }) => chainId)).size).toBe(EVM_NETWORKS.length)
})

describe('names of Ethereum', () => {
  it.each([
    [ENS_NAME, WALLET],
    ['parked.eth', null],
    ['nothing.eth', null],
    ['other.eth', null],
  ])('%s leads to %s', async (name, address) => {
    expect(await chain('ethereum').resolve(name, signal)).toBe(address)
    expect(await chain('base').resolve(name, signal)).toBeNull()
  })

  it('are found by the search of an instance, if they have not expired', async () => {
    const nameOf = (name: string, expiry_date: string) => ({
      type: 'ens_domain',
      ens_info: { name, address_hash: WALLET, expiry_date },
    })
    const future = '2099-01-01T00:00:00.000Z'
    await using instance = await startFakeJsonService(() => [
      { type: 'token', ens_info: null },
      nameOf('other.eth', future),
      nameOf(ENS_NAME, future),
      nameOf('old.eth', '2020-01-01T00:00:00.000Z'),
    ])
    const [own] =
      createChains(readEnv({ BLOCKSCOUT_INSTANCES: `ethereum=${instance.address}` })) ?? []
    const resolved = ['nothing.eth', 'old.eth', ENS_NAME].map((name) => own?.resolve(name, signal))
    expect(await Promise.all(resolved)).toEqual([null, null, WALLET])
    expect(instance.requests[0]?.url.href).toBe('http://fake/api/v2/search/quick?q=nothing.eth')
  })
})

describe('Bitcoin', () => {
  it('an address', async () => {
    expect(await chain('bitcoin').address(BITCOIN_ADDRESS, signal)).toMatchObject({
      balance: { value: '1.5', unit: 'BTC', kind: 'chain' },
      transactions: { value: '2' },
      lastActive: new Date('2026-11-20T11:39:50Z'),
      firstActive: new Date('2009-01-09T02:54:25Z'),
      ...{ isContract: null, isVerified: null, tokens: [] },
      url: `https://blockstream.info/address/${BITCOIN_ADDRESS}`,
    })
  })

  it('a transaction', async () => {
    expect(await chain('bitcoin').transaction(BITCOIN_HASH, signal)).toMatchObject({
      ...{ status: 'succeeded', from: BITCOIN_ADDRESS, to: 'bc1qreceiver' },
      fee: { value: '0.000015', unit: 'BTC', asOf: '2026-11-20T11:39:50.000Z' },
      value: { value: '1.5' },
      confirmations: { value: '3' },
    })
  })

  it('what it costs now, and how high it is', async () => {
    expect(await chain('bitcoin').state(signal)).toMatchObject({
      height: { value: '924600', unit: 'blocks', asOf: '2026-11-20T11:59:50.000Z' },
      fees: [
        { speed: 'slow', price: { value: '1.05', unit: 'sat/vB', kind: 'fee' } },
        { speed: 'average', price: { value: '4.2' } },
        { speed: 'fast', price: { value: '12.5' } },
      ],
    })
  })
})

describe('Ethereum', () => {
  it('an address with its tokens, those of frauds marked', async () => {
    expect(await chain('ethereum').address(WALLET, signal)).toMatchObject({
      balance: { value: '77231416.001000000000000001', unit: 'ETH' },
      transactions: { value: '1234' },
      ...{ isContract: true, isVerified: true, name: 'Deposit' },
      lastActive: new Date('2026-11-20T11:59:50Z'),
      firstActive: new Date('2020-10-14T09:22:52Z'),
      tokens: [
        { symbol: 'USDT', amount: { value: '1.5', unit: 'USDT' }, isSuspicious: false },
        { name: 'Tether USD …', isSuspicious: true },
        { name: 'Tether USD', isSuspicious: false, isPriced: false },
      ],
      url: `https://eth.blockscout.com/address/${WALLET}`,
    })
  })

  it('a transaction, decoded', async () => {
    expect(await chain('ethereum').transaction(EVM_HASH, signal)).toMatchObject({
      status: 'succeeded',
      fee: { value: '0.009853224', unit: 'ETH' },
      call: `transfer(address to, uint256 value): to = ${WALLET}, value = 2500000`,
      transfers: [{ from: WALLET, amount: { value: '2.5', unit: 'USDT' } }],
      block: { value: '23484035' },
    })
  })

  it('a token', async () => {
    expect(await chain('ethereum').token(FALSE_USDT, signal)).toMatchObject({
      ...{ symbol: 'USDT', isSuspicious: true },
      supply: { value: '39030615894.320966', unit: 'USDT' },
      price: { value: '0.999813', unit: 'USD' },
    })
  })

  it('gas now', async () => {
    const { fees, height } = await chain('ethereum').state(signal)
    expect(fees.map(({ price }) => `${price.value} ${price.unit}`)).toEqual([
      ...['0.21 gwei', '0.35 gwei', '1.1 gwei'],
    ])
    expect(height?.value).toBe('23484046')
  })
})

it.each(['bitcoin', 'ethereum'])('%s knows nothing of what is not there', async (id) => {
  const source = chain(id)
  expect(await source.address('nothing', signal)).toBeNull()
  expect(await source.transaction('nothing', signal)).toBeNull()
  expect(await source.token('nothing', signal)).toBeNull()
})

it.each([500, 'half a JSON', 'torn'] as const)(
  'fails on %s without telling the key',
  async (fault) => {
    fake.fault = fault
    for (const id of ['bitcoin', 'ethereum']) {
      const error: unknown = await chain(id)
        .state(signal)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(DataFailure)
      expect(String(error)).not.toContain('proapi')
    }
  },
)
