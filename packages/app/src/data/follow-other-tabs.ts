import type { QueryClient } from '@tanstack/react-query'
import { hearOtherTabs } from './other-tabs.ts'
import { refreshUser } from './users.ts'

/**
 * Shows what other tabs change, but for single topics, which are followed where they are shown.
 * Returns the way to stop.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const stops = [
    hearOtherTabs('account', () => void refreshUser(queries)),
    hearOtherTabs('topics', () => void queries.invalidateQueries()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
