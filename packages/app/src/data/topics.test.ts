import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { refreshTopic, rereadTopic } from './topics.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was changed is read anew, although an earlier read is under way', async () => {
  const replies: ((title: string) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.push((title) => resolve(Response.json({ code: 0, data: { title } })))
    return promise
  })
  const queries = new QueryClient()
  const before = refreshTopic(queries, 'a')
  const after = rereadTopic(queries, 'a')
  replies[0]?.('old')
  expect(await before).toEqual({ title: 'old' })
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.('new')
  expect(await after).toEqual({ title: 'new' })
})
