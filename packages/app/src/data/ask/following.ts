import type { Following } from './follow-run.ts'
import { dropAllRuns } from './run.ts'

/** The answers under way, by topic. */
export const following = new Map<string, Following>()

/** Forgets all answers under way, for the next person at this screen must not see them. */
export function leaveAllRuns(): void {
  for (const { leave } of following.values()) leave()
  following.clear()
  dropAllRuns()
}
