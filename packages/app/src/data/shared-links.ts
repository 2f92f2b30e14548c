import {
  fetchSharedTopics,
  type Page,
  setSharePermission,
  type TopicListItem,
} from '@coinquiry/api-client'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { notifyOtherTabs } from './other-tabs.ts'
import { invalidateSharedTopics } from './share.ts'
import { topicQuery } from './topics.ts'

type Pages = InfiniteData<Page<TopicListItem[]>, string | null>

const pageSize = 20

const sharedLinksQuery = infiniteQueryOptions({
  queryKey: ['shared-links'],
  queryFn: ({ pageParam, signal }): Promise<Page<TopicListItem[]>> =>
    fetchSharedTopics(
      { page_size: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<TopicListItem[]>) => next,
  staleTime: 0,
})

/** The user's public topics, the last used first, as far as they were loaded. */
export function useSharedLinks() {
  const query = useInfiniteQuery(sharedLinksQuery)
  const { data, hasNextPage, isError, isFetchingNextPage, isPending } = query
  return {
    links: data?.pages.flatMap(({ items }) => items) ?? [],
    state: isPending || isFetchingNextPage ? 'loading' : hasNextPage ? 'more' : 'end',
    isFailed: isError,
    /** The next page; all of them again if that has failed. */
    loadMore: () => void (data && !query.isRefetchError ? query.fetchNextPage() : query.refetch()),
  } as const
}

/** Switches a link off. It leaves the list at once, and comes back if the server refuses. */
export function useSwitchOffLink() {
  const queries = useQueryClient()
  const { queryKey } = sharedLinksQuery
  return useMutation({
    scope: { id: 'shared-links' },
    mutationKey: queryKey,
    mutationFn: ({ share_token = '' }: TopicListItem) =>
      setSharePermission({ share_token, public_permission: 0 }),
    async onMutate({ topics_id }) {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Pages>(queryKey, (list) => list && without(list, topics_id))
    },
    onSuccess: (_, { topics_id }) => showSwitchedOff(queries, topics_id),
    // While another one is being switched off, the server would still list it.
    onSettled: () =>
      queries.isMutating({ mutationKey: queryKey }) === 1
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  })
}

const without = ({ pages, ...list }: Pages, topicsId: string): Pages => ({
  ...list,
  pages: pages.map((page) => ({
    ...page,
    items: page.items.filter(({ topics_id }) => topics_id !== topicsId),
  })),
})

/** Has the topic, here and in other tabs, and its shared page read anew. */
function showSwitchedOff(queries: QueryClient, topicsId: string): void {
  void queries.invalidateQueries({ queryKey: topicQuery(topicsId).queryKey })
  void invalidateSharedTopics(queries)
  notifyOtherTabs(`topic ${topicsId}`)
}
