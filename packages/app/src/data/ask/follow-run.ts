import {
  type AnswerEvent,
  type AnswerSource,
  type AnswerStep,
  followAnswer,
  reduceAnswer,
  stopAnswer,
} from '@coinquiry/api-client'
import { putRun, type Run } from './run.ts'

/** An answer being followed, and the way to stop it. */
export interface Following {
  /** Resolves when the run has ended; rejects if the question was refused. */
  readonly end: Promise<void>
  readonly stop: () => void
  /** Looks away: the answer goes on at the server, and nothing more is shown of it here. */
  readonly leave: () => void
}

/** Follows an answer into its topic's run. `onStart` is called once the server has accepted it. */
export function followRun(
  topicsId: string,
  first: Run,
  source: AnswerSource,
  onStart: () => void,
): Following {
  const abort = new AbortController()
  let run = first
  let isStopWanted = false
  let isLeft = false
  let stopping: Promise<unknown> = Promise.resolve()

  function show(change: Partial<Run>): void {
    if (isLeft) return
    run = { ...run, ...change }
    putRun(topicsId, run)
  }

  function stopNow(requestId: string): void {
    // An answer that can't be told to stop goes on, and the topic shows it.
    stopping = stopAnswer(requestId).catch(() => undefined)
    show({ isStopped: true })
    abort.abort()
  }

  function take(step: AnswerStep): void {
    if (step.state === 'live') takeEvent(step.event)
    else if (step.state === 'done' || step.state === 'interrupted') show({ connection: 'ended' })
    else show({ connection: step.state })
  }

  function takeEvent(event: AnswerEvent | undefined): void {
    const answer = event ? reduceAnswer(run.answer, event) : run.answer
    const isAccepted = event?.event === 'start'
    show({ connection: 'live', answer, ...(isAccepted && { opensTopic: false }) })
    if (!isAccepted) return
    onStart()
    if (isStopWanted) stopNow(event.request_id)
  }

  async function follow(): Promise<void> {
    for await (const step of followAnswer(source, { signal: abort.signal })) take(step)
    await stopping
    show({ connection: 'ended' })
  }

  show({})
  return {
    end: follow(),
    stop() {
      const requestId = run.answer.requestId ?? ('requestId' in source ? source.requestId : null)
      isStopWanted = true
      if (requestId === null) show({ isStopped: true })
      else stopNow(requestId)
    },
    leave() {
      isLeft = true
      abort.abort()
    },
  }
}
