import { expect, it } from 'vitest'
import { secondsToWait } from './rate-limit.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (...seconds: number[]) => seconds.map((s) => new Date(now.getTime() - s * 1000))
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
