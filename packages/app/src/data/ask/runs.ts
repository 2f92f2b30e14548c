import { useSelector } from '@tanstack/react-store'
import { createStore } from '../../store.ts'
import type { Run } from './run.ts'

/** An answer being followed, and the way to stop it. */
export interface Following {
  /** Resolves when the run has ended; rejects if the question was refused. */
  readonly end: Promise<void>
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
