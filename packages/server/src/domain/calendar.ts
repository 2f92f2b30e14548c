const DAY_SECONDS = 86_400

/** So many seconds later, or earlier when they are negative. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

/** The quota's and the points' day, `YYYY-MM-DD` in UTC. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** When the next UTC day begins, in seconds since 1970. */
export function resetsAt(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 1) * DAY_SECONDS
}

/** From a moment on, up to another one that no longer belongs to it. */
export interface Span {
  readonly from: Date
  readonly before: Date
}

export function utcDaySpan(now: Date): Span {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return spanOf(Date.UTC(year, month, day), Date.UTC(year, month, day + 1))
}

export function utcMonthSpan(now: Date): Span {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return spanOf(Date.UTC(year, month), Date.UTC(year, month + 1))
}

function spanOf(from: number, before: number): Span {
  return { from: new Date(from), before: new Date(before) }
}
