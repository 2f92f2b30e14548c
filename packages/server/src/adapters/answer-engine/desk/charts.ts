import type { PriceHistory } from '../../../ports/market-data.ts'
import { chartText } from '../drawings/chart-block.ts'
import { comparisonChart } from '../drawings/comparison-chart.ts'
import { chartBlock } from '../research/chart.ts'
import { spanOf } from '../research/price-span.ts'

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

/** Several prices, shown as 100 at their beginning, so that they can be compared. */
export function indexedChart(all: readonly Drawn[], title: string): string {
  const [first] = all
  const histories = all.map(({ history }) => history)
  const chart = first && comparisonChart(histories, first.from)
  return chart ? chartText({ ...chart, title }, first.n) : ''
}
