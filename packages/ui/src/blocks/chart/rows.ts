import type { ChartSeries } from './chart-data.ts'

/** All figures at one category of the axis; absent where a series says nothing of it. */
export interface Row {
  category: string
  /** Milliseconds; null when the categories are no times. */
  time: number | null
  figures: readonly (number | null | undefined)[]
}

const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/

/** The series side by side: in the order of time, or else as the categories first appear. */
export function rowsOf(series: readonly ChartSeries[]): Row[] {
  const figures = series.map(({ points }) => new Map(points))
  const categories = [
    ...new Set(series.flatMap(({ points }) => points.map(([category]) => category))),
  ]
  const times = categories.map(timeOf)
  const timed = !times.includes(null)
  const rows = categories.map((category, at) => ({
    category,
    time: timed ? (times[at] ?? null) : null,
    figures: figures.map((known) => known.get(category)),
  }))
  return timed ? rows.sort((a, b) => (a.time ?? 0) - (b.time ?? 0)) : rows
}

export function timeOf(category: string): number | null {
  const time = moment.test(category) ? Date.parse(category) : Number.NaN
  return Number.isNaN(time) ? null : time
}
