import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToOtherTabs } from './other-tabs.ts'
import { holdReplies } from './testing/hold-replies.ts'
import { fetchTopic, followTopic, msUntilReset, refetchTopic, type TopicContent } from './topics.ts'

let replies: ReturnType<typeof holdReplies>

beforeEach(() => {
  replies = holdReplies()
})
afterEach(() => vi.unstubAllGlobals())

test('what was changed is read anew, although an earlier read is under way', async () => {
  const queries = new QueryClient()
  const before = fetchTopic(queries, 'a')
  const after = refetchTopic(queries, 'a')
  replies[0]?.({ title: 'old' })
  expect(await before).toEqual({ title: 'old' })
  await expect.poll(() => replies).toHaveLength(2)
  replies[1]?.({ title: 'new' })
  expect(await after).toEqual({ title: 'new' })
})

test('what another tab changes is read anew, although the first read is under way', async () => {
  const queries = new QueryClient()
  const stop = followTopic(queries, 'b')
  const otherTab = new BroadcastChannel('changes')
  const heard = new Promise((resolve) => subscribeToOtherTabs('topic b', () => resolve(null)))
  const first = fetchTopic(queries, 'b')
  otherTab.postMessage('topic b')
  await heard
  replies[0]?.({ title: 'old' })
  await first
  await expect.poll(() => replies).toHaveLength(2)
  replies[1]?.({ title: 'new' })
  await expect.poll(() => queries.getQueryData(['topic', 'b'])).toEqual({ title: 'new' })
  stop()
  otherTab.close()
})

test.each([
  ['when its questions of the day are new', 7200, 7200],
  ['every minute while the server has an older day', -10, 60],
])('a topic that is left open is read again %s', (_when, resetsIn, seconds) => {
  vi.useFakeTimers()
  const resets_at = Date.now() / 1000 + resetsIn
  const topic = { cur_topics_info: { resets_at } } as TopicContent
  expect(msUntilReset(topic)).toBeCloseTo(seconds * 1000, -1)
  vi.useRealTimers()
})
