import type { Source } from './source.tsx'
import styles from './source-label.module.css'

/** Who speaks, beside the host; nothing where that is not said. */
export function SourceLabel({ source: { label } }: { source: Source }) {
  return label ? <span className={styles.label}>{label}</span> : null
}
