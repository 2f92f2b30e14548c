import { expect, test } from 'vitest'
import { labels } from '../labels.ts'
import { readChart } from './chart.ts'

const rowsOf = (...series: (readonly (string | number)[])[]) =>
  readChart(
    JSON.stringify({
      series: series.map((xs, place) => ({ name: `${place}`, points: xs.map((x) => [x, place]) })),
    }),
    labels.en.someRows,
  )?.table.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('')))

test.each([
  [
    ['2026-02-27'],
    ['2026-02-26', '2026-02-27T08:00Z'],
    ['2026-02-26', '2026-02-27', '2026-02-27 08:00 UTC'],
  ],
  [[1_772_150_400], [1_772_064_000], ['2026-02-26', '2026-02-27']],
  [['b'], ['a'], ['b', 'a']],
  [['2026-02-27'], ['2026-02-26', 'now'], ['2026-02-27', '2026-02-26', 'now']],
  [['2026-13-45'], ['2026-13-45T08:00Z'], ['2026-13-45', '2026-13-45T08:00Z']],
])('a chart of %j and %j has the rows %j', (first, second, named) => {
  expect(rowsOf(first, second)?.map(([name]) => name)).toEqual(named)
})

test('a figure stands at its time', () => {
  expect(rowsOf(['2026-02-27'], ['2026-02-26', '2026-02-27'])).toEqual([
    ['2026-02-26', '', '1'],
    ['2026-02-27', '0', '1'],
  ])
})
