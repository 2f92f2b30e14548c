import { chartText } from '../drawings/chart-block.ts'

export { drawn, thinned } from '../drawings/points.ts'

/** A price over time, ready to be drawn. */
export interface Chart {
  readonly title: string
  /** The currency of the points, in capitals. */
  readonly unit: string
  readonly name: string
  readonly points: readonly (readonly [time: string, price: number])[]
  /** Who published the points. */
  readonly source: string
  /** The time of the newest point. */
  readonly at: string
}

/** The fenced block that the app draws; `n` is the number under which its source is cited. */
export function chartBlock({ name, points, ...chart }: Chart, n: number): string {
  return chartText({ kind: 'line', ...chart, series: [{ name, points }] }, n)
}
