import { ApiError, waitForServer } from '@coinquiry/api-client'
import type { QueryClient } from '@tanstack/react-query'

export { isReachable, waitForServer } from '@coinquiry/api-client'

const LONGEST_PAUSE_MS = 30_000

/**
 * Reads again what could not be read without a connection, as soon as the server can be reached;
 * returns the way to stop.
 */
export function refetchWhenBack(queries: QueryClient): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWaiting = false
  let vainTries = 0

  async function wait(): Promise<void> {
    if (isWaiting) return
    isWaiting = true
    // A server that answers may still fail in one of its calls: that is asked for less and less often.
    if (vainTries > 0) await pause(Math.min(1000 * 2 ** vainTries, LONGEST_PAUSE_MS))
    await waitForServer(Number.POSITIVE_INFINITY, { signal })
    isWaiting = false
    if (signal.aborted) return
    vainTries += 1
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => isConnectionLost(state.error),
    })
  }

  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') vainTries = 0
    const isError = event.type === 'updated' && event.action.type === 'error'
    if (isError && isConnectionLost(event.query.state.error)) void wait()
  })
  return () => {
    unsubscribe()
    stopping.abort()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Nothing has answered, or only a proxy in the server's place. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
