const DAY_SECONDS = 86_400

/** The quota's and the points' day, `YYYY-MM-DD` in UTC. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** When the next UTC day begins, in seconds since 1970. */
export function resetsAt(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 1) * DAY_SECONDS
}
