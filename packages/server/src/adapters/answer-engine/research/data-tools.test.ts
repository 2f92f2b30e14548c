import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BITCOIN_ADDRESS,
  ENS_NAME,
  EVM_HASH,
  FALSE_USDT,
  REAL_USDT,
  startFakeChains,
  WALLET,
} from '../../../../../../tests/fakes/fake-chains.ts'
import { startFakeDefi } from '../../../../../../tests/fakes/fake-defi.ts'
import { type FakeMarket, startFakeMarket } from '../../../../../../tests/fakes/fake-market.ts'
import { startFakeNews } from '../../../../../../tests/fakes/fake-news.ts'
import { startFakeSentiment } from '../../../../../../tests/fakes/fake-sentiment.ts'
import { readEnv } from '../../../env.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import { NOTHING, verdicts } from '../../../testing/check-figures.ts'
import { createLiveData } from '../../live-data.ts'
import { dataTools } from './data-tools.ts'

const { signal } = new AbortController()
let market: FakeMarket
let others: AsyncDisposableStack
let env: Record<string, string>
beforeAll(async () => {
  market = await startFakeMarket()
  others = new AsyncDisposableStack()
  const defi = others.use(await startFakeDefi())
  const chains = others.use(await startFakeChains())
  const sentiment = others.use(await startFakeSentiment())
  const news = others.use(await startFakeNews())
  env = { ...market.env, ...defi.env, ...chains.env, ...sentiment.env, ...news.env }
})
beforeEach(() => {
  market.fault = null
})
afterAll(async () => {
  await others.disposeAsync()
  await market[Symbol.asyncDispose]()
})

const tools = () => dataTools(createLiveData(readEnv(env)))

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
    drawn: found?.drawing?.(7, 'zh') ?? null,
  }
}

it('offers tools for the sources that there are, and none without', () => {
  expect(dataTools(createLiveData(readEnv({})))).toEqual([])
  expect(tools().map(({ name }) => name)).toEqual([
    ...['market_data', 'price_history', 'asset_profile', 'rank_assets', 'market_overview'],
    ...['defi_data', 'chain_lookup', 'sentiment', 'news'],
  ])
})

