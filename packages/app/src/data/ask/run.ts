import { type AnswerState, emptyAnswer, isUnfinished } from '@coinquiry/api-client'

export {
  type AnswerState,
  isUnfinished,
  type ShownAnswer,
  storedAnswer,
} from '@coinquiry/api-client'

/** What was asked for. */
export type AskKind = 'new' | 'edit' | 'refresh'
type RunKind = AskKind | 'attached'

/** An answer that is arriving in one topic, and what it belongs to. */
export interface Run {
  readonly kind: RunKind
  /** The question that was asked; empty for `refresh` and `attached`. */
  readonly question: string
  /** The version that is edited, refreshed or attached to; for a new question the answer it follows. */
  readonly targetId: string | null
  /** The topic begins with this question. */
  readonly opensTopic: boolean
  readonly answer: AnswerState
}

export type RunPlan = Omit<Run, 'answer'>

export const newRun = (plan: RunPlan, answer: AnswerState = emptyAnswer): Run => ({
  ...plan,
  answer,
})

/** Whether the server is still writing the answer, or has not yet confirmed its stop. */
export function isRunning(run: Run | null): boolean {
  if (!run) return false
  const { answer } = run
  return isUnfinished(answer) || (answer.status === 'stopped' && !answer.isSettled)
}

/** Whether the server has not stored the question, as far as is known here. */
export const isUnaccepted = (run: Run | null): boolean => run !== null && !run.answer.isAccepted
