import type { PriceHistory, PricePoint } from '../../../ports/market-data.ts'

export type DrawnPoint = readonly [time: string, figure: number]

const MOST_POINTS = 120
/** Each of several series has at least so many. */
const LEAST_POINTS = 60
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The points that a drawing needs: of long spans one a day, and never too many. */
export function drawn(points: readonly PricePoint[]): readonly DrawnPoint[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return []
  const byDay = last.at.getTime() - first.at.getTime() > 7 * DAY_MS
  const labelled = points.map(({ at, price }) => {
    const time = at.toISOString()
    return [byDay ? time.slice(0, 10) : `${time.slice(0, 16)}Z`, price] as const
  })
  // The last point of a day represents it.
  return thinned([...new Map(labelled)], MOST_POINTS)
}

/**
 * Several prices at the same times, so that each time has a figure of every asset that has one: of
 * long spans days, of shorter ones full hours, within a day five minutes.
 */
export function drawnTogether(histories: readonly PriceHistory[]): (readonly DrawnPoint[])[] {
  const times = histories.flatMap(({ points }) => points.map(({ at }) => at.getTime()))
  const span = times.length > 0 ? Math.max(...times) - Math.min(...times) : 0
  const step = span > 7 * DAY_MS ? DAY_MS : span > DAY_MS * 1.05 ? HOUR_MS : HOUR_MS / 12
  const labelled = histories.map(
    ({ points }) => new Map(points.map(({ at, price }) => [labelOf(at.getTime(), step), price])),
  )
  const all = [...new Set(labelled.flatMap((each) => [...each.keys()]))].sort()
  const most = Math.max(LEAST_POINTS, Math.floor((2 * MOST_POINTS) / histories.length))
  const shown = thinned(all, Math.min(MOST_POINTS, most))
  return labelled.map((each) =>
    shown.flatMap((time) => {
      const price = each.get(time)
      return price === undefined ? [] : [[time, price] as const]
    }),
  )
}

/** A day is named by its date; a shorter step by its nearest beginning. */
function labelOf(time: number, step: number): string {
  if (step === DAY_MS) return new Date(time).toISOString().slice(0, 10)
  return `${new Date(Math.round(time / step) * step).toISOString().slice(0, 16)}Z`
}

/** Evenly, with the first and the last. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  const step = (all.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => all.slice(Math.round(at * step))[0]).filter(
    (each) => each !== undefined,
  )
}
