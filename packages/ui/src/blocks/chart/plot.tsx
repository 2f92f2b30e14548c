import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import { height, type Layout, layOut, nameOf, rowAt } from './layout.ts'

interface PlotProps {
  data: ChartData
  locale: string
  name: string
}

/** The drawing. Its figures are read by pointer, or by a slider that is only seen when focused. */
export function Plot({ data, locale, name }: PlotProps) {
  const [frame, width] = useWidth()
  const layout = useMemo(() => layOut(data, locale, width), [data, locale, width])
  const [pointed, setPointed] = useState<number | null>(null)
  const { rows, formats, x, y } = layout
  const last = Math.max(0, rows.length - 1)
  const current = Math.min(pointed ?? last, last)
  const row = rows[current]
  const shown = (row?.figures ?? []).flatMap((figure, series) =>
    typeof figure === 'number'
      ? { series, figure, name: data.series[series]?.name ?? '', label: formats.figure(figure) }
      : [],
  )
  const heading = row ? nameOf(row, formats) : ''

  function point(event: PointerEvent<HTMLDivElement>): void {
    const { left } = event.currentTarget.getBoundingClientRect()
    setPointed(rowAt(layout, event.clientX - left))
  }

  // A focused slider keeps its readout when the pointer leaves.
  function leave({ currentTarget }: PointerEvent<HTMLDivElement>): void {
    if (!currentTarget.contains(document.activeElement)) setPointed(null)
  }

  return (
    <div
      ref={frame}
      className={styles.plot}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.drawing}>
        <Axes {...layout} />
        {data.series.map((each, series) =>
          data.kind === 'line' ? (
            <LineMarks key={each.name} layout={layout} series={series} />
          ) : (
            <BarMarks key={each.name} layout={layout} series={series} count={data.series.length} />
          ),
        )}
        {pointed !== null && (
          <g className={styles.pointed}>
            <line x1={x(current)} x2={x(current)} y1={0} y2={layout.bottom} />
            {data.kind === 'line' &&
              shown.map(({ series, figure }) => (
                <circle key={series} cx={x(current)} cy={y(figure)} r={4} />
              ))}
          </g>
        )}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={current}
        aria-label={name}
        aria-valuetext={[heading, ...shown.map((each) => `${each.name} ${each.label}`)].join(', ')}
        className={styles.slider}
        onChange={(event) => setPointed(event.target.valueAsNumber)}
        onFocus={() => setPointed(current)}
        onBlur={() => setPointed(null)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setPointed(null)}
      />
      {pointed !== null && (
        <Readout
          kind={data.kind}
          heading={heading}
          figures={shown}
          side={x(current) > width / 2 ? 'start' : 'end'}
        />
      )}
    </div>
  )
}

/** Hairlines with their figures, and the times or names below. */
function Axes({ start, end, bottom, figureTicks, categoryTicks, zero }: Layout) {
  return (
    <g className={styles.axes}>
      {figureTicks.map(({ at, label }) => (
        <g key={at}>
          <line x1={start} x2={end} y1={at} y2={at} className={styles.grid} />
          <text x={start - 8} y={at} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {zero !== null && <line x1={start} x2={end} y1={zero} y2={zero} className={styles.zero} />}
      {categoryTicks.map(({ at, label }) => (
        <text key={at} x={at} y={bottom + 20} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  )
}

interface MarksProps {
  layout: Layout
  series: number
}

const lineStyles = [
  { color: 'var(--cq-accent-ink)' },
  { color: 'var(--cq-ok)', strokeDasharray: '7 3' },
  { color: 'var(--cq-ink)', strokeDasharray: '2 3' },
  { color: 'var(--cq-edge)', strokeDasharray: '9 3 2 3' },
  { color: 'var(--cq-code-number)', strokeDasharray: '14 4' },
]

const barStyles = [
  { color: 'var(--cq-accent-ink)' },
  { color: 'var(--cq-ok)', fillOpacity: 0.15 },
  { color: 'var(--cq-ink)', fillOpacity: 0.5, strokeDasharray: '2 2' },
  { color: 'var(--cq-edge)', fillOpacity: 0, strokeDasharray: '4 2' },
  { color: 'var(--cq-code-number)', fillOpacity: 0.8 },
]

/** A series as a line, interrupted where a figure is missing; what stands alone is a dot. */
function LineMarks({ layout, series }: MarksProps) {
  return (
    <g {...lineStyles[series]} className={styles.lines}>
      {runsOf(layout, series).map((run) => {
        const [first = [0, 0]] = run
        return run.length === 1 ? (
          <circle key={first[0]} cx={first[0]} cy={first[1]} r={3.5} />
        ) : (
          <path
            key={first[0]}
            d={`M${run.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
          />
        )
      })}
    </g>
  )
}

function runsOf({ rows, x, y }: Layout, series: number): [number, number][][] {
  const runs: [number, number][][] = []
  let open = false
  rows.forEach(({ figures }, row) => {
    const figure = figures[series]
    if (figure === null) open = false
    if (typeof figure !== 'number') return
    if (!open) runs.push([])
    open = true
    runs.at(-1)?.push([x(row), y(figure)])
  })
  return runs
}

/** A series as bars from zero, beside those of the other series. */
function BarMarks({ layout, series, count }: MarksProps & { count: number }) {
  const { rows, band, x, y } = layout
  const groupWidth = Math.min(band * 0.8, 48 * count)
  const width = Math.max(1, groupWidth / count - (groupWidth > 12 * count ? 2 : 0))
  return (
    <g {...barStyles[series]} className={styles.bars}>
      {rows.map(({ category, figures }, row) => {
        const figure = figures[series]
        if (typeof figure !== 'number') return null
        return (
          <rect
            key={category}
            x={x(row) - groupWidth / 2 + (groupWidth / count) * series}
            y={Math.min(y(0), y(figure))}
            width={width}
            height={Math.max(1, Math.abs(y(0) - y(figure)))}
          />
        )
      })}
    </g>
  )
}

interface ReadoutProps {
  kind: 'line' | 'bar'
  heading: string
  figures: readonly { series: number; name: string; label: string }[]
  /** The half of the drawing that it may cover. */
  side: 'start' | 'end'
}

/** The figures at one place. Unspoken: the slider says the same. */
function Readout({ kind, heading, figures, side }: ReadoutProps) {
  return (
    <div aria-hidden="true" data-side={side} className={styles.readout}>
      <div className={styles.moment}>{heading}</div>
      {figures.map(({ series, name, label }) => (
        <SeriesFigure key={series} kind={kind} series={series} name={name} figure={label} />
      ))}
    </div>
  )
}

interface SeriesFigureProps {
  kind: 'line' | 'bar'
  series: number
  name: string
  figure: ReactNode
  change?: ReactNode
}

/** One figure of a series, with the series' name and how it is drawn. */
export function SeriesFigure({ kind, series, name, figure, change }: SeriesFigureProps) {
  return (
    <div className={styles.value}>
      <svg viewBox="0 0 24 12" width={24} height={12} aria-hidden="true" className={styles.key}>
        {kind === 'line' ? (
          <g {...lineStyles[series]} className={styles.lines}>
            <path d="M1 6H23" />
          </g>
        ) : (
          <g {...barStyles[series]} className={styles.bars}>
            <rect x={6} y={1} width={12} height={10} />
          </g>
        )}
      </svg>
      <span>{name}</span>
      <span className={styles.figure}>{figure}</span>
      {change && <span className={styles.change}>{change}</span>}
    </div>
  )
}

/** The width of an element in pixels; a usual one until it is known. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(Math.max(160, Math.round(current.clientWidth)))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
