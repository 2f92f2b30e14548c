/** At most `count` in any `seconds`. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

/** Seconds until one more is allowed, given when the earlier ones happened; 0 means now. */
export function secondsToWait(
  limits: readonly RateLimit[],
  earlier: readonly Date[],
  now: Date,
): number {
  const newestFirst = earlier.map((time) => time.getTime()).sort((a, b) => b - a)
  const waits = limits.map(({ count, seconds }) => {
    if (count === 0) return seconds
    const leavesRoom = newestFirst[count - 1]
    return leavesRoom === undefined ? 0 : (leavesRoom - now.getTime()) / 1000 + seconds
  })
  return Math.max(0, ...waits)
}
