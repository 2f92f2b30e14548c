import type { Figure } from '../../../../ports/figure.ts'
import type { MarketData, PriceHistory } from '../../../../ports/market-data.ts'
import { figuresOfHistory } from '../../research/figures.ts'
import { sourceOf, spanOf } from '../../research/price-span.ts'
import { changeBetween } from '../figures.ts'
import type { WantedAsset } from '../plan.ts'
import { plain, type Writer } from '../writer.ts'
import { pointFigure } from './price-on.ts'
import { readEach } from './read-each.ts'
import type { Ground } from './topic.ts'

const DAY_MS = 86_400_000
/** Points are a day or an hour apart, and the first one is that much late at most. */
const MOST_POINTS_MISSING = 1.5

/** The price of an asset over time, with all that is said of it. */
export type Course = NonNullable<ReturnType<typeof courseOf>>

interface Over {
  readonly days: number
  readonly currency: string
  readonly market: MarketData
}

export async function readCourses(
  assets: readonly WantedAsset[],
  { days, currency, market }: Over,
  ground: Ground,
) {
  const history = (called: string) => market.history(called, days, currency, ground.signal)
  const { read, lost } = await readEach(assets, history, ground)
  const courses = read.map(({ asset, value }) => ({ asset, course: courseOf(value, market.name) }))
  return {
    read: courses.flatMap(({ course }) => course ?? []),
    missing: courses.filter(({ course }) => !course).map(({ asset }) => asset.called),
    lost,
  }
}

function courseOf(history: PriceHistory | null, from: string) {
  const span = history && spanOf(history, from)
  const [start, end] = [history?.points[0], history?.points.at(-1)]
  if (!history || !span || !start || !end) return null
  const point = (at: typeof start) => pointFigure(history, at, from)
  const by = (better: (one: number, other: number) => boolean) =>
    point(
      history.points.reduce((best, each) => (better(each.price, best.price) ? each : best), start),
    )
  const [first, last] = [point(start), point(end)]
  const change = changeBetween(first, last)
  return {
    ...{ history, from, first, last, change },
    low: by((one, other) => one < other),
    high: by((one, other) => one > other),
    source: sourceOf(history, span, from),
    figures: [...figuresOfHistory(history, span.chart, from), ...(change ? [change] : [])],
  }
}

/** Courses that begin at one time. */
interface OneSpan {
  readonly courses: readonly Course[]
  /** Over which they were read. */
  readonly days: number
  /** The one without earlier prices, where that is why they begin later than wanted. */
  readonly youngest: Course | null
}

/** All of the courses from where the last one begins, so that they can be compared; null for none. */
export function overOneSpan(read: readonly Course[], wanted: number): OneSpan | null {
  const [latest] = read.toSorted((one, other) => other.first.asOf.localeCompare(one.first.asOf))
  if (!latest) return null
  const reach = Math.min(wanted, latest.history.limitDays ?? wanted)
  const days = daysRead(latest.history.points, new Date(latest.last.asOf), reach)
  return {
    courses: read.flatMap((course) => since(latest.first, course) ?? []),
    ...{ days, youngest: days < reach ? latest : null },
  }
}

/** Points of different assets are not of the same second: from the one that is valid then. */
function since({ asOf }: Figure, { history, from }: Course): Course | null {
  const at = history.points.findLastIndex((point) => point.at.getTime() <= Date.parse(asOf))
  return courseOf({ ...history, points: history.points.slice(at) }, from)
}

/** The days from the first point to the end: those that were wanted, where so many can be said. */
export function daysRead(
  points: readonly { readonly at: Date }[],
  end: Date,
  wanted: number,
): number {
  const [first = 0, second = first + 1] = points.map(({ at }) => at.getTime() / DAY_MS)
  const days = end.getTime() / DAY_MS - first
  if (wanted - days <= (second - first) * MOST_POINTS_MISSING) return wanted
  return days < 2 ? Number(days.toFixed(1)) : Math.round(days)
}

/** Why they begin later than wanted, where they do. */
export function limits({ courses, youngest }: OneSpan, writer: Writer): string[] {
  if (youngest) {
    const { from, history, first } = youngest
    return [earliest(from, history.name, first, writer)]
  }
  const [limited] = courses.filter(({ history }) => history.limitDays !== undefined)
  if (!limited) return []
  const { from: source, history } = limited
  return [writer.say('history.limited', { source, days: history.limitDays ?? 0 })]
}

/** Says that a source has nothing before its first figure. */
export const earliest = (source: string, name: string, first: Figure, { say }: Writer): string =>
  say('history.earliest', { source, name: plain(name), day: dayOf(first.asOf) })

export const dayOf = (time: string) => time.slice(0, 10)
