import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import { Axes } from './axes.tsx'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import { height, layOut, nameOf, rowAt } from './layout.ts'
import { BarMarks, LineMarks } from './marks.tsx'
import { Readout } from './readout.tsx'
import { useWidth } from './use-width.ts'

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

  // A keyboard keeps its place while a mouse passes by.
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
