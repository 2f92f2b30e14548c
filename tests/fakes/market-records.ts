/** The time of the newest figures of the fake market. */
export const MARKET_TIME = '2026-11-20T12:00:00.000Z'
const DAY_MS = 86_400_000
const PICTURE = 'https://coin-images.coingecko.com/coins/images/1.png'

interface FakeCoin {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly rank: number | null
  readonly price: number
  readonly supply: number
  /** Per cent within a day. */
  readonly change: number
  readonly category: string
  readonly contract?: string
}

/** USDT on Ethereum. */
export const TETHER_CONTRACT = '0xdac17f958d2ee523a2206206994597c13d831ec7'

const coin = (
  [id, symbol, name]: readonly [string, string, string],
  rank: number | null,
  [price, supply, change]: readonly [number, number, number],
  category: string,
  contract?: string,
): FakeCoin => ({
  id,
  symbol,
  name,
  rank,
  price,
  supply,
  change,
  category,
  ...(contract && { contract }),
})

/** It is listed, but nothing of its own can be read. */
export const UNREADABLE = 'kusama'

export const COINS: readonly FakeCoin[] = [
  coin(['bitcoin', 'btc', 'Bitcoin'], 1, [91_234.5, 19_000_000, -1.5], 'layer-1'),
  coin(['ethereum', 'eth', 'Ethereum'], 2, [3_012.25, 19_000_000, -1.5], 'layer-1'),
  coin(
    ['tether', 'usdt', 'Tether'],
    3,
    [1.0002, 150_000_000_000, 0.01],
    'stablecoins',
    TETHER_CONTRACT,
  ),
  coin(['solana', 'sol', 'Solana'], 6, [142.7, 550_000_000, 4.2], 'layer-1'),
  coin(['aave', 'aave', 'Aave'], 40, [181.3, 15_000_000, 12.75], 'decentralized-finance-defi'),
  // Two with one ticker, too small for a page of the largest.
  coin(['starknet', 'strk', 'Starknet'], 310, [0.125, 4_000_000_000, 2], 'layer-2'),
  coin(['strike', 'strk', 'Strike'], 940, [6.5, 5_500_000, 1], 'decentralized-finance-defi'),
  // A ticker that was another's once, whose market is the larger one today.
  coin(['terra-luna-2', 'luna', 'Terra'], 860, [0.15, 700_000_000, -2], 'layer-1'),
  coin(['terra-luna', 'lunc', 'Terra Luna Classic'], 255, [0.00005, 5e12, -1], 'layer-1'),
  coin([UNREADABLE, 'ksm', 'Kusama'], 320, [14.5, 16_000_000, 1], 'layer-1'),
  coin(['bitcoin-imitation', 'btc', 'Bitcoin Imitation'], null, [0.01, 1000, 900], 'meme-token'),
]

export const foundOf = ({ id, symbol, name, rank }: FakeCoin) => ({
  ...{ id, name, api_symbol: id, symbol: symbol.toUpperCase() },
  ...{ market_cap_rank: rank, thumb: PICTURE, large: PICTURE },
})

export function marketRowOf(
  { id, symbol, name, rank, price, supply, change }: FakeCoin,
  spans: string,
) {
  const cap = price * supply
  const inCurrency = spans.split(',').filter(Boolean)
  return {
    ...{ id, symbol, name, image: PICTURE, current_price: price, market_cap: cap },
    ...{ market_cap_rank: rank, fully_diluted_valuation: cap, total_volume: cap / 20 },
    ...{ high_24h: price * 1.01, low_24h: price * 0.98, price_change_24h: (price * change) / 100 },
    ...{ price_change_percentage_24h: change, market_cap_change_24h: (cap * change) / 100 },
    ...{ market_cap_change_percentage_24h: change, circulating_supply: supply },
    ...{ total_supply: supply, max_supply: null, ath: price * 2, ath_change_percentage: -50 },
    ...{ ath_date: '2025-10-06T18:57:42.558Z', atl: price / 100, atl_change_percentage: 9900 },
    ...{ atl_date: '2013-07-06T00:00:00.000Z', roi: null, last_updated: MARKET_TIME },
    ...Object.fromEntries(
      inCurrency.map((span, at) => [
        `price_change_percentage_${span}_in_currency`,
        Number((change * (at + 1)).toFixed(4)),
      ]),
    ),
  }
}

/** A known asset has a contract on many chains. */
export const OTHER_PLATFORMS = Object.fromEntries(
  Array.from({ length: 17 }, (_, at) => [
    `chain-${at + 1}`,
    `0x${String(at + 1).padStart(40, '0')}`,
  ]),
)

