/** At most `count` in any `seconds`; what costs more than one counts as so many. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

/** Where uses are counted together, and how many are allowed there. */
export interface Bucket {
  readonly name: string
  readonly limits: readonly RateLimit[]
}

export interface RateUse {
  readonly at: Date
  readonly cost: number
}

/**
 * Seconds until something of this cost is allowed; 0 means now. What costs more than a limit's
 * whole count is allowed when nothing else counts.
 */
export function secondsToAfford(
  limits: readonly RateLimit[],
  earlier: readonly RateUse[],
  cost: number,
  now: Date,
): number {
  const newestFirst = earlier.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const waits = limits.map(({ count, seconds }) => {
    if (count === 0) return seconds
    let left = Math.max(0, count - cost)
    const inTheWay = newestFirst.find((use) => {
      left -= use.cost
      return left < 0
    })
    return inTheWay ? (inTheWay.at.getTime() - now.getTime()) / 1000 + seconds : 0
  })
  return Math.max(0, ...waits)
}

/** After so many seconds a use counts no more. */
export function longestOf(limits: readonly RateLimit[]): number {
  return Math.max(0, ...limits.map(({ seconds }) => seconds))
}
