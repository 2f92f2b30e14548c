import type { PriceHistory, Prices } from '../../../ports/market-data.ts'
import { type Chart, drawn } from './chart.ts'
import { amount, minute, type NewSource, percent } from './tool.ts'

/** The model is to say so, since more was asked for. */
export const limited = (days: number, { name }: Pick<Prices, 'name'>) =>
  `The access to ${name} reaches back ${days} days at most; say so.`

/** What can be said of a price over time; null when there is no price in it. */
export function spanOf({ name, symbol, currency, points }: PriceHistory, source: string) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const change = first.price > 0 ? (last.price / first.price - 1) * 100 : null
  const chart: Chart = {
    title: `${name} (${symbol})`,
    unit: currency.toUpperCase(),
    name: symbol,
    points: drawn(points),
    source,
    at: last.at.toISOString(),
  }
  const lines = `${amount(first.price, currency)} (${minute(first.at)}) → ${amount(last.price, currency)} (${minute(last.at)}), ${
    change === null ? '' : `${percent(change)}, `
  }low ${amount(low, currency)}, high ${amount(high, currency)}`
  const figures = { name, symbol, currency, low, high, changePercent: change, at: last.at }
  return { lines, figures, chart }
}

/** The page of an asset, with its span as a person can check it. */
export function sourceOf(
  { name, symbol, url }: PriceHistory,
  { lines, figures }: NonNullable<ReturnType<typeof spanOf>>,
  source: string,
): NewSource {
  return {
    title: `${name} (${symbol}) – ${source}`,
    url,
    excerpt: lines,
    fetched_at: Math.floor(figures.at.getTime() / 1000),
    class: 'data',
  }
}
