import type { Figure } from '../../../ports/figure.ts'
import type { PriceHistory, Quote } from '../../../ports/market-data.ts'
import { decimalText } from '../../figures.ts'
import type { Chart } from './chart.ts'

/** What a quote says, as figures. */
export function figuresOfQuote(quote: Quote, from: string): Figure[] {
  const { price, change24h, marketCap, at, currency } = quote
  const of = figureOf(quote, from)
  return [
    of('price', price, currency.toUpperCase(), at.toISOString()),
    ...(change24h === null ? [] : [of('change', change24h, '%', at.toISOString())]),
    ...(marketCap === null
      ? []
      : [of('market', marketCap, currency.toUpperCase(), at.toISOString())]),
  ]
}

/** Every price that is drawn or told, the lowest and the highest, and the change between the ends. */
export function figuresOfHistory(history: PriceHistory, chart: Chart, from: string): Figure[] {
  const { points, currency } = history
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return []
  const of = figureOf(history, from)
  const unit = currency.toUpperCase()
  const lowest = points.reduce((low, point) => (point.price < low.price ? point : low), first)
  const highest = points.reduce((high, point) => (point.price > high.price ? point : high), first)
  const named = [first, last, lowest, highest].map(
    ({ at, price }) => [at.toISOString(), price] as const,
  )
  const drawn = chart.points.map(([time, price]) => [new Date(time).toISOString(), price] as const)
  const change = first.price > 0 ? (last.price / first.price - 1) * 100 : null
  return [
    ...new Map(
      [...drawn, ...named].map(([time, price]) => [
        `${time} ${price}`,
        of('price', price, unit, time),
      ]),
    ).values(),
    ...(change === null ? [] : [of('change', change, '%', last.at.toISOString())]),
  ]
}

type Asset = Pick<Quote, 'name' | 'symbol' | 'url'>

function figureOf({ name, symbol, url }: Asset, from: string) {
  return (kind: Figure['kind'], value: number, unit: string, asOf: string): Figure => ({
    ...{ kind, of: [name, symbol], value: decimalText(value) ?? '0', unit, asOf, how: 'read' },
    source: { name: from, url },
  })
}
