import { z } from 'zod'
import { type MarketData, MarketDataFailure, type Quote } from '../../ports/market-data.ts'
import { fetchJson } from '../http/fetch-json.ts'
import { plainText } from '../http/plain-text.ts'
import { Recent } from '../http/recent.ts'

const markets = z.array(
  z.object({
    id: z.string(),
    symbol: z.string(),
    name: z.string(),
    current_price: z.number().nullish(),
    price_change_percentage_24h: z.number().nullish(),
    market_cap: z.number().nullish(),
    last_updated: z.iso.datetime({ offset: true }).nullish(),
  }),
)
/** Milliseconds since 1970, within what a date can be. */
const moment = z.number().min(0).max(8.64e15)
const chart = z.object({ prices: z.array(z.tuple([moment, z.number().nullable()])) })

const FIGURES_MS = 30_000
/** What an asset is called changes rarely. */
const NAMES_MS = 3_600_000
const MOST_ASSETS = 10

/** CoinGecko, or any server with its API; `baseUrl` is up to and with the version. */
export function coinGecko(baseUrl: string, apiKey: string | null): MarketData {
  const names = new Recent<Coin | null>(NAMES_MS, 1000)
  const figures = new Recent<readonly Quote[]>(FIGURES_MS)
  const histories = new Recent<z.infer<typeof chart>>(FIGURES_MS, 50)
  const headers: Record<string, string> = apiKey ? { [keyHeader(baseUrl)]: apiKey } : {}

  function read<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    reply: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const url = new URL(baseUrl + path)
    url.search = String(new URLSearchParams(query))
    return fetchJson({ url, headers, reply, Failure: MarketDataFailure }, signal)
  }

  const coinOf = (asset: string, signal: AbortSignal) =>
    names.get(asset.toLowerCase(), async () =>
      assetNamed(asset, (await read('/search', { query: asset }, found, signal)).coins),
    )

  return {
    name: 'CoinGecko',
    async quotes(assets, currency, signal) {
      const coins = await Promise.all(
        assets.slice(0, MOST_ASSETS).map((asset) => coinOf(asset, signal)),
      )
      const known = [...new Set(coins.flatMap((coin) => coin?.id ?? []))].sort().join(',')
      if (!known) return []
      return figures.get(`${currency} ${known}`, async () => {
        const query = { vs_currency: currency, ids: known }
        const rows = await read('/coins/markets', query, markets, signal)
        return rows.flatMap((row) => quoteOf(row, currency))
      })
    },
    async history(asset, days, currency, signal) {
      const coin = await coinOf(asset, signal)
      if (!coin) return null
      const { id } = coin
      const { prices } = await histories.get(`${currency} ${days} ${id}`, () => {
        const query = { vs_currency: currency, days: String(days) }
        return read(`/coins/${encodeURIComponent(id)}/market_chart`, query, chart, signal)
      })
      const points = prices.flatMap(([at, price]) =>
        price === null ? [] : [{ at: new Date(at), price }],
      )
      return { ...namesOf(coin), currency, points, url: pageOf(id) }
    },
  }
}

/** A paid key has a host and a header of its own. */
function keyHeader(baseUrl: string): string {
  return new URL(baseUrl).hostname.startsWith('pro-') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
}

function quoteOf(row: z.infer<typeof markets>[number], currency: string): Quote[] {
  const { current_price: price, last_updated } = row
  // A figure without a time is not shown.
  if (typeof price !== 'number' || !last_updated) return []
  return [
    {
      ...namesOf(row),
      currency,
      price,
      change24h: row.price_change_percentage_24h ?? null,
      marketCap: row.market_cap ?? null,
      at: new Date(last_updated),
      url: pageOf(row.id),
    },
  ]
}

/** As they may be shown. */
function namesOf({ id, symbol, name }: Pick<Coin, 'id' | 'symbol' | 'name'>) {
  return { id, symbol: plainText(symbol, 20).toUpperCase(), name: plainText(name, 60) }
}

const pageOf = (id: string) => `https://www.coingecko.com/en/coins/${encodeURIComponent(id)}`

/** The assets that a search gave, the most important first. */
export const found = z.object({
  coins: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      symbol: z.string(),
      market_cap_rank: z.number().nullish(),
    }),
  ),
})

export type Coin = z.infer<typeof found>['coins'][number]

/**
 * The asset with this id, symbol or name. Several assets may share a symbol: the one with the
 * largest market is taken, so that a copy of a known coin is never mistaken for it.
 */
export function assetNamed(asset: string, coins: readonly Coin[]): Coin | null {
  const wanted = asset.trim().toLowerCase()
  const [best] = coins
    .filter(({ id, name, symbol }) =>
      [id, name, symbol].some((called) => called.toLowerCase() === wanted),
    )
    .sort((a, b) => rank(a) - rank(b))
  return best ?? null
}

const rank = ({ market_cap_rank }: Coin) => market_cap_rank ?? Number.MAX_SAFE_INTEGER
