import { notifyManager, QueryClient } from '@tanstack/react-query'
import { failureOf } from './failure.ts'

const retries = 3

// At once, before the next click: what is under way must not be begun a second time.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < retries && failureOf(error).kind !== 'refused',
      },
      // What was asked for without a network fails at once: nothing happens later, unexpected.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
