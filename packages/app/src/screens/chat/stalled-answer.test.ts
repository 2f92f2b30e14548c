import { expect, test } from 'vitest'
import { restartCost } from './stalled-answer.tsx'

const nothing = { think: '', text: '' }

test.each([
  { of: nothing, left: 2, cost: 'nothing' },
  { of: nothing, left: 0, cost: 'nothing' },
  { of: { ...nothing, think: 'Hm.' }, left: 2, cost: 'message' },
  { of: { ...nothing, text: 'Because.' }, left: 1, cost: 'message' },
  { of: { ...nothing, text: 'Because.' }, left: 0, cost: 'tooMuch' },
  { of: { ...nothing, text: 'Because.' }, left: Number.POSITIVE_INFINITY, cost: 'pro' },
])('$of written again with $left messages left costs $cost', ({ of, left, cost }) => {
  expect(restartCost(of, left)).toBe(cost)
})
