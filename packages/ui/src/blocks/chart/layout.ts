import type { ChartData } from './chart-data.ts'
import { type Formats, formatsOf } from './formats.ts'
import { type Row, rowsOf } from './rows.ts'
import { logTicks, niceTicks, timeTicks } from './ticks.ts'

export const height = 224
const top = 12
const bottom = height - 28
/** A time's label on the axis, with the space around it. */
const labelWidth = 72

/** Where everything stands, in pixels. */
export interface Layout {
  rows: readonly Row[]
  formats: Formats
  start: number
  end: number
  bottom: number
  figureTicks: readonly Tick[]
  categoryTicks: readonly Tick[]
  /** Where the figure zero is; null when it is out of sight. */
  zero: number | null
  /** Width in pixels that the bars of all series share. */
  band: number
  x: (row: number) => number
  y: (figure: number) => number
}

export function layOut(
  { kind, series, unit, scale }: ChartData,
  locale: string,
  width: number,
): Layout {
  const rows = rowsOf(series)
  const times = rows.flatMap(({ time }) => time ?? [])
  const figures = rows.flatMap((row) => row.figures.filter((figure) => typeof figure === 'number'))
  const bars = kind === 'bar'
  const plotted = bars || figures.length === 0 ? [0, ...figures] : figures
  const [lowest, highest] = [Math.min(...plotted), Math.max(...plotted)]
  const log = scale === 'log' && lowest > 0
  const ticks = (log ? logTicks : niceTicks)(lowest, highest, 6)
  const formats = formatsOf(locale, unit, ticks, times)
  const place = log ? Math.log10 : (figure: number) => figure
  const low = place(Math.min(lowest, ticks[0] ?? 0))
  const high = place(Math.max(highest, ticks.at(-1) ?? 1))
  const figureLabels = ticks.map(formats.tick)
  const start = Math.max(...figureLabels.map(widthOf)) + 10
  const end = width - 8
  const y = (figure: number) => bottom - ((place(figure) - low) / (high - low)) * (bottom - top)
  const most = Math.max(2, Math.floor((end - start) / labelWidth))

  const band = (end - start) / rows.length
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const evenly = bars || times.length === 0
  const atTime = (time: number) =>
    from === to ? (start + end) / 2 : start + ((time - from) / (to - from)) * (end - start)
  const x = (row: number) => (evenly ? start + band * (row + 0.5) : atTime(rows[row]?.time ?? from))

  const shownRows = evenIndexes(rows.length, most)
  const moments = evenly
    ? shownRows.flatMap((row) => rows[row]?.time ?? [])
    : timeTicks(from, to, most)
  const timeTick = formats.timeTick(moments)
  // The first keeps clear of the figures beside it, the last within the drawing.
  const categoryTick = (at: number, label: string): Tick => {
    const half = widthOf(label) / 2
    return { at: Math.min(Math.max(at, start - 4 + half), width - half), label }
  }

  return {
    rows,
    formats,
    start,
    end,
    bottom,
    figureTicks: ticks.map((tick, at) => ({ at: y(tick), label: figureLabels[at] ?? '' })),
    categoryTicks: withoutOverlaps(
      evenly
        ? shownRows.map((row) => categoryTick(x(row), categoryLabel(rows[row], timeTick)))
        : moments.map((time) => categoryTick(atTime(time), timeTick(time))),
    ),
    zero: !log && low <= 0 && high >= 0 ? y(0) : null,
    band,
    x,
    y,
  }
}

/** A row's time or name in full. */
export function nameOf({ category, time }: Row, { moment }: Formats): string {
  return time === null ? category : moment(time)
}

/** The row nearest to a position on the drawing, in pixels. */
export function rowAt({ rows, x }: Layout, at: number): number {
  const distances = rows.map((_, row) => Math.abs(x(row) - at))
  return distances.indexOf(Math.min(...distances))
}

function categoryLabel(row: Row | undefined, timeTick: (time: number) => string): string {
  if (!row) return ''
  if (row.time !== null) return timeTick(row.time)
  return row.category.length > 10 ? `${row.category.slice(0, 9)}…` : row.category
}

function evenIndexes(count: number, most: number): number[] {
  const step = Math.ceil(count / most)
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}

/** At the size of the axes' label, a Latin and a Chinese character. */
const latin = 7
const chinese = 12

/** A label on an axis, centered at a place in pixels. */
interface Tick {
  at: number
  label: string
}

/** Without those that would touch the one before, or say the same, as two of one day do. */
export function withoutOverlaps(ticks: readonly Tick[]): Tick[] {
  const shown: Tick[] = []
  for (const tick of ticks) {
    const before = shown.at(-1)
    if (!before || isApart(before, tick)) shown.push(tick)
  }
  return shown
}

function isApart(before: Tick, tick: Tick): boolean {
  const needed = (widthOf(before.label) + widthOf(tick.label)) / 2
  return before.label !== tick.label && tick.at - before.at > needed
}

/** About as wide as this is drawn. */
function widthOf(label: string): number {
  let width = 0
  for (const character of label) width += character > '\u2e80' ? chinese : latin
  return width
}
