import { ApiError, waitForServer } from '@coinquiry/api-client'
import type { QueryClient } from '@tanstack/react-query'

export { isReachable, waitForServer } from '@coinquiry/api-client'

/**
 * Reads again what could not be read without a connection, as soon as the server can be reached;
 * returns the way to stop.
 */
export function refetchWhenBack(queries: QueryClient): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWaiting = false

  async function wait(): Promise<void> {
    if (isWaiting) return
    isWaiting = true
    await waitForServer(Number.POSITIVE_INFINITY, { signal })
    isWaiting = false
    if (signal.aborted) return
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => isConnectionLost(state.error),
    })
  }

  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    const isError = event.type === 'updated' && event.action.type === 'error'
    if (isError && isConnectionLost(event.query.state.error)) void wait()
  })
  return () => {
    unsubscribe()
    stopping.abort()
  }
}

/** Nothing has answered, or only a proxy in the server's place. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
