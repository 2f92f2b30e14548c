import type { AnswerState } from '@coinquiry/api-client'
import { useSelector } from '@tanstack/react-store'
import { createStore } from '../../store.ts'

/** What was asked for. */
export type AskKind = 'new' | 'edit' | 'regenerate'

/** An answer that is arriving in one topic, and what it belongs to. */
export interface Run {
  readonly kind: AskKind | 'attached'
  /** The question that was asked; empty for `regenerate` and `attached`. */
  readonly question: string
  /** The version that is edited, regenerated or attached to; for a new question the answer it follows. */
  readonly targetId: string | null
  /** The topic begins with this question. */
  readonly opensTopic: boolean
  readonly answer: AnswerState
}

export type RunPlan = Omit<Run, 'answer'>

/** Whether the server has not stored the question, as far as is known here. */
export const isPending = (run: Run | null): boolean => run !== null && !run.answer.isAccepted

/** An answer being followed, and the way to stop it. */
export interface Following {
  /** Resolves when the run has ended; rejects if the question was refused. */
  readonly end: Promise<void>
  /** Resolves after that, once the topic has been read: with success, there is no run any more. */
  readonly settled: Promise<void>
  readonly stop: () => void
  /** Stops following: the answer goes on at the server, and nothing more is shown of it here. */
  readonly leave: () => void
}

const runs = createStore<ReadonlyMap<string, Run>>(new Map())

/** The answers under way, by topic. */
export const following = new Map<string, Following>()

export function putRun(topicsId: string, run: Run): void {
  runs.set(new Map(runs.get()).set(topicsId, run))
}

export function dropRun(topicsId: string): void {
  const rest = new Map(runs.get())
  rest.delete(topicsId)
  runs.set(rest)
}

/** Forgets all answers under way, for the next person at this screen must not see them. */
export function leaveAllRuns(): void {
  for (const { leave } of following.values()) leave()
  following.clear()
  runs.set(new Map())
}

export const runOf = (topicsId: string): Run | null => runs.get().get(topicsId) ?? null

/** The answer that is arriving in a topic; it goes on while other screens are open. */
export const useRun = (topicsId: string): Run | null =>
  useSelector(runs, (all) => all.get(topicsId) ?? null)
