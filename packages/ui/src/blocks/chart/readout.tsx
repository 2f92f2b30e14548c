import styles from './chart.module.css'
import { KeyMark } from './key-mark.tsx'

interface ReadoutProps {
  kind: 'line' | 'bar'
  heading: string
  figures: readonly { series: number; name: string; label: string }[]
  /** The half of the drawing that it may cover. */
  side: 'start' | 'end'
}

/** The figures at one place. Unspoken: the slider says the same. */
export function Readout({ kind, heading, figures, side }: ReadoutProps) {
  return (
    <div aria-hidden="true" data-side={side} className={styles.readout}>
      <div className={styles.moment}>{heading}</div>
      {figures.map(({ series, name, label }) => (
        <div key={series} className={styles.value}>
          <KeyMark kind={kind} series={series} />
          <span>{name}</span>
          <span className={styles.figure}>{label}</span>
        </div>
      ))}
    </div>
  )
}
