import type { PricePoint } from '../../../ports/market-data.ts'

/** A price over time, ready to be drawn. */
export interface Chart {
  readonly title: string
  /** The currency of the points, in capitals. */
  readonly unit: string
  readonly name: string
  readonly points: readonly (readonly [time: string, price: number])[]
  /** Who published the points. */
  readonly source: string
  /** The time of the newest point. */
  readonly at: string
}

const MOST_POINTS = 120
const DAY_MS = 86_400_000

/** The points that a drawing needs: of long spans one a day, and never too many. */
export function drawn(points: readonly PricePoint[]): Chart['points'] {
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

/** Evenly, with the first and the last. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  const step = (all.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => all.slice(Math.round(at * step))[0]).filter(
    (each) => each !== undefined,
  )
}

/** The fenced block that the app draws; `n` is the number under which its source is cited. */
export function chartBlock({ title, unit, name, points, source, at }: Chart, n: number): string {
  const block = { kind: 'line', title, unit, series: [{ name, points }], source, n, at }
  // An escape within the JSON: no text of a source can close the fence.
  return `\`\`\`chart\n${JSON.stringify(block).replaceAll('`', '\\u0060')}\n\`\`\``
}
