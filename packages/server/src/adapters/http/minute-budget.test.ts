import { expect, test, vi } from 'vitest'
import { MinuteBudget } from './minute-budget.ts'

/** How many of 100 requests the budget allows. */
const allowed = (budget: MinuteBudget, by?: string) =>
  Array.from({ length: 100 }, () => budget.take(by)).filter(Boolean).length

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 2, 1],
  [30, 20, 10],
])('of %i a minute one person gets %i, and the next one the rest', (perMinute, first, rest) => {
  const budget = new MinuteBudget(perMinute)
  expect([allowed(budget, 'mei'), allowed(budget, 'bob')]).toEqual([first, rest])
  expect([allowed(budget, 'eve'), allowed(budget)]).toEqual([0, 0])
})

test.each([
  [0, 20, 10],
  [1, 19, 9],
  [9, 11, 1],
  [10, 10, 0],
  [11, 10, 0],
])(
  'after %i requests of one person another gets %i of 30, and the first %i more',
  (n, other, more) => {
    const budget = new MinuteBudget(30)
    for (let at = 0; at < n; at += 1) budget.take('mei')
    expect([allowed(budget, 'bob'), allowed(budget, 'mei')]).toEqual([other, more])
  },
)

test('work for nobody in particular may use all of it', () => {
  expect(allowed(new MinuteBudget(30))).toBe(30)
})

test('a request counts for a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const budget = new MinuteBudget(3)
    expect(allowed(budget, 'mei')).toBe(2)
    vi.advanceTimersByTime(59_999)
    expect(allowed(budget, 'mei')).toBe(0)
    vi.advanceTimersByTime(1)
    expect(allowed(budget, 'mei')).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})
