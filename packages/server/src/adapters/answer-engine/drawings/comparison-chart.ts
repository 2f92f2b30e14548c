import type { PriceHistory } from '../../../ports/market-data.ts'
import type { DrawnChart } from './chart-block.ts'
import { drawnTogether } from './points.ts'

export const MOST_COMPARED = 5

/**
 * The prices of several assets in one currency, shown as 100 at their start: the figures themselves
 * stay prices, which can be checked. Null when fewer than two have any.
 */
export function comparisonChart(
  histories: readonly PriceHistory[],
  source: string,
): DrawnChart | null {
  const priced = distinct(histories).slice(0, MOST_COMPARED)
  const [first] = priced
  if (!first || priced.length < 2) return null
  const newest = Math.max(...priced.flatMap(({ points }) => points.map(({ at }) => at.getTime())))
  const points = drawnTogether(priced)
  const names = namesOf(priced)
  return {
    kind: 'line',
    title: names.join(' · '),
    unit: first.currency.toUpperCase(),
    series: priced.map((_, at) => ({ name: names[at] ?? '', points: points[at] ?? [] })),
    view: 'indexed',
    source,
    at: new Date(newest).toISOString(),
  }
}

function distinct(histories: readonly PriceHistory[]): PriceHistory[] {
  const priced = histories.filter(({ points }) => points.length > 0)
  const [first] = priced
  const alike = priced.filter(({ currency }) => currency === first?.currency)
  return [...new Map(alike.map((history) => [history.id, history])).values()]
}

/** Tickers; where two share one, with the name. */
function namesOf(assets: readonly Pick<PriceHistory, 'id' | 'symbol' | 'name'>[]): string[] {
  return assets.map(({ id, symbol, name }) => {
    const others = assets.filter((other) => other.id !== id && other.symbol === symbol)
    if (others.length === 0) return symbol
    return others.some((other) => other.name === name) ? id : `${name} (${symbol})`
  })
}
