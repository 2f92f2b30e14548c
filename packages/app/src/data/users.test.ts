import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { holdReplies } from './testing/hold-replies.ts'
import { invalidateUser, userQuery } from './users.ts'

afterEach(() => vi.unstubAllGlobals())

test('a changed user is read anew, although the first read is under way', async () => {
  const replies = holdReplies()
  const queries = new QueryClient()
  const shown = new QueryObserver(queries, userQuery)
  const hide = shown.subscribe(() => {})
  await expect.poll(() => replies).toHaveLength(1)

  const refetched = invalidateUser(queries)
  replies[0]?.({ name: 'before' })
  await expect.poll(() => replies).toHaveLength(2)
  replies[1]?.({ name: 'after' })
  await refetched
  expect(shown.getCurrentResult().data).toEqual({ name: 'after' })
  hide()
})
