/** Figures to be drawn: one to four series over the same times or names. */
export interface ChartData {
  kind: 'line' | 'bar'
  title?: string | undefined
  /** Of all figures, as written behind them: a currency, "%". */
  unit?: string | undefined
  series: readonly ChartSeries[]
  /** Whose figures they are. */
  source?: string | undefined
  /** The number under which the answer cites the source. */
  n?: number | undefined
  /** When the newest figure was current, ISO 8601. */
  at?: string | undefined
}

export interface ChartSeries {
  /** Of no other series. */
  name: string
  points: readonly ChartPoint[]
}

/** A time (ISO 8601, UTC) or any other name, and its figure; null leaves a gap. */
export type ChartPoint = readonly [category: string, figure: number | null]

export interface ChartLabels {
  /** Language of figures and dates, such as `zh` or `en`. */
  locale: string
  /** Names a chart without a title. */
  chart: string
  /** Opens the figures as a table. */
  table: string
  /** Heads the table's first column: of times, or of other names. */
  time: string
  category: string
  source: string
  /** Stands before the time of the newest figure. */
  asOf: string
}
