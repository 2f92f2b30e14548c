import { Check, X } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './progress-steps.module.css'

/** One of the things that the running step does side by side. */
export interface StepPart {
  text: string
  state: 'open' | 'done' | 'failed'
  /** Its state in words, for whoever does not see its mark. */
  stateLabel?: string | undefined
}

export interface ProgressStepsProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the bars. */
  label: string
  /** What is done, step by step, in the order of the bars. */
  steps: readonly string[]
  /** The running step, from 0. */
  current: number
  /** What the running step does side by side, below the bars. */
  parts?: readonly StepPart[] | undefined
}

/** What is being done now, and how far along: one line of text over one bar per step. */
export function ProgressSteps({
  label,
  steps,
  current,
  parts = [],
  className,
  ...rest
}: ProgressStepsProps) {
  const statusId = useId()
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      <p className={styles.message}>
        <Spinner />
        {/* Without the parts: they would be read anew whenever one of them ends. */}
        <span id={statusId} role="status">
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
        {steps.map((_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
            key={place}
            className={classNames(
              styles.bar,
              place < current && styles.past,
              place === current && styles.now,
            )}
          />
        ))}
      </div>
      {parts.length > 0 && (
        <ul aria-labelledby={statusId} className={styles.parts}>
          {parts.map(({ text, state, stateLabel }) => (
            <li key={text} data-state={state} className={styles.part}>
              <span aria-hidden="true" className={styles.mark}>
                {state === 'done' && <Check size="1em" />}
                {state === 'failed' && <X size="1em" />}
              </span>
              <span className={styles.partText}>{text}</span>
              {stateLabel && <VisuallyHidden> {stateLabel}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
