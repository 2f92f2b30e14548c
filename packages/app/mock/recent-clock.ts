import type { MockOptions } from '@coinquiry/api-client/mock/browser'

const fortyDays = 40 * 86_400

/**
 * A clock for the data a world starts with: each reading halves the distance to the present, so that
 * some of it is weeks old and some only a moment.
 */
export function recentClock(): NonNullable<MockOptions['clock']> {
  let behind = fortyDays
  return () => {
    behind = Math.floor(behind / 2)
    return Math.floor(Date.now() / 1000) - behind
  }
}
