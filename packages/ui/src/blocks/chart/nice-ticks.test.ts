import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

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
