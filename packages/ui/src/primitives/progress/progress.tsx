import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './progress.module.css'

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is going on. */
  label: string
  /** From 0 to `max`; left out where the duration is unknown. */
  value?: number | undefined
  /** The value of a full line. */
  max?: number | undefined
  /** The value as people say it, such as "12 of 40". */
  valueText?: string | undefined
  /** Leaves the text to screen readers. */
  compact?: boolean | undefined
}

/** How far something is: a line that fills, under its label. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  compact = false,
  className,
  ...rest
}: ProgressProps) {
  const id = useId()
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      {!compact && (
        <div className={styles.text}>
          <label htmlFor={id}>{label}</label>
          {valueText && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        aria-label={compact ? label : undefined}
        aria-valuetext={valueText}
        value={value}
        max={max}
        className={styles.line}
      />
    </div>
  )
}
