export type Interval = 'day' | 'week' | 'month'

const DAY_MS = 86_400_000

/** From a first moment to a last one, both included; a month later is the same day of it, or its last. */
export function dueDates(first: number, last: number, every: Interval): number[] {
  const dates: number[] = []
  for (let count = 0; ; count += 1) {
    const date = every === 'month' ? monthsAfter(first, count) : first + count * STEPS[every]
    if (date > last) return dates
    dates.push(date)
  }
}

const STEPS = { day: DAY_MS, week: 7 * DAY_MS } as const

function monthsAfter(moment: number, months: number): number {
  const from = new Date(moment)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay))
  return day + (moment % DAY_MS)
}
