const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How to show a time: how long ago it was, or its date when that is a day or more. */
export interface RelativeTime {
  readonly as: 'now' | 'minutes' | 'hours' | 'date'
  /** Of minutes or hours. */
  readonly count: number
}

/** Both in milliseconds; what a fast clock puts into the future is now. */
export function relativeTime(then: number, now: number): RelativeTime {
  const ago = now - then
  if (ago < minuteMs) return { as: 'now', count: 0 }
  if (ago < hourMs) return { as: 'minutes', count: Math.floor(ago / minuteMs) }
  if (ago < dayMs) return { as: 'hours', count: Math.floor(ago / hourMs) }
  return { as: 'date', count: 0 }
}