export function detailsOf({
  id,
  symbol,
  name,
  rank,
  price,
  supply,
  change,
  category,
  contract,
}: FakeCoin) {
  const usd = (value: number) => ({ usd: value, eur: value * 0.9, cny: value * 7 })
  const dates = (value: string) => ({ usd: value, eur: value, cny: value })
  return {
    ...{ id, symbol, name, web_slug: id, asset_platform_id: contract ? 'ethereum' : null },
    platforms: contract ? { ethereum: contract, ...OTHER_PLATFORMS } : { '': '' },
    categories: [category],
    description: { en: `${name} is <a href="https://evil.example">a test</a>.\r\n\r\nMore of it.` },
    links: { homepage: ['https://example.org/start', ''], whitepaper: '' },
    image: { thumb: PICTURE },
    genesis_date: '2009-01-03',
    market_cap_rank: rank,
    last_updated: MARKET_TIME,
    market_data: {
      ...{ current_price: usd(price), market_cap: usd(price * supply) },
      ...{ total_volume: usd(1_000_000), fully_diluted_valuation: usd(price * supply * 1.1) },
      ...{
        ath: usd(price * 2),
        ath_change_percentage: usd(-50),
        ath_date: dates('2025-10-06T18:57:42.558Z'),
      },
      ...{
        atl: usd(price / 100),
        atl_change_percentage: usd(9900),
        atl_date: dates('2013-07-06T00:00:00.000Z'),
      },
      price_change_percentage_24h_in_currency: usd(change),
      price_change_percentage_7d_in_currency: usd(change * 2),
      price_change_percentage_30d_in_currency: usd(change * 3),
      price_change_percentage_1y_in_currency: usd(change * 4),
      ...{ circulating_supply: supply, total_supply: supply, max_supply: null },
      last_updated: MARKET_TIME,
    },
    developer_data: {
      ...{ forks: 10, stars: 76_697, subscribers: 3, total_issues: 4, closed_issues: 4 },
      ...{ pull_requests_merged: 5, pull_request_contributors: 829, commit_count_4_weeks: 108 },
    },
  }
}

/** So many days have points within a day, and more only those of 00:00 UTC, up to the present one. */
const MOST_DAYS_IN_DETAIL = 90

/** A price that rises by one each day, up to the present one. */
export function chartOf(coin: FakeCoin, days: number) {
  const end = Date.parse(MARKET_TIME)
  const isDaily = days > MOST_DAYS_IN_DETAIL
  const today = end - (end % DAY_MS)
  const prices = Array.from({ length: days + 1 }, (_, at) => {
    const ago = days - at
    const time = isDaily && ago > 0 ? today - (ago - 1) * DAY_MS : end - ago * DAY_MS
    return [time, coin.price - ago]
  })
  return { prices, market_caps: [], total_volumes: [] }
}

export const candlesOf = (coin: FakeCoin, days: number) =>
  chartOf(coin, days).prices.map(([at = 0, price = 0]) => [
    at,
    price,
    price + 2,
    price - 2,
    price + 1,
  ])

export const CATEGORIES = [
  { category_id: 'layer-1', name: 'Layer 1 (L1)' },
  { category_id: 'decentralized-finance-defi', name: 'Decentralized Finance (DeFi)' },
  { category_id: 'defi-index', name: 'DeFi Index' },
  { category_id: 'meme-token', name: 'Meme' },
]

export const TRENDING = {
  coins: COINS.slice(3, 5).map(({ id, symbol, name, rank, price, change }, score) => ({
    item: {
      ...{ id, coin_id: score, name, symbol, market_cap_rank: rank, slug: id, price_btc: 0.001 },
      ...{ score, thumb: PICTURE, small: PICTURE, large: PICTURE },
      data: {
        ...{ price, price_btc: '0.001', price_change_percentage_24h: { usd: change } },
        ...{ market_cap: '$1', total_volume: '$1', sparkline: PICTURE, content: null },
      },
    },
  })),
  nfts: [],
  categories: [],
}

export const GLOBAL = {
  data: {
    ...{ active_cryptocurrencies: 17_397, upcoming_icos: 0, ongoing_icos: 49, ended_icos: 3376 },
    ...{ markets: 1476, updated_at: Date.parse(MARKET_TIME) / 1000 },
    total_market_cap: { usd: 2_621_040_321_355.04, eur: 2_358_936_289_219.5 },
    total_volume: { usd: 95_133_256_404.37 },
    market_cap_percentage: { eth: 9.58, btc: 57.95, usdt: 7.22 },
    market_cap_change_percentage_24h_usd: -1.6,
  },
}

export const EXCHANGES = ['gdax', 'binance'].map((id, at) => ({
  ...{ id, name: id === 'gdax' ? 'Coinbase Exchange' : 'Binance', year_established: 2012 + at * 5 },
  ...{ country: at === 0 ? 'United States' : null, description: '', url: 'https://example.org/' },
  ...{ image: PICTURE, has_trading_incentive: false, trust_score: 10, trust_score_rank: at + 1 },
  trade_volume_24h_btc: 13_692.36 * (at + 1),
}))

export const DERIVATIVES = [
  ['Binance (Futures)', 'BTCUSDT', 'BTC', 0.004308, 7_497_508_223.83],
  ['Bybit (Futures)', 'BTCUSDT', 'BTC', -0.0012, 9_497_508_223.83],
  ['Binance (Futures)', 'ETHUSDT', 'ETH', 0.005327, 4_563_725_156.36],
  ['Binance (Futures)', 'STRKUSDT', 'STRK', 0.0021, 12_725_156.36],
].map(([market, symbol, index_id, funding_rate, open_interest]) => ({
  ...{ market, symbol, index_id, price: '91240.1', price_percentage_change_24h: -1.2 },
  ...{ contract_type: 'perpetual', index: 91_230, basis: -0.1, spread: 0.01, funding_rate },
  ...{ open_interest, volume_24h: 9_623_150_393.37, expired_at: null },
  last_traded_at: Date.parse(MARKET_TIME) / 1000,
}))
