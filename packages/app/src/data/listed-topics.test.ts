import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { changeInLists } from './listed-topics.ts'

test('a change to a topic does not leave a list empty that is being loaded', async () => {
  const queries = new QueryClient()
  const pages = { pages: [{ items: [{ topics_id: '1' }], next: null }], pageParams: [null] }
  const queryFn = vi
    .fn()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce(pages)
  const list = new QueryObserver(queries, { queryKey: ['topic-list', 'history', '', 50], queryFn })
  const unsubscribe = list.subscribe(() => {})
  await changeInLists(queries, '1', (topic) => ({ ...topic, title: 'Gas' }))
  await expect.poll(() => list.getCurrentResult().data).toEqual(pages)
  unsubscribe()
})
