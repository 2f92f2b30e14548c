import { useEffect, useState } from 'react'
import { isUnfinished } from '../../data/ask/follow-run.ts'
import { isPending, type Run } from '../../data/ask/run.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import type { TurnAnswer } from './conversation.ts'

/** A text that was sent while an answer is being written. */
interface Waiting {
  /** The topic in which it waits. */
  readonly place: string
  readonly text: string
  /** It is sent as soon as the answer is complete; else it is only kept. */
  readonly isNext: boolean
}

interface WaitingOptions {
  place: string
  /** The text in the composer: the question that waits is that, so it is kept as any draft is. */
  draft: string
  run: Run | null
  isRunning: boolean
  lastAnswer: TurnAnswer | null
  /** Missing where nothing can be asked. */
  ask: ((text: string) => void) | undefined
}

/**
 * A question that waits for the end of the answer that is being written. It goes out on its own only
 * if that is complete; a change of its text, a stop, an error and another screen take it back.
 */
export function useWaitingQuestion(options: WaitingOptions) {
  const { place, draft, isRunning, lastAnswer, run, ask } = options
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const kept = stillWaiting(waiting, options)
  if (kept !== waiting) setWaiting(kept)

  // Until the topic holds the answer, a question could not follow it.
  const isOver = run === null ? lastAnswer && !isUnfinished(lastAnswer) : isRefused(run)
  const isDue = Boolean(kept?.isNext && isOver)
  useEffect(() => {
    if (!isDue) return
    setWaiting(null)
    if (lastAnswer?.status === 'done' && run === null) ask?.(draft)
    else showToast({ message: 'chat.notSentNext' })
  }, [isDue, lastAnswer, run, draft, ask])

  const put = (isNext: boolean) =>
    setWaiting(isRunning && !isPending(run) ? { place, text: draft, isNext } : null)
  return {
    waiting: kept,
    /** Says that the text waits. */
    keep: () => draft.trim() !== '' && !kept && put(false),
    sendNext: () => put(true),
    takeBack: () => kept && put(false),
  }
}

const isRefused = (run: Run): boolean => run.answer.status === 'refused'

/** What still waits, now that the text or the answer may have changed. */
export function stillWaiting(
  waiting: Waiting | null,
  { place, draft, isRunning }: Pick<WaitingOptions, 'place' | 'draft' | 'isRunning'>,
): Waiting | null {
  if (!waiting || waiting.place !== place || draft.trim() === '') return null
  if (waiting.text !== draft) return isRunning ? { place, text: draft, isNext: false } : null
  return isRunning || waiting.isNext ? waiting : null
}
