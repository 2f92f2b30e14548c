import type { MockOptions } from '@coinquiry/api-client/mock/browser'

const fortyDays = 40 * 86_400

/**
 * A clock for what is there at first: it halves the way to now whenever it is looked at, so that
 * some of it happened weeks ago and some a moment ago.
 */
export function recentClock(): NonNullable<MockOptions['clock']> {
  let behind = fortyDays
  return () => {
    behind = Math.floor(behind / 2)
    return Math.floor(Date.now() / 1000) - behind
  }
}
