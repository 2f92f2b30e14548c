import { z } from 'zod'

/**
 * The shapes that CoinGecko publishes for version 3 of its API, as far as they are used, in our own
 * words: strict, so that a fake sends nothing that the provider does not.
 */
const number = z.number().nullable()
const text = z.string().nullable()
const date = z.iso.datetime()
const byCurrency = z.record(z.string(), z.number())
const image = z.partialRecord(z.enum(['thumb', 'small', 'large']), z.string())
const percentages = ['1h', '24h', '7d', '14d', '30d', '200d', '1y'] as const
const changes = Object.fromEntries(
  percentages.map((span) => [`price_change_percentage_${span}_in_currency`, number.optional()]),
)

const found = z.strictObject({
  coins: z.array(
    z.strictObject({
      ...{ id: z.string(), name: z.string(), api_symbol: z.string(), symbol: z.string() },
      ...{ market_cap_rank: number, thumb: z.string(), large: z.string() },
    }),
  ),
  exchanges: z.array(z.unknown()),
  icos: z.array(z.unknown()),
  categories: z.array(z.unknown()),
  nfts: z.array(z.unknown()),
})

const markets = z.array(
  z.strictObject({
    ...{ id: z.string(), symbol: z.string(), name: z.string(), image: z.string() },
    ...{ current_price: number, market_cap: number, market_cap_rank: number },
    ...{ fully_diluted_valuation: number, total_volume: number, high_24h: number },
    ...{ low_24h: number, price_change_24h: number, price_change_percentage_24h: number },
    ...{ market_cap_change_24h: number, market_cap_change_percentage_24h: number },
    ...{ circulating_supply: number, total_supply: number, max_supply: number },
    ...{ ath: number, ath_change_percentage: number, ath_date: date.nullable() },
    ...{ atl: number, atl_change_percentage: number, atl_date: date.nullable() },
    ...{ roi: z.unknown(), last_updated: date.nullable(), ...changes },
  }),
)

const series = z.array(z.tuple([z.number(), z.number().nullable()]))
const chart = z.strictObject({ prices: series, market_caps: series, total_volumes: series })
const ohlc = z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]))
const categories = z.array(z.strictObject({ category_id: z.string(), name: z.string() }))

const coin = z.strictObject({
  ...{ id: z.string(), symbol: z.string(), name: z.string(), web_slug: z.string() },
  asset_platform_id: text,
  platforms: z.record(z.string(), z.string()),
  categories: z.array(z.string()),
  description: z.record(z.string(), z.string()),
  links: z.object({ homepage: z.array(z.string()), whitepaper: z.string() }),
  image,
  genesis_date: text,
  market_cap_rank: number,
  last_updated: date,
  market_data: z.strictObject({
    ...{ current_price: byCurrency, market_cap: byCurrency, total_volume: byCurrency },
    fully_diluted_valuation: byCurrency,
    ...{ ath: byCurrency, ath_change_percentage: byCurrency, ath_date: z.record(z.string(), date) },
    ...{ atl: byCurrency, atl_change_percentage: byCurrency, atl_date: z.record(z.string(), date) },
    price_change_percentage_24h_in_currency: byCurrency,
    price_change_percentage_7d_in_currency: byCurrency,
    price_change_percentage_30d_in_currency: byCurrency,
    price_change_percentage_1y_in_currency: byCurrency,
    ...{ circulating_supply: number, total_supply: number, max_supply: number },
    last_updated: date,
  }),
  developer_data: z.strictObject({
    ...{ forks: number, stars: number, subscribers: number, total_issues: number },
    ...{ closed_issues: number, pull_requests_merged: number, pull_request_contributors: number },
    commit_count_4_weeks: number,
  }),
})

const trending = z.strictObject({
  coins: z.array(
    z.strictObject({
      item: z.strictObject({
        ...{ id: z.string(), coin_id: z.number(), name: z.string(), symbol: z.string() },
        ...{ market_cap_rank: number, slug: z.string(), price_btc: z.number(), score: z.number() },
        ...{ thumb: z.string(), small: z.string(), large: z.string() },
        data: z.strictObject({
          ...{ price: z.number(), price_btc: z.string(), market_cap: z.string() },
          price_change_percentage_24h: byCurrency,
          ...{ total_volume: z.string(), sparkline: z.string(), content: z.unknown() },
        }),
      }),
    }),
  ),
  nfts: z.array(z.unknown()),
  categories: z.array(z.unknown()),
})

const global = z.strictObject({
  data: z.strictObject({
    ...{ active_cryptocurrencies: z.number(), upcoming_icos: z.number(), markets: z.number() },
    ...{ ongoing_icos: z.number(), ended_icos: z.number(), updated_at: z.number() },
    ...{ total_market_cap: byCurrency, total_volume: byCurrency },
    market_cap_percentage: byCurrency,
    market_cap_change_percentage_24h_usd: z.number(),
  }),
})

const exchanges = z.array(
  z.strictObject({
    ...{ id: z.string(), name: z.string(), year_established: number, country: text },
    ...{ description: z.string(), url: z.string(), image: z.string() },
    ...{ has_trading_incentive: z.boolean(), trust_score: number, trust_score_rank: number },
    trade_volume_24h_btc: z.number(),
  }),
)

const derivatives = z.array(
  z.strictObject({
    ...{ market: z.string(), symbol: z.string(), index_id: z.string(), price: z.string() },
    ...{ price_percentage_change_24h: z.number(), contract_type: z.string(), index: number },
    ...{ basis: z.number(), spread: number, funding_rate: z.number(), open_interest: number },
    ...{ volume_24h: z.number(), last_traded_at: z.number(), expired_at: z.unknown() },
  }),
)

/** By path. */
export const PUBLISHED = {
  '/search?query=btc': found,
  '/coins/markets?vs_currency=usd&ids=bitcoin': markets,
  '/coins/markets?vs_currency=usd&order=volume_desc&price_change_percentage=1h,7d': markets,
  '/coins/bitcoin/market_chart?vs_currency=usd&days=7': chart,
  '/coins/bitcoin/ohlc?vs_currency=usd&days=7': ohlc,
  '/coins/categories/list': categories,
  '/coins/tether': coin,
  '/coins/ethereum/contract/0xdac17f958d2ee523a2206206994597c13d831ec7': coin,
  '/search/trending': trending,
  '/global': global,
  '/exchanges?per_page=2': exchanges,
  '/derivatives': derivatives,
}
