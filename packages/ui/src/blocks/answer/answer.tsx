import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { useLiveAnnouncer } from '../../hooks/use-live-announcer.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './answer.module.css'

/** While more of an answer may come. */
const UNFINISHED = ['connecting', 'waiting', 'thinking', 'streaming', 'reconnecting'] as const

/** How far an answer has come, or how it ended. */
export type AnswerStatus =
  | (typeof UNFINISHED)[number]
  | 'done'
  | 'stopped'
  | 'interrupted'
  | 'failed'

export interface AnswerLabels {
  /** Spoken before the answer, as its heading: whose text this is. */
  author: string
  waiting: string
  stopped: string
  interrupted: string
  failed: string
  reconnecting: string
  /** Ends the pause before the next try to reconnect. */
  reconnect: string
  retry: string
}

export interface AnswerProps extends ComponentPropsWithRef<'article'> {
  /** The labels of its heading and of each state. */
  labels: AnswerLabels
  /** Where the answer is on its way from `waiting` to `done`. */
  state: AnswerStatus
  /** The reasoning, above the text. */
  analysis?: ReactNode
  /** Takes the place of the waiting line. */
  progress?: ReactNode
  /** What is waited for, below the text, while nothing new comes: an `AnswerStall`. */
  stall?: ReactNode
  /** The answer's rendered text. */
  children?: ReactNode
  /** What the answer relies on, below the text. */
  sources?: ReactNode
  /** Shown once nothing is being written any more. */
  actions?: ReactNode
  /** Offered after `interrupted` and `failed`, and after `stopped`. */
  onRetry?: (() => void) | undefined
  /** Tries to reconnect at once; offered while `reconnecting`. */
  onReconnect?: (() => void) | undefined
  /**
   * What is said of an answer that arrives now: its plain text so far, with a line before it that it
   * has begun and one after it if it didn't end well. Spoken politely, in whole sentences.
   */
  spokenText?: string | undefined
}

const unfinished: ReadonlySet<AnswerStatus> = new Set(UNFINISHED)

/** An answer in any of its states; what it shows is put in by slots. */
export function Answer({
  labels,
  state,
  analysis,
  progress,
  stall,
  sources,
  actions,
  onRetry,
  onReconnect,
  spokenText,
  className,
  children,
  ...rest
}: AnswerProps) {
  const live = unfinished.has(state)
  const announcement = useLiveAnnouncer(spokenText ?? '', !live)
  return (
    <article
      {...rest}
      aria-label={labels.author}
      data-state={state}
      className={classNames(styles.answer, className)}
    >
      <VisuallyHidden as="h2">{labels.author}</VisuallyHidden>
      {analysis}
      {progress}
      {children && <div className={styles.body}>{children}</div>}
      {!(progress && (state === 'connecting' || state === 'waiting')) && (
        <StatusLine
          labels={labels}
          // What is waited for says more than that something is.
          state={stall && state === 'waiting' ? 'streaming' : state}
          onRetry={onRetry}
          onReconnect={onReconnect}
        />
      )}
      {live && stall}
      {sources}
      {!live && actions}
      <VisuallyHidden as="p" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </article>
  )
}

type StatusLineProps = Pick<AnswerProps, 'labels' | 'state' | 'onRetry' | 'onReconnect'>

function StatusLine({ labels, state, onRetry, onReconnect }: StatusLineProps) {
  if (state === 'thinking' || state === 'streaming' || state === 'done') return null
  const pending = state === 'connecting' || state === 'waiting' || state === 'reconnecting'
  return (
    <div className={styles.status} data-state={state}>
      <span className={styles.text}>
        {pending && <Spinner />}
        {(state === 'failed' || state === 'interrupted') && <TriangleAlert aria-hidden="true" />}
        {labels[state === 'connecting' ? 'waiting' : state]}
      </span>
      {state === 'reconnecting' && onReconnect && (
        <Button size="small" onClick={onReconnect}>
          {labels.reconnect}
        </Button>
      )}
      {!pending && onRetry && (
        <Button size="small" icon={<RotateCcw />} onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}
