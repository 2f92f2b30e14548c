/** A day's items; `daysAgo` is counted by the calendar, 0 is today. */
export interface Day<Item> {
  readonly daysAgo: number
  /** Any moment of the day, in milliseconds. */
  readonly time: number
  readonly items: readonly Item[]
}

/** Puts what is in order of time, the newest first, into days of the calendar here. */
export function byDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number,
  now: number,
): Day<Item>[] {
  const days = Map.groupBy(items, (item) => startOfDay(timeOf(item)))
  const today = startOfDay(now)
  return [...days].map(([time, ofDay]) => ({
    daysAgo: Math.max(0, daysBetween(time, today)),
    time,
    items: ofDay,
  }))
}

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** A day may have 23 or 25 hours. */
const daysBetween = (from: number, to: number): number => Math.round((to - from) / 86_400_000)
