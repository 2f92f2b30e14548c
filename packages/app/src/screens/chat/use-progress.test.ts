import { expect, test } from 'vitest'
import { progressDelay } from './use-progress.ts'

test.each([
  [0, 0, 500],
  [0, 0.999, 500],
  [1, 0, 4500],
  [1, 0.5, 6500],
  [5, 0.75, 7500],
])('message %i (random %d) comes after %i ms', (step, random, delay) => {
  expect(progressDelay(step, random)).toBe(delay)
})
