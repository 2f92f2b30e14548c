import { type AnswerState, emptyAnswer } from '@coinquiry/api-client'
import { createStore, useStore } from '../../store.ts'

/** What was asked for. */
export type AskKind = 'new' | 'edit' | 'refresh'
export type RunKind = AskKind | 'attached'

/** An answer that is arriving in one topic, and what it belongs to. */
export interface Run {
  readonly kind: RunKind
  /** The question that was asked; empty for `refresh` and `attached`. */
  readonly question: string
  /** The version that is edited, refreshed or attached to; null for a new question. */
  readonly targetId: string | null
  /** The topic begins with this question, which the server has not accepted yet. */
  readonly opensTopic: boolean
  /** `refused` was never accepted; `ended` has all it will get. */
  readonly connection: 'connecting' | 'live' | 'reconnecting' | 'ended' | 'refused'
  /** The person has stopped it. */
  readonly isStopped: boolean
  readonly answer: AnswerState
}

export type RunPlan = Pick<Run, 'kind' | 'question' | 'targetId' | 'opensTopic'>

const runs = createStore<ReadonlyMap<string, Run>>(new Map())

export const newRun = (plan: RunPlan): Run => ({
  ...plan,
  connection: 'connecting',
  isStopped: false,
  answer: emptyAnswer,
})

export const isRunning = (run: Run | null): boolean =>
  run !== null && run.connection !== 'ended' && run.connection !== 'refused'

export function putRun(topicsId: string, run: Run): void {
  runs.set(new Map(runs.get()).set(topicsId, run))
}

export function dropRun(topicsId: string): void {
  const rest = new Map(runs.get())
  rest.delete(topicsId)
  runs.set(rest)
}

export const dropAllRuns = (): void => runs.set(new Map())

export const runOf = (topicsId: string): Run | null => runs.get().get(topicsId) ?? null

/** The answer that is arriving in a topic; it goes on while other screens are open. */
export const useRun = (topicsId: string): Run | null => useStore(runs).get(topicsId) ?? null
