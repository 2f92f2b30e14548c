import { expect, test } from 'vitest'
import { secondsLeft } from './countdown.ts'

const begun = { since: 1_000_000, seconds: 60 }

test.each([
  ['at its beginning', 0, 60],
  ['within a second', 400, 60],
  ['after a while', 18_000, 42],
  ['just before its end', 59_999, 1],
  ['at its end', 60_000, 0],
  ['after a night', 8 * 3_600_000, 0],
  ['where the clock was set back', -3_600_000, 60],
])('%s', (_, passed, left) => {
  expect(secondsLeft(begun, begun.since + passed)).toBe(left)
})
