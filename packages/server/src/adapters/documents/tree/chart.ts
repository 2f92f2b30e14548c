import { z } from 'zod'
import { type Alignment, type Cell, plain, type TableBlock } from './blocks.ts'

const axis = z.union([z.string().max(100), z.number()])
const chart = z.object({
  title: z.string().max(300).optional(),
  unit: z.string().max(40).optional(),
  series: z
    .array(
      z.object({
        name: z.string().max(100),
        points: z.array(z.tuple([axis, z.number().nullable()])).min(1),
      }),
    )
    .min(1)
    .max(6),
  source: z.string().max(300).optional(),
  /** The number of the source. */
  n: z.number().optional(),
  at: axis.optional(),
})

/** Of a series with more points as many are shown, evenly spread. */
const maxRows = 24

/** What a `chart` block shows, as figures. */
export interface Chart {
  readonly title: string
  readonly table: TableBlock
  /** Where the figures are from and of when. */
  readonly caption: string
}

/** Null when the text is no chart. `someRows` says that not all rows are there. */
export function readChart(
  text: string,
  someRows: (shown: number, all: number) => string,
): Chart | null {
  const { data } = chart.safeParse(json(text))
  if (!data) return null
  const { title = '', unit, series, source, n, at } = data
  const xs = inOrder([...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))])
  const figures = series.map(({ points }) => new Map(points))
  const named = series.map(({ name }) => (unit ? `${name} (${unit})` : name))
  return {
    title,
    table: {
      kind: 'table',
      head: ['', ...named].map(cell),
      rows: spread(xs).map((x) =>
        [when(x), ...figures.map((points) => figure(points.get(x)))].map(cell),
      ),
      alignments: ['left', ...series.map((): Alignment => 'right')],
    },
    caption: [
      source,
      n === undefined ? '' : `[${n}]`,
      at === undefined ? '' : when(at),
      xs.length > maxRows ? someRows(maxRows, xs.length) : '',
    ]
      .filter((part) => part)
      .join(' · '),
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function cell(text: string): Cell {
  return text === '' ? [] : [{ ...plain, text }]
}

function figure(value: number | null | undefined): string {
  return value?.toLocaleString('en-US', { maximumSignificantDigits: 15 }) ?? ''
}

/** Evenly among all, with the first and the last. */
function spread<Point>(points: readonly Point[]): Point[] {
  if (points.length <= maxRows) return [...points]
  const step = (points.length - 1) / (maxRows - 1)
  const places = Array.from({ length: maxRows }, (_, row) => Math.round(row * step))
  return places.flatMap((place) => points.slice(place, place + 1))
}

/** In the order of time; names stay in their own. */
function inOrder<X extends string | number>(xs: readonly X[]): X[] {
  if (xs.some((x) => timeOf(x) === null)) return [...xs]
  return xs.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0))
}

/** A time as text. */
function when(x: string | number): string {
  const time = timeOf(x)
  return time === null ? String(x) : moment(new Date(time))
}

const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/

/** In milliseconds, also where it is a number that can only be seconds or milliseconds. */
function timeOf(x: string | number): number | null {
  if (typeof x === 'number') return x < 1e9 || x > 1e13 ? null : x < 1e11 ? x * 1000 : x
  const time = iso.test(x) ? Date.parse(x) : Number.NaN
  return Number.isNaN(time) ? null : time
}

function moment(date: Date): string {
  const [day, time] = date.toISOString().slice(0, 16).split('T')
  return time === '00:00' ? `${day}` : `${day} ${time} UTC`
}
