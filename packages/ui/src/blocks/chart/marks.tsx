import styles from './chart.module.css'
import type { Layout } from './layout.ts'

interface MarksProps {
  layout: Layout
  series: number
}

/** A series as a line, interrupted where a figure is missing; what stands alone is a dot. */
export function LineMarks({ layout, series }: MarksProps) {
  return (
    <g data-series={series + 1} className={styles.lines}>
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
export function BarMarks({ layout, series, count }: MarksProps & { count: number }) {
  const { rows, band, x, y } = layout
  const groupWidth = Math.min(band * 0.8, 48 * count)
  const width = Math.max(1, groupWidth / count - (groupWidth > 12 * count ? 2 : 0))
  return (
    <g data-series={series + 1} className={styles.bars}>
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
