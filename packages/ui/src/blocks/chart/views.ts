import type { ChartData, ChartPoint, ChartSeries } from './chart-data.ts'
import { timeOf } from './rows.ts'

const day = 86_400_000
/** In days. */
const spans = [1, 7, 30, 90, 365, 1095]
/** A line of fewer says little. */
const leastPoints = 6
/** Below this ratio of the highest to the lowest figure a logarithmic scale looks like a linear one. */
const leastRatio = 3

/** The last days that can be shown apart, in days: shorter than all, and with enough points. */
export function spansOf({ kind, series }: ChartData): number[] {
  const times = timesOf(series)
  const [first] = times
  const last = times.at(-1)
  if (kind !== 'line' || first === undefined || last === undefined) return []
  return spans.filter(
    (days) =>
      days * day < (last - first) * 0.95 &&
      times.filter((time) => time >= last - days * day).length >= leastPoints,
  )
}

/** The figures of the last days alone; all of them for null. */
export function inSpan(data: ChartData, days: number | null): ChartData {
  const last = timesOf(data.series).at(-1)
  if (days === null || last === undefined) return data
  const from = last - days * day
  const shown = ([category]: ChartPoint) => (timeOf(category) ?? last) >= from
  return {
    ...data,
    series: data.series.map((each) => ({ ...each, points: each.points.filter(shown) })),
  }
}

/** Whether series can be compared from a common start, which one alone has no use for. */
export function canBeIndexed({ kind, series, view }: ChartData): boolean {
  if (kind !== 'line' || (series.length < 2 && view !== 'indexed')) return false
  return series.every((each) => figuresOf(each).length > 0 && figuresOf(each).every((f) => f > 0))
}

export function canBeLogarithmic({ kind, series, scale }: ChartData): boolean {
  const figures = series.flatMap(figuresOf)
  if (kind !== 'line' || figures.length === 0) return false
  const lowest = Math.min(...figures)
  return lowest > 0 && (scale === 'log' || Math.max(...figures) / lowest >= leastRatio)
}

/** Each series as 100 at the first time at which all of them have a figure; nothing before that. */
export function indexed(data: ChartData): ChartData {
  const figures = data.series.map(({ points }) => new Map(points))
  const isNumber = (figure: number | null | undefined) => typeof figure === 'number'
  const start = data.series
    .flatMap(({ points }) => points.map(([category]) => category))
    .sort()
    .find((category) => figures.every((known) => isNumber(known.get(category))))
  return {
    ...data,
    unit: undefined,
    series: data.series.map((each) => {
      const points = each.points.filter(([category]) => start === undefined || category >= start)
      const base = points.find(([, figure]) => isNumber(figure))?.[1] ?? 100
      return {
        ...each,
        points: points.map(([category, figure]) => [
          category,
          figure === null ? null : Math.round((figure / base) * 10_000) / 100,
        ]),
      }
    }),
  }
}

/** By how many per cent a series changed between its ends; null where that says nothing. */
export function changeOf(series: ChartSeries): number | null {
  const figures = figuresOf(series)
  const [first = 0] = figures
  const last = figures.at(-1)
  if (figures.length < 2 || last === undefined || first <= 0) return null
  return (last / first - 1) * 100
}

function figuresOf({ points }: ChartSeries): number[] {
  return points.flatMap(([, figure]) => figure ?? [])
}

/** In their order; none as soon as a category is no time. */
function timesOf(series: readonly ChartSeries[]): number[] {
  const categories = new Set(series.flatMap(({ points }) => points.map(([category]) => category)))
  const times = [...categories].map(timeOf)
  return times.includes(null) ? [] : times.flatMap((time) => time ?? []).sort((a, b) => a - b)
}
