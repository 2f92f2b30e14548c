import {
  fetchCollection,
  fetchTopicList,
  type Page,
  type TopicListItem,
} from '@coinquiry/api-client'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { listsKey, refetchLists } from './listed-topics.ts'
import { subscribeToOtherTabs } from './other-tabs.ts'

export type { TopicListItem }

/** Every topic, or the favorites. */
export type TopicListName = 'history' | 'favorites'

/** The longest text that can be searched for, in UTF-16 code units. */
export const SEARCH_MAX = 200

const pageSize = 50
const fewTopics = 8
const recentTopics = 30
const calls = { history: fetchTopicList, favorites: fetchCollection }

const listQuery = (name: TopicListName, term: string, size: number) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, name, term, size],
    queryFn: ({ pageParam, signal }): Promise<Page<TopicListItem[]>> => {
      const page = pageParam === null ? {} : { cursor: pageParam }
      const search = term === '' ? {} : { search_term: term }
      return calls[name]({ page_size: size, ...search, ...page }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page<TopicListItem[]>) => next,
    select: ({ pages }) => {
      const topics = pages.flatMap(({ items }) => items)
      // What was just removed from the favorites stays in the cache, in its place for an undo.
      return name === 'history' ? topics : topics.filter(({ is_collected }) => is_collected === 1)
    },
  })

/** A list of topics, the last used first, as far as it was loaded; an empty term finds all. */
export function useTopicList(name: TopicListName, term: string, enabled: boolean) {
  useListsOfOtherTabs()
  return useInfiniteQuery({ ...listQuery(name, term, pageSize), enabled })
}

/** The topics that were used last. */
export function useRecentTopics(enabled: boolean) {
  useListsOfOtherTabs()
  return useInfiniteQuery({ ...listQuery('history', '', recentTopics), enabled })
}

/** Shows what other tabs change about the lists. */
function useListsOfOtherTabs(): void {
  const queries = useQueryClient()
  useEffect(() => subscribeToOtherTabs('lists', () => void refetchLists(queries, 'all')), [queries])
}

/** The first few of all topics, or of those a search finds; while another is sought, the last ones. */
export const useFewTopics = (term: string, enabled: boolean) =>
  useInfiniteQuery({
    ...listQuery('history', term, fewTopics),
    enabled,
    placeholderData: keepPreviousData,
  })
