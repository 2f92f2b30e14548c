import type { QueryClient } from '@tanstack/react-query'
import { subscribeToOtherTabs } from './other-tabs.ts'
import { refreshUser } from './users.ts'

/**
 * Shows what other tabs change, but for single topics, which are followed where they are shown.
 * Returns the way to stop.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const stops = [
    subscribeToOtherTabs('account', () => void refreshUser(queries)),
    subscribeToOtherTabs('topics', () => void queries.invalidateQueries()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
