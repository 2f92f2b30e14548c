import type { ChartSeries } from './chart-data.ts'

/** All figures at one place of the axis; absent where a series says nothing of it. */
export interface Row {
  place: string
  /** Milliseconds; null when the places are no times. */
  time: number | null
  figures: readonly (number | null | undefined)[]
}

const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/

/** The series side by side: in the order of time, or else as the places first appear. */
export function rowsOf(series: readonly ChartSeries[]): Row[] {
  const figures = series.map(({ points }) => new Map(points))
  const places = [...new Set(series.flatMap(({ points }) => points.map(([place]) => place)))]
  const times = places.map(timeOf)
  const timed = !times.includes(null)
  const rows = places.map((place, at) => ({
    place,
    time: timed ? (times[at] ?? null) : null,
    figures: figures.map((known) => known.get(place)),
  }))
  return timed ? rows.sort((a, b) => (a.time ?? 0) - (b.time ?? 0)) : rows
}

function timeOf(place: string): number | null {
  const time = moment.test(place) ? Date.parse(place) : Number.NaN
  return Number.isNaN(time) ? null : time
}
