/** Figures to be drawn: one to five series over the same times or names. */
export interface ChartData {
  kind: 'line' | 'bar'
  title?: string | undefined
  /** Of all figures, as written behind them: a currency, "%". */
  unit?: string | undefined
  series: readonly ChartSeries[]
  /** How lines are shown at first: each as 100 at its start. */
  view?: 'indexed' | undefined
  scale?: 'log' | undefined
  /** Bars of one series as a list, in its order, such as a ranking. */
  orientation?: 'horizontal' | undefined
  /** Whose figures they are. */
  source?: string | undefined
  /** The number under which the answer cites the source. */
  n?: number | undefined
  /** When the newest figure was current, ISO 8601. */
  at?: string | undefined
}

export interface ChartSeries {
  /** Of no other series. */
  name: string
  points: readonly ChartPoint[]
}

/** A time (ISO 8601, UTC) or any other name, and its figure; null leaves a gap. */
export type ChartPoint = readonly [category: string, figure: number | null]

export interface ChartLabels {
  /** Language of figures and dates, such as `zh` or `en`. */
  locale: string
  /** Names a chart without a title. */
  chart: string
  /** Opens the figures as a table. */
  table: string
  /** Heads the table's first column: of times, or of other names. */
  time: string
  category: string
  source: string
  /** Stands before the time of the newest figure. */
  asOf: string
  /** Without them lines are shown as the data says, and can't be shown otherwise. */
  controls?: ChartControlLabels | undefined
}

export interface ChartControlLabels {
  /** Names the choice of a span, one of which is all that there is. */
  span: string
  all: string
  /** Names the choice between the figures and each series as 100 at its start. */
  view: string
  figures: string
  indexed: string
  /** Names the choice of a scale. */
  scale: string
  linear: string
  log: string
}

const mostSeries = 5
const mostPoints = 2000
/** The difference of two larger figures may be infinite. */
const largestFigure = 1e300

/** The chart that a block of JSON describes; null for what can't be drawn. */
export function readChart(text: string): ChartData | null {
  const block = parsed(text)
  if (!isRecord(block) || (block.kind !== 'line' && block.kind !== 'bar')) return null
  const series = Array.isArray(block.series) ? block.series.map(readSeries) : []
  const known = series.filter((each) => each !== null)
  if (known.length < series.length || known.length > mostSeries) return null
  if (new Set(known.map(({ name }) => name)).size < known.length) return null
  if (!known.some(({ points }) => points.some(([, figure]) => figure !== null))) return null
  return {
    kind: block.kind,
    title: stringOf(block.title),
    unit: stringOf(block.unit),
    series: known,
    view: block.view === 'indexed' ? 'indexed' : undefined,
    scale: block.scale === 'log' ? 'log' : undefined,
    orientation: block.orientation === 'horizontal' ? 'horizontal' : undefined,
    source: stringOf(block.source),
    n: typeof block.n === 'number' ? block.n : undefined,
    at: stringOf(block.at),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readSeries(series: unknown): ChartSeries | null {
  if (!isRecord(series) || !Array.isArray(series.points)) return null
  const points = series.points.map(readPoint)
  if (points.length > mostPoints || !points.every((point) => point !== null)) return null
  return { name: stringOf(series.name) ?? '', points }
}

function readPoint(point: unknown): ChartPoint | null {
  if (!Array.isArray(point)) return null
  const [category, figure]: unknown[] = point
  if (typeof category !== 'string' && typeof category !== 'number') return null
  if (figure === null) return [String(category), null]
  if (typeof figure !== 'number' || !(Math.abs(figure) < largestFigure)) return null
  return [String(category), figure]
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
