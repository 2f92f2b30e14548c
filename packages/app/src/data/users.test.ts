import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { refreshUser, userQuery } from './users.ts'

afterEach(() => vi.unstubAllGlobals())

test('a changed user is read anew, although the first read is under way', async () => {
  const replies: ((name: string) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.push((name) => resolve(Response.json({ code: 0, data: { name } })))
    return promise
  })
  const queries = new QueryClient()
  const shown = new QueryObserver(queries, userQuery)
  const hide = shown.subscribe(() => {})
  await vi.waitFor(() => expect(replies).toHaveLength(1))

  const refreshed = refreshUser(queries)
  replies[0]?.('before')
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.('after')
  await refreshed
  expect(shown.getCurrentResult().data).toEqual({ name: 'after' })
  hide()
})
