import {
  type AnswerSource,
  type AnswerState,
  type AnswerStep,
  emptyAnswer,
  followAnswer,
  isUnfinished,
  reduceAnswer,
  stopAnswer,
} from '@coinquiry/api-client'
import { useSelector } from '@tanstack/react-store'
import { createStore } from '../../store.ts'

export {
  type AnswerState,
  isUnfinished,
  type ShownAnswer,
  storedAnswer,
} from '@coinquiry/api-client'

/** What was asked for. */
export type AskKind = 'new' | 'edit' | 'refresh'

/** An answer that is arriving in one topic, and what it belongs to. */
export interface Run {
  readonly kind: AskKind | 'attached'
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

const runs = createStore<ReadonlyMap<string, Run>>(new Map())

export const runOf = (topicsId: string): Run | null => runs.get().get(topicsId) ?? null

/** The answer that is arriving in a topic; it goes on while other screens are open. */
export const useRun = (topicsId: string): Run | null =>
  useSelector(runs, (all) => all.get(topicsId) ?? null)

export function dropRun(topicsId: string): void {
  const rest = new Map(runs.get())
  rest.delete(topicsId)
  runs.set(rest)
}

/** The answers that are being followed, by topic. */
export const following = new Map<string, ReturnType<typeof followRun>>()

/** Forgets all answers under way, for the next person at this screen must not see them. */
export function leaveAllRuns(): void {
  for (const { leave } of following.values()) leave()
  following.clear()
  runs.set(new Map())
}

/** Follows an answer into its topic's run. `onAccepted` is called once the server has stored the question. */
export function followRun(
  topicsId: string,
  first: Run,
  source: AnswerSource,
  onAccepted: () => void,
) {
  const abort = new AbortController()
  let run = first
  let isStopWanted = false
  let isLeft = false
  let stopping: Promise<unknown> = Promise.resolve()

  function take(step: AnswerStep): void {
    if (isLeft) return
    const wasAccepted = run.answer.isAccepted
    show({ ...run, answer: reduceAnswer(run.answer, step) })
    if (run.answer.isAccepted && !wasAccepted) onAccepted()
    if (step.event === 'start' && isStopWanted) stopNow(step.request_id)
  }

  function show(next: Run): void {
    run = next
    runs.set(new Map(runs.get()).set(topicsId, run))
  }

  function stopNow(requestId: string): void {
    // If the stop fails, the answer goes on and is shown when the topic is read again.
    stopping = stopAnswer(requestId).catch(() => undefined)
    take({ event: 'stopping' })
    abort.abort()
  }

  async function follow(): Promise<void> {
    try {
      for await (const step of followAnswer(source, { signal: abort.signal })) take(step)
    } catch (error) {
      take({ event: 'refused', error: error instanceof Error ? error : new Error(String(error)) })
      throw error
    }
    if (!abort.signal.aborted) return
    await stopping
    take({ event: 'stopped' })
  }

  show(run)
  return {
    /** Resolves when the run has ended; rejects if the question was refused. */
    end: follow(),
    stop() {
      const requestId = run.answer.requestId ?? ('requestId' in source ? source.requestId : null)
      isStopWanted = true
      if (requestId === null) take({ event: 'stopping' })
      else stopNow(requestId)
    },
    /** Stops following: the answer goes on at the server, and nothing more is shown of it here. */
    leave() {
      isLeft = true
      abort.abort()
    },
  }
}
