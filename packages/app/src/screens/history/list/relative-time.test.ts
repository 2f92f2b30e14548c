import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

test.each([
  [-minute, { as: 'now', count: 0 }],
  [0, { as: 'now', count: 0 }],
  [minute - 1, { as: 'now', count: 0 }],
  [minute, { as: 'minutes', count: 1 }],
  [hour - 1, { as: 'minutes', count: 59 }],
  [hour, { as: 'hours', count: 1 }],
  [24 * hour - 1, { as: 'hours', count: 23 }],
  [24 * hour, { as: 'date', count: 0 }],
])('%d ms ago', (ago, expected) => {
  expect(relativeTime(1_000_000_000_000 - ago, 1_000_000_000_000)).toEqual(expected)
})
