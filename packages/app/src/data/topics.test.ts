import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearOtherTabs } from './other-tabs.ts'
import { followTopic, refreshTopic, rereadTopic } from './topics.ts'

const replies: ((title: string) => void)[] = []

beforeEach(() => {
  replies.length = 0
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.push((title) => resolve(Response.json({ code: 0, data: { title } })))
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was changed is read anew, although an earlier read is under way', async () => {
  const queries = new QueryClient()
  const before = refreshTopic(queries, 'a')
  const after = rereadTopic(queries, 'a')
  replies[0]?.('old')
  expect(await before).toEqual({ title: 'old' })
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.('new')
  expect(await after).toEqual({ title: 'new' })
})

test('what another tab changes is read anew, although the first read is under way', async () => {
  const queries = new QueryClient()
  const stop = followTopic(queries, 'b')
  const otherTab = new BroadcastChannel('changes')
  const heard = new Promise((resolve) => hearOtherTabs('topic b', () => resolve(null)))
  const first = refreshTopic(queries, 'b')
  otherTab.postMessage('topic b')
  await heard
  replies[0]?.('old')
  await first
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.('new')
  await vi.waitFor(() => expect(queries.getQueryData(['topic', 'b'])).toEqual({ title: 'new' }))
  stop()
  otherTab.close()
})
