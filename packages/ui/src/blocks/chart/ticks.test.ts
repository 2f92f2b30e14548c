import { expect, it } from 'vitest'
import { logTicks, niceTicks, timeTicks } from './ticks.ts'

it.each([
  [0, 10, [0, 2, 4, 6, 8, 10]],
  [0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [91_234, 91_234, [86_000, 88_000, 90_000, 92_000, 94_000, 96_000]],
  [-3, 5, [-4, -2, 0, 2, 4, 6]],
  [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [78_512, 93_120, [75_000, 80_000, 85_000, 90_000, 95_000]],
])('between %d and %d stand %j', (low, high, expected) => {
  expect(niceTicks(low, high, 6)).toEqual(expected)
})

it.each([
  [-1e299, 1e299],
  [1e-12, 9e-12],
  [5e-324, 5e-324],
  [0, 5e-324],
  [1e15, 1e15 + 0.125],
  [-7e-5, 3e20],
  [Number.MIN_VALUE, 1],
])('ticks from %d to %d are few, rise and hold both', (low, high) => {
  const ticks = niceTicks(low, high, 6)
  expect(ticks.length).toBeGreaterThanOrEqual(2)
  expect(ticks.length).toBeLessThanOrEqual(6)
  expect(ticks.every((tick, at) => at === 0 || tick > Number(ticks[at - 1]))).toBe(true)
  expect(ticks[0]).toBeLessThanOrEqual(low)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
})

it.each([
  [7, 90_000, [1, 10, 100, 1000, 10_000, 100_000]],
  [1.2, 2.9, [1, 1.5, 2, 2.5, 3]],
  [3, 40, [2, 5, 10, 20, 50]],
  [1e-9, 1e9, [1e-9, 1e-5, 0.1, 1000, 1e7, 1e11]],
])('between %d and %d of a logarithmic axis stand %j', (low, high, expected) => {
  expect(logTicks(low, high, 6)).toEqual(expected)
})

const ticksOf = (from: string, to: string, most: number) =>
  timeTicks(Date.parse(from), Date.parse(to), most).map((time) =>
    new Date(time).toISOString().slice(0, 16),
  )

it.each([
  ['2026-11-20', '2026-11-20', 5, ['2026-11-20T00:00']],
  ['2026-11-19T23:10Z', '2026-11-20T00:20Z', 4, ['2026-11-19T23:30', '2026-11-20T00:00']],
  ['2026-11-17', '2026-11-20', 4, ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']],
  ['2026-08-23', '2026-11-20', 3, ['2026-09-01', '2026-10-01', '2026-11-01']],
  ['2020-05-01', '2026-11-01', 5, ['2022-01-01', '2024-01-01', '2026-01-01']],
  ['1850-05-01', '2026-11-01', 4, ['1900-01-01', '1950-01-01', '2000-01-01']],
])('from %s to %s, at most %i', (from, to, most, expected) => {
  expect(ticksOf(from, to, most)).toEqual(
    expected.map((time) => (time.length === 10 ? `${time}T00:00` : time)),
  )
})

it('is never more than asked for', () => {
  for (let span = 1; span < 1e14; span *= 1.7) {
    for (const most of [2, 3, 5, 8]) {
      expect(timeTicks(1e11, 1e11 + span, most).length).toBeLessThanOrEqual(most)
    }
  }
})
