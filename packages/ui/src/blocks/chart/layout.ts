import type { ChartData } from './chart-data.ts'
import { type Formats, formatsOf } from './formats.ts'
import { niceTicks } from './nice-ticks.ts'
import { type Row, rowsOf } from './rows.ts'
import { timeTicks } from './time-ticks.ts'

export const height = 224
const top = 12
const bottom = height - 28
/** At the size of the axes' words, a Latin and a Chinese character. */
const latin = 7
const chinese = 12
/** A time's words on the axis, with the space around them. */
const placeWidth = 72

export interface Tick {
  at: number
  words: string
}

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
  const known = bars ? [0, ...figures] : figures
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

  return {
    rows,
    formats,
    start,
    end,
    bottom,
    figureTicks: ticks.map((tick, at) => ({ at: y(tick), words: figureWords[at] ?? '' })),
    placeTicks: evenly
      ? everyFew(rows.length, most).map((row) => ({
          at: x(row),
          words: placeWords(rows[row], formats),
        }))
      : timeTicks(from, to, most)
          .map((time) => ({ at: atTime(time), words: formats.timeTick(time) }))
          // Two ticks of one day, where only days are written, would say the same.
          .filter(({ words }, at, all) => words !== all[at - 1]?.words),
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

function placeWords(row: Row | undefined, { timeTick }: Formats): string {
  if (!row) return ''
  if (row.time !== null) return timeTick(row.time)
  return row.place.length > 10 ? `${row.place.slice(0, 9)}…` : row.place
}

function everyFew(count: number, most: number): number[] {
  const step = Math.ceil(count / most)
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

function widthOf(words: string): number {
  let width = 0
  for (const character of words) width += character > '\u2e80' ? chinese : latin
  return width
}
