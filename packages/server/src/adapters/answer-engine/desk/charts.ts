import type { PriceHistory } from '../../../ports/market-data.ts'
import { chartBlock, chartFence, drawn } from '../research/chart.ts'
import { spanOf } from '../research/history-tool.ts'

/** As many series as the app draws. */
const MOST_SERIES = 4

interface Drawn {
  readonly history: PriceHistory
  readonly from: string
  /** The number under which its source is cited. */
  readonly n: number
}

/** The course of one price. */
export function priceChart({ history, from, n }: Drawn): string {
  const span = spanOf(history, from)
  return span ? chartBlock(span.chart, n) : ''
}

/** Several prices, each 100 at its beginning, so that they can be compared. */
export function indexedChart(all: readonly Drawn[], title: string): string {
  const shown = all.filter(({ history }) => (history.points[0]?.price ?? 0) > 0)
  const [first] = shown
  const at = shown.flatMap(({ history }) => history.points.at(-1)?.at.toISOString() ?? [])
  if (!first || shown.length < 2) return ''
  const series = shown.slice(0, MOST_SERIES).map(({ history: { symbol, points } }) => {
    const start = points[0]?.price ?? 1
    const indexed = points.map(({ at, price }) => ({
      at,
      price: Number(((price / start) * 100).toPrecision(6)),
    }))
    return { name: symbol, points: drawn(indexed) }
  })
  const { from: source, n } = first
  return chartFence({ kind: 'line', title, series, source, n, at: at.toSorted().at(-1) })
}
