import { classNames } from '../../class-names.ts'
import styles from './composer.module.css'

/** The labels of the counter: characters used and allowed. */
export type CounterLabel = (used: number, limit: number) => string

interface TextCounterProps {
  id: string
  used: number
  limit: number
  label: CounterLabel
}

const shownFrom = 0.9

/** Appears when a tenth of the limit or less is left. */
export function TextCounter({ id, used, limit, label }: TextCounterProps) {
  if (used < limit * shownFrom) return null
  return (
    <span id={id} className={classNames(styles.counter, used > limit && styles.over)}>
      {label(used, limit)}
    </span>
  )
}
