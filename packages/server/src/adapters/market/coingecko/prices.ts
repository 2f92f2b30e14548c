import type { Candle, CandleHistory, Others, Prices, Quote } from '../../../ports/market-data.ts'
import { readFigure } from '../../figures.ts'
import type { DataClient } from '../../http/data-client.ts'
import { type Assets, isContract } from './assets.ts'
import { assetOf, NAME, statedOf } from './naming.ts'
import { chart, type MarketRow, markets, ohlc } from './shapes.ts'

const FIGURES_MS = 30_000
/** Of days that are over. */
const HISTORY_MS = 300_000
const MOST_ASSETS = 10
/** Of them: each may take a request for every chain, and all who ask share the budget of a minute. */
const MOST_CONTRACTS = 3
/** The spans that candles are given for. */
const CANDLE_DAYS = [1, 7, 14, 30, 90, 180, 365]

/** How far back a history may reach; `limitDays` where that is less than was asked for. */
export function reach(days: number, most: number | null): { days: number; limitDays?: number } {
  return most !== null && days > most ? { days: most, limitDays: most } : { days }
}

export function readPrices(client: DataClient, assets: Assets, mostDays: number | null) {
  const quoted = client.reader(markets, { forMs: FIGURES_MS })
  const charted = client.reader(chart, { forMs: FIGURES_MS, most: 50 })
  const candled = client.reader(ohlc, { forMs: HISTORY_MS, most: 50 })

  const prices: Prices = {
    name: NAME,
    mostDays,
    async quotes(wanted, currency, signal) {
      const found = await Promise.all(
        affordable(wanted).map(async (asset) => {
          const coin = await assets.named(asset, signal)
          return coin ? [[coin.id, await assets.others(asset, coin, signal)] as const] : []
        }),
      )
      const others = new Map(found.flat())
      const ids = [...others.keys()].sort().join(',')
      if (!ids) return []
      const rows = await quoted('/coins/markets', { vs_currency: currency, ids }, signal)
      return rows.data.flatMap((row) => quoteOf(row, currency, others.get(row.id) ?? []))
    },
    async history(asset, wanted, currency, signal) {
      const coin = await assets.named(asset, signal)
      if (!coin) return null
      const { days, ...limit } = reach(wanted, mostDays)
      const path = `/coins/${encodeURIComponent(coin.id)}/market_chart`
      const query = { vs_currency: currency, days: String(days) }
      const { data } = await charted(path, query, signal)
      const points = data.prices.flatMap(([at, price]) =>
        price === null ? [] : [{ at: new Date(at), price }],
      )
      const others = await assets.others(asset, coin, signal)
      return { ...assetOf(coin), currency, points, ...limit, ...(others.length > 0 && { others }) }
    },
  }

  return {
    ...prices,
    async candles(
      asset: string,
      wanted: number,
      currency: string,
      signal: AbortSignal,
    ): Promise<CandleHistory | null> {
      const coin = await assets.named(asset, signal)
      if (!coin) return null
      const { days, ...limit } = reach(wanted, mostDays)
      const span = CANDLE_DAYS.find((given) => given >= days)
      const path = `/coins/${encodeURIComponent(coin.id)}/ohlc`
      const query = { vs_currency: currency, days: span ? String(span) : 'max' }
      const { data } = await candled(path, query, signal)
      const named = assetOf(coin)
      const from = (data.at(-1)?.[0] ?? 0) - days * 86_400_000
      const candles = data
        .filter(([at]) => at > from)
        .flatMap((row) => candleOf(row, named, currency))
      return { ...named, candles, ...limit }
    },
  }
}

/** Of many contracts the first few. */
function affordable(wanted: readonly string[]): readonly string[] {
  const assets = wanted.slice(0, MOST_ASSETS).map((asset) => asset.trim())
  const contracts = assets.filter(isContract).slice(0, MOST_CONTRACTS)
  return assets.filter((asset) => !isContract(asset) || contracts.includes(asset))
}

function quoteOf(row: MarketRow, currency: string, others: Others): Quote[] {
  const { current_price: price, last_updated } = row
  // A figure without a time is not shown.
  if (typeof price !== 'number' || !last_updated) return []
  return [
    {
      ...assetOf(row),
      currency,
      price,
      change24h: row.price_change_percentage_24h ?? null,
      marketCap: row.market_cap ?? null,
      at: new Date(last_updated),
      rank: row.market_cap_rank ?? null,
      ...(others.length > 0 && { others }),
    },
  ]
}

function candleOf(
  [time, ...values]: [number, number, number, number, number],
  asset: ReturnType<typeof assetOf>,
  currency: string,
): Candle[] {
  const at = new Date(time)
  const stated = statedOf(asset, at)('price', currency.toUpperCase())
  const [open, high, low, close] = values.map((value) => readFigure(value, stated))
  return open && high && low && close ? [{ at, open, high, low, close }] : []
}
