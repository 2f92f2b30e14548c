import type { PriceHistory, Prices } from '../../../ports/market-data.ts'
import { chartText } from '../drawings/chart-block.ts'
import { comparisonChart } from '../drawings/comparison-chart.ts'
import { thinned } from './chart.ts'
import { figuresOfHistory } from './figures.ts'
import { limited, sourceOf, spanOf } from './price-span.ts'
import type { Finding } from './tool.ts'

/** How many points of each asset the model reads. */
const MOST_REPORTED = 12

interface Wanted {
  readonly asset: string
  readonly compare_with: readonly string[]
  readonly days: number
  readonly currency: string
}

/** The prices of several assets, drawn in one chart; those that are not known are named. */
export async function comparedHistories(
  market: Prices,
  { asset, compare_with, days, currency }: Wanted,
  signal: AbortSignal,
): Promise<Finding> {
  const wanted = [...new Set([asset, ...compare_with])]
  const found = await Promise.all(
    wanted.map((each) => market.history(each, days, currency, signal)),
  )
  const known = new Map(found.flatMap((each) => (each ? [[each.id, each] as const] : [])))
  const spans = [...known.values()].flatMap((history) => {
    const span = spanOf(history, market.name)
    return span ? [{ history, ...span }] : []
  })
  const unknown = wanted.filter((_, at) => !found[at]?.points.length)
  const chart = comparisonChart(
    spans.map(({ history }) => history),
    market.name,
  )
  return {
    sources: spans.map((span) => sourceOf(span.history, span, market.name)),
    drawing: (n) => chart && chartText(chart, n),
    figures: spans.flatMap((span) => figuresOfHistory(span.history, span.chart, market.name)),
    tell: (numbers) => ({
      assets: spans.map(({ figures, chart: { points } }, at) => ({
        n: numbers[at],
        ...figures,
        points: thinned(points, MOST_REPORTED),
      })),
      ...notesOf(spans, unknown, market),
    }),
  }
}

function notesOf(
  spans: readonly { readonly history: PriceHistory }[],
  unknown: readonly string[],
  market: Prices,
) {
  const days = spans.flatMap(({ history }) => history.limitDays ?? [])
  const notes = [
    ...(unknown.length > 0 ? [`Not known: ${unknown.join(', ')}; say so.`] : []),
    ...(days.length > 0 ? [limited(Math.min(...days), market)] : []),
  ]
  return notes.length > 0 ? { note: notes.join(' ') } : {}
}
