import { RotateCcw, TriangleAlert } from 'lucide-react'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './answer.module.css'
import type { AnswerState } from './answer-state.ts'

export interface AnswerStatusLabels {
  waiting: string
  stopped: string
  interrupted: string
  failed: string
  reconnecting: string
  retry: string
}

interface AnswerStatusProps {
  labels: AnswerStatusLabels
  state: AnswerState
  onRetry?: (() => void) | undefined
}

export function AnswerStatus({ labels, state, onRetry }: AnswerStatusProps) {
  if (state === 'thinking' || state === 'streaming' || state === 'done') return null
  const pending = state === 'connecting' || state === 'waiting' || state === 'reconnecting'
  return (
    <div className={styles.status} data-state={state}>
      <span className={styles.text}>
        {pending && <Spinner />}
        {(state === 'failed' || state === 'interrupted') && <TriangleAlert aria-hidden="true" />}
        {labels[state === 'connecting' ? 'waiting' : state]}
      </span>
      {!pending && onRetry && (
        <Button size="small" icon={<RotateCcw />} onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}
