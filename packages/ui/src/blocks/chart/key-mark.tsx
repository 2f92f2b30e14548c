import styles from './chart.module.css'

/** How a series is drawn, beside its name. */
export function KeyMark({ kind, series }: { kind: 'line' | 'bar'; series: number }) {
  return (
    <svg viewBox="0 0 24 12" width={24} height={12} aria-hidden="true" className={styles.key}>
      <g data-series={series + 1} className={kind === 'line' ? styles.lines : styles.bars}>
        {kind === 'line' ? <path d="M1 6H23" /> : <rect x={6} y={1} width={12} height={10} />}
      </g>
    </svg>
  )
}
