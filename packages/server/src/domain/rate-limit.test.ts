import { expect, it } from 'vitest'
import { secondsToAfford } from './rate-limit.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (...seconds: number[]) => seconds.map((s) => new Date(now.getTime() - s * 1000))
const secondsToWait = (limits: typeof mails, earlier: readonly Date[], at: Date) =>
  secondsToAfford(
    limits,
    earlier.map((use) => ({ at: use, cost: 1 })),
    1,
    at,
  )
const mails = [
  { count: 1, seconds: 60 },
  { count: 5, seconds: 3600 },
]

it.each([
  { what: 'nothing yet', earlier: ago(), wait: 0 },
  { what: 'one just now', earlier: ago(0), wait: 60 },
  { what: 'one a second too early', earlier: ago(59), wait: 1 },
  { what: 'one at the limit', earlier: ago(60), wait: 0 },
  { what: 'four in the hour', earlier: ago(100, 200, 300, 400), wait: 0 },
  { what: 'five in the hour', earlier: ago(100, 200, 300, 400, 3000), wait: 600 },
  { what: 'five, the first long ago', earlier: ago(100, 200, 300, 400, 3600), wait: 0 },
  { what: 'six, in any order', earlier: ago(3500, 100, 300, 200, 3000, 400), wait: 600 },
  { what: 'both limits, the longer one counts', earlier: ago(10, 20, 30, 40, 50), wait: 3550 },
])('$what: waits $wait s', ({ earlier, wait }) => {
  expect(secondsToWait(mails, earlier, now)).toBe(wait)
})

it('knows no wait without a limit, and always one with a limit of none', () => {
  expect(secondsToWait([], ago(0, 0, 0), now)).toBe(0)
  expect(secondsToWait([{ count: 0, seconds: 60 }], [], now)).toBe(60)
})

const use = (secondsAgo: number, cost: number) => ({
  at: new Date(now.getTime() - secondsAgo * 1000),
  cost,
})

it.each([
  { what: 'a whole allowance at once', earlier: [], cost: 10, wait: 0 },
  { what: 'more than there ever is, with nothing before it', earlier: [], cost: 11, wait: 0 },
  { what: 'more than there ever is, after something', earlier: [use(10, 1)], cost: 11, wait: 50 },
  { what: 'what is left exactly', earlier: [use(10, 7)], cost: 3, wait: 0 },
  { what: 'one too much', earlier: [use(10, 7)], cost: 4, wait: 50 },
  { what: 'the oldest leaving is enough', earlier: [use(50, 5), use(10, 5)], cost: 4, wait: 10 },
  { what: 'both must leave', earlier: [use(50, 5), use(10, 5)], cost: 6, wait: 50 },
  { what: 'what is too long ago counts no more', earlier: [use(60, 10)], cost: 10, wait: 0 },
])('$what: $cost waits $wait s', ({ earlier, cost, wait }) => {
  expect(secondsToAfford([{ count: 10, seconds: 60 }], earlier, cost, now)).toBe(wait)
})
