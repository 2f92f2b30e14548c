import { expect, it } from 'vitest'
import type { ChartData, ChartPoint } from './chart-data.ts'
import { canBeIndexed, canBeLogarithmic, changeOf, indexed, inSpan, spansOf } from './views.ts'

const day = 86_400_000
const points = (count: number, every = 1, start = 0): ChartPoint[] =>
  Array.from({ length: count }, (_, at) => [
    new Date((start + at * every) * day).toISOString().slice(0, 10),
    at + 1,
  ])
const line = (...series: ChartPoint[][]): ChartData => ({
  kind: 'line',
  series: series.map((each, at) => ({ name: `${at}`, points: each })),
})

it.each([
  ['a month of days', line(points(30)), [7]],
  ['a week', line(points(8)), []],
  ['a year in 120 points', line(points(122, 3)), [30, 90]],
  ['four years of days', line(points(1461)), [7, 30, 90, 365, 1095]],
  ['bars', { ...line(points(400)), kind: 'bar' as const }, []],
  ['names', line([['a', 1]]), []],
  ['nothing', line([]), []],
])('spans of %s', (_, data, expected) => {
  expect(spansOf(data)).toEqual(expected)
})

it('a span holds the last days of all series', () => {
  const shown = inSpan(line(points(30), points(20, 1, 15)), 7)
  expect(shown.series.map((each) => each.points.length)).toEqual([3, 8])
  expect(inSpan(shown, null)).toBe(shown)
})

it('series begin as 100 at the first time that they share', () => {
  const { series, unit } = indexed({ ...line(points(4), points(3, 1, 1)), unit: 'USD' })
  expect(unit).toBeUndefined()
  expect(series.map((each) => each.points.map(([, figure]) => figure))).toEqual([
    [100, 150, 200],
    [100, 200, 300],
  ])
})

it.each([
  [line(points(2), points(2)), true, false],
  [line(points(2)), false, false],
  [{ ...line(points(3)), view: 'indexed' as const, scale: 'log' as const }, true, true],
  [line(points(3), [['1970-01-01', 0]]), false, false],
  [line(points(9)), false, true],
  [line([]), false, false],
])(
  '%# what can be compared from a common start, and on a logarithmic scale',
  (data, one, other) => {
    expect([canBeIndexed(data), canBeLogarithmic(data)]).toEqual([one, other])
  },
)

it.each([
  [[100, null, 110], 10],
  [[0, 5], null],
  [[5], null],
  [[], null],
])('%j changes by %d per cent', (figures, expected) => {
  const series = { name: '', points: figures.map((each, at): ChartPoint => [`${at}`, each]) }
  const change = changeOf(series)
  expect(change && Math.round(change)).toBe(expected)
})
