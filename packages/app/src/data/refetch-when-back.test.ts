import { ApiError, configure, tryAgainNow } from '@coinquiry/api-client'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchWhenBack } from './refetch-when-back.ts'

const failed = (status: number) =>
  new ApiError({ status, errorKey: status === 0 ? 'error.network' : 'error.server', message: '' })

let queries: QueryClient
let isUp: boolean
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  isUp = false
  configure({
    baseUrl: '',
    fetch: async () => {
      if (!isUp) throw new TypeError('Failed to fetch')
      return new Response()
    },
  })
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stops.push(refetchWhenBack(queries))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queries.clear()
  vi.useRealTimers()
})

/** Shows what a query gives, as a screen does; returns its function. */
function show(name: string, error: Error) {
  const read = vi.fn(async () => {
    if (!isUp) throw error
    return name
  })
  const observer = new QueryObserver(queries, { queryKey: [name], queryFn: read })
  stops.push(observer.subscribe(() => undefined))
  return read
}

test('what could not be read is read again once the server is back, and nothing else', async () => {
  const lost = show('lost', failed(0))
  const behindProxy = show('behind a proxy', failed(502))
  const refused = show('refused', failed(400))
  await vi.advanceTimersByTimeAsync(10_000)
  for (const read of [lost, behindProxy, refused]) expect(read).toHaveBeenCalledOnce()
  isUp = true
  await vi.advanceTimersByTimeAsync(1500)
  expect(queries.getQueryData(['lost'])).toBe('lost')
  expect(queries.getQueryData(['behind a proxy'])).toBe('behind a proxy')
  expect(refused).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lost).toHaveBeenCalledTimes(2)
})

test('a try in vain is followed by another', async () => {
  const lost = show('lost', failed(0))
  await vi.advanceTimersByTimeAsync(10)
  tryAgainNow()
  await vi.advanceTimersByTimeAsync(10)
  expect(lost).toHaveBeenCalledTimes(2)
  isUp = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(queries.getQueryData(['lost'])).toBe('lost')
})

test('a call that fails while the server answers is asked for less and less often', async () => {
  isUp = true
  const read = vi.fn(async () => {
    throw failed(502)
  })
  const observer = new QueryObserver(queries, { queryKey: ['broken'], queryFn: read })
  stops.push(observer.subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(read.mock.calls.length).toBeGreaterThan(3)
  expect(read.mock.calls.length).toBeLessThan(10)
})
