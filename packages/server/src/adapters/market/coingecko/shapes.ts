import { z } from 'zod'

/** What is read of CoinGecko's replies; anything else in them is left out. */
const number = z.number().nullish()
const text = z.string().nullish()
const moment = z.iso.datetime({ offset: true }).nullish()
/** Milliseconds since 1970, within what a date can be. */
const time = z.number().min(0).max(8.64e15)
/** By currency, in small letters. */
const byCurrency = z.record(z.string(), z.number().nullish()).nullish()
const datesByCurrency = z.record(z.string(), z.string().nullish()).nullish()

export const found = z.object({
  coins: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      symbol: z.string(),
      market_cap_rank: number,
    }),
  ),
})
export type Coin = z.infer<typeof found>['coins'][number]

export const markets = z.array(
  z.object({
    id: z.string(),
    symbol: z.string(),
    name: z.string(),
    current_price: number,
    market_cap: number,
    market_cap_rank: number,
    total_volume: number,
    price_change_percentage_24h: number,
    price_change_percentage_1h_in_currency: number,
    price_change_percentage_24h_in_currency: number,
    price_change_percentage_7d_in_currency: number,
    price_change_percentage_30d_in_currency: number,
    price_change_percentage_1y_in_currency: number,
    last_updated: moment,
  }),
)
export type MarketRow = z.infer<typeof markets>[number]

export const chart = z.object({ prices: z.array(z.tuple([time, z.number().nullable()])) })

export const ohlc = z.array(z.tuple([time, z.number(), z.number(), z.number(), z.number()]))

export const categories = z.array(z.object({ category_id: z.string(), name: z.string() }))

export const coin = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  platforms: z.record(z.string(), z.string().nullish()).nullish(),
  categories: z.array(z.string().nullable()).nullish(),
  description: z.object({ en: text }).nullish(),
  links: z.object({ homepage: z.array(z.string().nullable()).nullish() }).nullish(),
  genesis_date: text,
  market_cap_rank: number,
  last_updated: moment,
  market_data: z
    .object({
      current_price: byCurrency,
      market_cap: byCurrency,
      fully_diluted_valuation: byCurrency,
      total_volume: byCurrency,
      ath: byCurrency,
      ath_date: datesByCurrency,
      ath_change_percentage: byCurrency,
      atl: byCurrency,
      atl_date: datesByCurrency,
      price_change_percentage_24h_in_currency: byCurrency,
      price_change_percentage_7d_in_currency: byCurrency,
      price_change_percentage_30d_in_currency: byCurrency,
      price_change_percentage_1y_in_currency: byCurrency,
      circulating_supply: number,
      total_supply: number,
      max_supply: number,
      last_updated: moment,
    })
    .nullish(),
  developer_data: z
    .object({ stars: number, commit_count_4_weeks: number, pull_request_contributors: number })
    .nullish(),
})
export type CoinDetails = z.infer<typeof coin>

export const trending = z.object({
  coins: z.array(
    z.object({
      item: z.object({
        id: z.string().min(1),
        name: z.string(),
        symbol: z.string(),
        market_cap_rank: number,
        data: z.object({ price: z.unknown(), price_change_percentage_24h: byCurrency }).nullish(),
      }),
    }),
  ),
})

export const global = z.object({
  data: z.object({
    active_cryptocurrencies: number,
    total_market_cap: byCurrency,
    total_volume: byCurrency,
    market_cap_percentage: byCurrency,
    market_cap_change_percentage_24h_usd: number,
    updated_at: z.number().min(0).max(8.64e12),
  }),
})

export const exchanges = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    year_established: number,
    country: text,
    trust_score: number,
    trade_volume_24h_btc: number,
  }),
)

export const derivatives = z.array(
  z.object({
    market: z.string(),
    symbol: z.string(),
    index_id: text,
    price: z.union([z.string(), z.number()]).nullish(),
    contract_type: text,
    funding_rate: number,
    open_interest: number,
    volume_24h: number,
    last_traded_at: z.number().min(0).max(8.64e12).nullish(),
  }),
)