it.each([
  ['asset_profile', {}],
  ['asset_profile', { asset: '' }],
  ['asset_profile', { asset: 'btc', currency: '../x' }],
  ['rank_assets', 'everything'],
  ['market_overview', []],
  ['defi_data', 'aave'],
  ['chain_lookup', { what: 'address', id: 7 }],
  ['sentiment', 'today'],
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
          /^price 91,234\.5 USD, .*all time high 182,469 USD \(2025-10-06\).* \(2026-11-20 12:00 UTC\) Data provided by CoinGecko\.$/,
        ),
        fetched_at: expect.any(Number),
        class: 'data',
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

it.each([
  ['market_data', { assets: ['BTC'] }, 'Data provided by CoinGecko'],
  ['market_overview', { what: 'whole_market' }, 'Data provided by CoinGecko'],
  ['defi_data', { what: 'largest_chains' }, /DefiLlama/],
  ['chain_lookup', { what: 'halving' }, /Blockstream Explorer/],
  ['chain_lookup', { what: 'token', id: REAL_USDT }, 'Data by Blockscout'],
  ['sentiment', {}, /Alternative\.me/],
])('%s %j names its provider as it asks for', async (name, given, text) => {
  const { sources, reported } = await call(name, given)
  expect(reported).toMatchObject({ attribution: expect.stringMatching(text) })
  for (const { excerpt } of sources) expect(excerpt).toMatch(text)
})

it.each([
  ['rank_assets', { by: 'gainers' }, /^```chart\n\{"kind":"bar","title":"24 小时涨幅榜"/],
  ['asset_profile', { asset: 'BTC' }, /^\| Bitcoin \(BTC\) .*\| {2}\|\n.*\n\| 价格 \| /],
  ['chain_lookup', { what: 'address', id: WALLET, chain: 'ethereum' }, /^\| Ethereum 地址 \|/],
  ['chain_lookup', { what: 'transaction', id: EVM_HASH }, /^\| Ethereum 交易 \| {2}\|/],
  ['chain_lookup', { what: 'token', id: FALSE_USDT }, /^\*\*这不是 .*\n\n.* · \*\*仿冒\*\* \|/],
  ['defi_data', { what: 'yields', symbol: 'usdc', limit: 1 }, /^\| .* 的 .*USDC.* 池 \| {2}\|/],
  ['defi_data', { what: 'yields', symbol: 'usdc' }, /\*\* ✓ \|\n.*✓ 较优（锁仓价值较高）/s],
  ['defi_data', { what: 'stablecoins' }, /✓ 较优（与锚定价的偏离较小）/],
  ['chain_lookup', { what: 'state', chain: 'ethereum' }, /^$/],
])('%s %j is drawn, each number from its figures', async (name, given, expected) => {
  const { drawn, figures, sources } = await call(name, given)
  expect(drawn ?? '').toMatch(expected)
  expect(verdicts(drawn ?? '', { ...NOTHING, figures, sources }).join()).not.toContain('unfound')
})

it('fails with a failure of the port', async () => {
  market.fault = 500
  await expect(call('market_overview', { what: 'trending' })).rejects.toBeInstanceOf(DataFailure)
})

it.each([
  [{ what: 'tvl', name: 'aave', days: 3 }, /^tvl 30,500,000,000\.5 USD/],
  [{ what: 'Largest Chains' }, /^Ethereum 65,998,652,431\.4 USD, Solana/],
  [{ what: 'largest_protocols', category: 'lending', limit: '1' }, /^Aave 30,5/],
  [{ what: 'fees', name: 'Aave' }, /^fees 24h 2,000,000 USD, .*revenue 24h 200,000\.5 USD/],
  [{ what: 'yields', symbol: 'usdc', by: 'apy' }, /^curve-dex ETH-USDC \(Ethereum\) 7 %, aave-v3/],
  [{ what: 'stablecoins', symbol: 'usdt' }, /^USDT 1\.0002 USD \(\+0\.02 %\)/],
])('defi_data %j', async (given, excerpt) => {
  const { sources, figures, reported } = await call('defi_data', given)
  expect(sources[0]?.excerpt).toMatch(excerpt)
  expect(sources[0]?.url).toMatch(/^https:\/\/defillama\.com/)
  expect(figures).not.toEqual([])
  expect(reported).toMatchObject({ n: 7, asOf: expect.stringContaining('Z') })
})

it.each(['largest_chains', 'largest_protocols'])(
  'defi_data gives the places of %s',
  async (what) => {
    const { largest } = Object((await call('defi_data', { what, limit: 3 })).reported)
    const places = largest.map(({ place }: { readonly place: number }) => place)
    expect(places).toEqual([1, 2, 3].slice(0, places.length))
    expect(places.length).toBeGreaterThan(1)
  },
)

it.each([
  [{ what: 'tvl' }, 'Say the name of a protocol or chain.'],
  [{ what: 'tvl', name: 'nothing' }, 'No protocol or chain is called nothing.'],
  [{ what: 'fees', name: 'nothing' }, 'No fees of nothing are known.'],
  [{ what: 'yields', symbol: 'NONE' }, 'No pool fits.'],
])('defi_data says what it has not: %j', async (given, note) => {
  expect((await call('defi_data', given)).reported).toEqual({ note })
})

it.each([
  [{ what: 'address', id: BITCOIN_ADDRESS }, /^balance 1\.5 BTC, transactions 2 transactions/],
  [{ what: 'address', id: WALLET, chain: 'Ethereum' }, /^balance 77,231,416\.001 ETH/],
  [{ what: 'transaction', id: EVM_HASH }, /^succeeded, .*fee 0\.009853224 ETH/],
  [{ what: 'address', id: ENS_NAME, chain: 'base' }, /^balance 77,231,416\.001 ETH/],
  [{ what: 'state', chain: '以太坊' }, /^height 23,484,046 blocks/],
  [{ what: 'state', chain: 'ethereum' }, /^height 23,484,046 blocks, slow 0\.21 gwei/],
  [
    { what: 'halving' },
    /^blocks left 125,400 blocks, days left 870\.8 days, reward now 3\.125 BTC/,
  ],
  [{ what: 'token', id: REAL_USDT }, /^supply 39,030,615,894\.320966 USDT/],
  [{ what: 'token', id: FALSE_USDT }, /^This token is not Tether, whose name or ticker it uses/],
])('chain_lookup %j', async (given, excerpt) => {
  const { sources, figures } = await call('chain_lookup', given)
  expect(sources[0]?.excerpt).toMatch(excerpt)
  expect(sources[0]?.url).toMatch(/^https:\/\/(?:blockstream\.info|(?:eth|base)\.blockscout\.com)/)
  expect(figures).not.toEqual([])
})

it.each([
  [{ what: 'address', id: '../stats' }, 'Give the whole address or hash as id.'],
  [{ what: 'address', id: 'nothing.eth' }, 'nothing.eth leads to no address.'],
  [{ what: 'address', id: 'vаult.eth' }, /^Only ENS names of plain Latin letters/],
  [{ what: 'transaction', id: `0x${'0'.repeat(64)}` }, /another chain may\.$/],
  [{ what: 'state', chain: 'tron' }, /^That chain cannot be read here; these can: bitcoin, /],
  [{ what: 'token', id: BITCOIN_ADDRESS }, /^Bitcoin knows no token/],
])('chain_lookup says what it cannot: %j', async (given, note) => {
  expect((await call('chain_lookup', given)).reported).toEqual({
    note: expect.stringMatching(note),
  })
})

it('chain_lookup tells to whom a name belongs now, since when, and which tokens are imitations', async () => {
  const { reported } = await call('chain_lookup', { what: 'address', id: ENS_NAME })
  expect(reported).toMatchObject({
    ensName: `${ENS_NAME} leads to ${WALLET} now; its owner can change that. Give the address, too.`,
    firstActive: '2020-10-14T09:22:52.000Z',
    tokens: [
      { symbol: 'USDT', address: REAL_USDT },
      { warning: expect.stringContaining('takes this token for a fraud') },
      { price: 'none known', warning: expect.stringContaining('This token is not Tether') },
    ],
  })
  expect(JSON.stringify(reported)).not.toContain('isPriced')
})

it('chain_lookup shows a token where the market cannot be asked whom it imitates', async () => {
  market.fault = 500
  const { reported } = await call('chain_lookup', { what: 'token', id: FALSE_USDT })
  expect(reported).toMatchObject({
    warning: expect.stringContaining('Blockscout takes this token'),
  })
})

it.each([
  [{}, 7],
  [{ days: 2 }, 2],
  [{ days: 'all' }, 7],
])('sentiment %j', async (given, days) => {
  const { sources, reported, figures } = await call('sentiment', given)
  expect(sources[0]?.excerpt).toMatch(/^23 of 100, Fear \(2026-11-20/)
  expect(reported).toMatchObject({ index: '23 of 100', label: 'Fear', days: expect.any(Array) })
  expect(figures).toHaveLength(days)
})

it.each([
  [{ about: 'btc, 比特币' }, ['Bitcoin rises & rises – Fake Daily', '比特币上涨 – Fake Atom']],
  [{ about: ['比特币'] }, ['比特币上涨 – Fake Atom']],
  [{ limit: 1 }, ['Bitcoin rises & rises – Fake Daily']],
])('news %j', async (given, titles) => {
  const { sources, reported } = await call('news', given)
  expect(sources.map(({ title }) => title)).toEqual(titles)
  expect(reported).toMatchObject({ headlines: [{ n: 7 }, ...titles.slice(1).map(() => ({}))] })
})

it('news says when no headline fits', async () => {
  expect((await call('news', { about: 'weather' })).reported).toEqual({ note: 'No headline fits.' })
})
