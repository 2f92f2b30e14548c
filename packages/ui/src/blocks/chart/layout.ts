import type { ChartData } from './chart-data.ts'
import { type Formats, formatsOf } from './formats.ts'
import { niceTicks } from './nice-ticks.ts'
import { type Row, rowsOf } from './rows.ts'
import { apart, type Tick, widthOf } from './tick.ts'
import { timeTicks } from './time-ticks.ts'

export const height = 224
const top = 12
const bottom = height - 28
/** A time's words on the axis, with the space around them. */
const placeWidth = 72

/** Where everything stands, in pixels. */
export interface Layout {
  rows: readonly Row[]
  formats: Formats
  start: number
  end: number
  bottom: number
  figureTicks: readonly Tick[]
  placeTicks: readonly Tick[]
  /** Where the figure zero is; null when it is out of sight. */
  zero: number | null
  /** Of one place: what the bars of all series share. */
  band: number
  x: (row: number) => number
  y: (figure: number) => number
}

export function layOut({ kind, series, unit }: ChartData, locale: string, width: number): Layout {
  const rows = rowsOf(series)
  const times = rows.flatMap(({ time }) => time ?? [])
  const figures = rows.flatMap((row) => row.figures.filter((figure) => typeof figure === 'number'))
  const bars = kind === 'bar'
  const known = bars || figures.length === 0 ? [0, ...figures] : figures
  const ticks = niceTicks(Math.min(...known), Math.max(...known), 6)
  const formats = formatsOf(locale, unit, ticks, times)
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const figureWords = ticks.map(formats.tick)
  const start = Math.max(...figureWords.map(widthOf)) + 10
  const end = width - 8
  const y = (figure: number) => bottom - ((figure - low) / (high - low)) * (bottom - top)
  const most = Math.max(2, Math.floor((end - start) / placeWidth))

  const band = (end - start) / rows.length
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const evenly = bars || times.length === 0
  const atTime = (time: number) =>
    from === to ? (start + end) / 2 : start + ((time - from) / (to - from)) * (end - start)
  const x = (row: number) => (evenly ? start + band * (row + 0.5) : atTime(rows[row]?.time ?? from))

  const places = everyFew(rows.length, most)
  const moments = evenly
    ? places.flatMap((row) => rows[row]?.time ?? [])
    : timeTicks(from, to, most)
  const timeTick = formats.timeTick(moments)
  // The first keeps clear of the figures beside it, the last within the drawing.
  const placeTick = (at: number, words: string): Tick => {
    const half = widthOf(words) / 2
    return { at: Math.min(Math.max(at, start - 4 + half), width - half), words }
  }

  return {
    rows,
    formats,
    start,
    end,
    bottom,
    figureTicks: ticks.map((tick, at) => ({ at: y(tick), words: figureWords[at] ?? '' })),
    placeTicks: apart(
      evenly
        ? places.map((row) => placeTick(x(row), placeWords(rows[row], timeTick)))
        : moments.map((time) => placeTick(atTime(time), timeTick(time))),
    ),
    zero: low <= 0 && high >= 0 ? y(0) : null,
    band,
    x,
    y,
  }
}

/** A row's time or name in full. */
export function nameOf({ place, time }: Row, { moment }: Formats): string {
  return time === null ? place : moment(time)
}

/** The row nearest to a place on the drawing. */
export function rowAt({ rows, x }: Layout, at: number): number {
  const distances = rows.map((_, row) => Math.abs(x(row) - at))
  return distances.indexOf(Math.min(...distances))
}

function placeWords(row: Row | undefined, timeTick: (time: number) => string): string {
  if (!row) return ''
  if (row.time !== null) return timeTick(row.time)
  return row.place.length > 10 ? `${row.place.slice(0, 9)}…` : row.place
}

function everyFew(count: number, most: number): number[] {
  const step = Math.ceil(count / most)
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}
