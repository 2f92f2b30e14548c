import { RotateCcw, Square } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './answer-stall.module.css'

export interface AnswerStallLabels {
  stop: string
  retry: string
}

export interface AnswerStallProps extends ComponentPropsWithRef<'div'> {
  /** The labels of the buttons. */
  labels: AnswerStallLabels
  /** What is waited for. */
  children: ReactNode
  /** Ends the answer as it is; offered if given. */
  onStop?: (() => void) | undefined
  /** Ends the answer and has it written again; offered if given. */
  onRetry?: (() => void) | undefined
  /** What `onRetry` does and costs. */
  note?: ReactNode
}

/** Says what an answer under way waits for when nothing new comes, and offers to give it up. */
export function AnswerStall({
  labels,
  onStop,
  onRetry,
  note,
  className,
  children,
  ...rest
}: AnswerStallProps) {
  return (
    <div {...rest} className={classNames(styles.stall, className)}>
      <span className={styles.text}>
        <Spinner />
        <span role="status">{children}</span>
      </span>
      {(onStop || onRetry) && (
        <span className={styles.choices}>
          {onStop && (
            <Button size="small" icon={<Square />} onClick={onStop}>
              {labels.stop}
            </Button>
          )}
          {onRetry && (
            <Button size="small" icon={<RotateCcw />} onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </span>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
