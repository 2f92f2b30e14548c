import styles from './chart.module.css'
import type { Layout } from './layout.ts'

/** Hairlines with their figures, and the times or names below. */
export function Axes({ start, end, bottom, figureTicks, categoryTicks, zero }: Layout) {
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
