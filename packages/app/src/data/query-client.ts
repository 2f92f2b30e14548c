import { QueryClient } from '@tanstack/react-query'
import { failureOf } from './failure.ts'

const retries = 3

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
