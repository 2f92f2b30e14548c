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
import { type Following, putRun, type Run, type RunPlan } from './run.ts'

export {
  type AnswerState,
  isUnfinished,
  type ShownAnswer,
  storedAnswer,
  tryAgainNow,
} from '@coinquiry/api-client'

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

/** Follows an answer into its topic's run. `onAccepted` is called once the server has stored the question. */
export function followRun(
  topicsId: string,
  first: Run,
  source: AnswerSource,
  onAccepted: () => void,
): Omit<Following, 'settled'> {
  const abort = new AbortController()
  let run = first
  let isStopWanted = false
  let isLeft = false
  let stopping: Promise<unknown> = Promise.resolve()

  function take(step: AnswerStep): void {
    if (isLeft) return
    const wasAccepted = run.answer.isAccepted
    run = { ...run, answer: reduceAnswer(run.answer, step) }
    putRun(topicsId, run)
    if (run.answer.isAccepted && !wasAccepted) onAccepted()
    if (step.event === 'start' && isStopWanted) stopNow(step.request_id)
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
      // A fault of the code once the answer has begun: what has come stays, and the server goes on.
      const event = run.answer.isAccepted ? 'interrupted' : 'refused'
      take({ event, error: error instanceof Error ? error : new Error(String(error)) })
      if (event === 'refused') throw error
      reportError(error)
    }
    if (!abort.signal.aborted) return
    await stopping
    take({ event: 'stopped' })
  }

  putRun(topicsId, run)
  return {
    end: follow(),
    stop() {
      const requestId = run.answer.requestId ?? ('requestId' in source ? source.requestId : null)
      isStopWanted = true
      if (requestId === null) take({ event: 'stopping' })
      else stopNow(requestId)
    },
    leave() {
      isLeft = true
      abort.abort()
    },
  }
}
