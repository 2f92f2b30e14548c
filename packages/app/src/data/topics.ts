import {
  fetchTopicMessage,
  type MessageVersion,
  switchMessage,
  type TopicContent,
} from '@coinquiry/api-client'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureKey } from './failure.ts'
import { notifyOtherTabs, subscribeToOtherTabs } from './other-tabs.ts'

export type {
  AnswerFigures,
  FigureSource,
  Message,
  MessageVersion,
  Source,
  TopicContent,
} from '@coinquiry/api-client'

/** What an answer quotes, and where a source of it says so. */
export type Quote = NonNullable<
  NonNullable<NonNullable<MessageVersion['figures']>['citations']>['quotes']
>[number]

/** A sum of an answer: which calculator computes it, from what. */
export type ComputedSum = NonNullable<NonNullable<MessageVersion['figures']>['sums']>[number]
export { newId as newTopicsId } from '@coinquiry/api-client'

/** How often, in ms, a topic is asked for whose day is over here but not yet at the server. */
const resetRetryMs = 60_000

export const topicQuery = (topicsId: string) =>
  queryOptions({
    queryKey: ['topic', topicsId],
    queryFn: ({ signal }): Promise<TopicContent> =>
      fetchTopicMessage({ topics_id: topicsId }, { signal }),
    // It may be left open past midnight.
    refetchInterval: ({ state: { data } }) => data !== undefined && msUntilReset(data),
    refetchIntervalInBackground: true,
  })

/** How long, in ms, until a topic's questions of the day are new. */
export const msUntilReset = ({ cur_topics_info }: TopicContent): number =>
  Math.max(cur_topics_info.resets_at * 1000 - Date.now(), resetRetryMs)

/**
 * A topic's selected path, in step with other tabs; not `enabled` for a topic that the server
 * can't know yet.
 */
export function useTopic(topicsId: string, enabled: boolean) {
  const queries = useQueryClient()
  useEffect(
    () => (enabled ? followTopic(queries, topicsId) : undefined),
    [queries, topicsId, enabled],
  )
  const { data, error, refetch } = useQuery({ ...topicQuery(topicsId), enabled })
  const isGone = isNoAccess(error)
  return {
    // A topic that was deleted elsewhere shows nothing any more, not even what was there.
    content: isGone ? undefined : data,
    /** No access (or no such topic), or no answer at all. */
    failure: isGone ? 'noAccess' : data || !error ? null : 'failed',
    reload: refetch,
  } as const
}

/** Whether the server has such a topic for this person; undefined while that is not known. */
export function useIsTopicThere(topicsId: string): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['topic-there', topicsId],
    queryFn: ({ signal }) =>
      fetchTopicMessage({ topics_id: topicsId }, { signal }).then(
        () => true,
        (error: unknown) => {
          if (isNoAccess(error)) return false
          throw error
        },
      ),
    staleTime: 0,
    gcTime: 0,
  })
  return data
}

/** An address that no topic can have is refused as one that can't be read. */
const isNoAccess = (error: unknown): boolean =>
  ['error.noAccess', 'error.badRequest'].includes(failureKey(error) ?? '')

/** Reads the topic anew; rejects if that fails, and then keeps what is there. */
export const fetchTopic = (queries: QueryClient, topicsId: string): Promise<TopicContent> =>
  queries.fetchQuery({ ...topicQuery(topicsId), staleTime: 0 })

/** Reads the topic after a change to it: a read that began before would still show the old. */
export async function refetchTopic(queries: QueryClient, topicsId: string): Promise<TopicContent> {
  if (isReadingTopic(queries, topicsId)) await fetchTopic(queries, topicsId).catch(() => undefined)
  return fetchTopic(queries, topicsId)
}

/** Shows what other tabs change about a topic; returns the way to stop. */
export const followTopic = (queries: QueryClient, topicsId: string): (() => void) =>
  subscribeToOtherTabs(`topic ${topicsId}`, () => {
    refetchTopic(queries, topicsId).catch(() => undefined)
  })

/** Shows a change to a topic; false if it isn't known here, or the change is null. */
export function changeTopic(
  queries: QueryClient,
  topicsId: string,
  change: (topic: TopicContent) => TopicContent | null,
): boolean {
  const { queryKey } = topicQuery(topicsId)
  const topic = queries.getQueryData(queryKey)
  const changed = topic && change(topic)
  if (changed) queries.setQueryData(queryKey, changed)
  return Boolean(changed)
}

/** Whether a topic is being read: what comes may be older than what is shown since. */
export const isReadingTopic = (queries: QueryClient, topicsId: string): boolean =>
  queries.isFetching(topicQuery(topicsId)) > 0

/** Drops what is known about a topic that is no more. */
export const forgetTopic = (queries: QueryClient, topicsId: string): void =>
  queries.removeQueries({ queryKey: topicQuery(topicsId).queryKey })

/** Selects another version of a message, for this and every later visit. */
export function useSwitchVersion(topicsId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ from, to }: { from: string; to: string }) => {
      await switchVersion(queries, topicsId, from, to)
      notifyOtherTabs(`topic ${topicsId}`)
    },
  })
}

/** Selects version `to` in the place of `from`; returns the path that is selected then. */
export async function switchVersion(
  queries: QueryClient,
  topicsId: string,
  from: string,
  to: string,
): Promise<TopicContent> {
  await switchMessage({ topics_id: topicsId, cur_message_id: from, switch_message_id: to })
  return refetchTopic(queries, topicsId)
}
