import { configure } from '@coinquiry/api-client'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { failureOf } from './failure.ts'

const retries = 3

// Notify before the next click is handled, so that a running action is not started twice.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < retries && failureOf(error).kind !== 'refused',
      },
      // Without a network a mutation fails at once; queued ones would surprise the user later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

interface Connection {
  token: () => string | null
  language: () => 'zh' | 'en'
  /** The token is no longer accepted. */
  onUnauthorized: () => void
  /** A proxy says that the server does not answer. */
  onBadGateway: () => void
}

/** Gives the API client its base URL, token and language. */
export function connectClient({ onBadGateway, ...connection }: Connection): void {
  configure({
    baseUrl: import.meta.env.VITE_API_BASE ?? '/api/v1',
    ...connection,
    async fetch(url, init) {
      const response = await fetch(url, init)
      // A look whether the server is back is nobody's request.
      if (response.status === 502 && init?.cache !== 'no-store') onBadGateway()
      return response
    },
  })
}
