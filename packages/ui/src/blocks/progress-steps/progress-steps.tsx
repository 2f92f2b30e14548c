import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './progress-steps.module.css'

export interface ProgressStepsProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the bars. */
  label: string
  /** What is done, step by step, in the order of the bars. */
  steps: readonly string[]
  /** The running step, from 0. */
  current: number
}

/** What is being done now, and how far along: one line of text over one bar per step. */
export function ProgressSteps({ label, steps, current, className, ...rest }: ProgressStepsProps) {
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      <p className={styles.message}>
        <Spinner />
        <span role="status">
          {/* A key of its own: each step comes in anew, inside a region that stays. */}
          <span key={current} className={styles.text}>
            {steps[current]}
          </span>
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={current}
        className={styles.bars}
      >
        {steps.map((step, place) => (
          <span
            key={step}
            className={classNames(
              styles.bar,
              place < current && styles.past,
              place === current && styles.now,
            )}
          />
        ))}
      </div>
    </div>
  )
}
