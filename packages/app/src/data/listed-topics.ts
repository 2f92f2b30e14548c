import type { Page, TopicListItem } from '@coinquiry/api-client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Where the cache has the lists of topics, by name, term and size of a page. */
export const listsKey = ['topic-list'] as const

type Pages = InfiniteData<Page<TopicListItem[]>, string | null>

/** Changes a topic wherever a list shows it; null takes it out. */
export async function changeInLists(
  queries: QueryClient,
  topicsId: string,
  change: (topic: TopicListItem) => TopicListItem | null,
): Promise<void> {
  // A page that is on its way would bring the old state back.
  await queries.cancelQueries({ queryKey: listsKey })
  const changed = (topic: TopicListItem) =>
    topic.topics_id === topicsId ? (change(topic) ?? []) : topic
  queries.setQueriesData<Pages>({ queryKey: listsKey }, (list) => {
    if (!list) return list
    const pages = list.pages.map((page) => ({ ...page, items: page.items.flatMap(changed) }))
    return { ...list, pages }
  })
  // A list whose first page was cancelled would stay empty.
  void queries.refetchQueries({
    queryKey: listsKey,
    type: 'active',
    predicate: ({ state }) => state.status === 'pending',
  })
}

/** Has every list read anew: those on the screen now, the others when they are shown next. */
export const refetchLists = (queries: QueryClient, which: 'all' | 'hidden'): Promise<void> =>
  queries.invalidateQueries({
    queryKey: listsKey,
    refetchType: which === 'all' ? 'active' : 'none',
  })
