import { fetchTopicMessage, switchMessage, type TopicContent } from '@coinquiry/api-client'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { failureKey } from './failure.ts'

export type { Message, MessageVersion, Source, TopicContent } from '@coinquiry/api-client'
export { newId as newTopicsId } from '@coinquiry/api-client'

const topicQuery = (topicsId: string) =>
  queryOptions({
    queryKey: ['topic', topicsId],
    queryFn: ({ signal }): Promise<TopicContent> =>
      fetchTopicMessage({ topics_id: topicsId }, { signal }),
  })

/** A topic's selected path; not `enabled` for a topic that the server can't know yet. */
export function useTopic(topicsId: string, enabled: boolean) {
  const { data, error, refetch } = useQuery({ ...topicQuery(topicsId), enabled })
  return {
    content: data,
    /** No access (or no such topic), or no answer at all. */
    failure: data || !error ? null : failureKey(error) === 'error.noAccess' ? 'noAccess' : 'failed',
    reload: refetch,
  } as const
}

/** Reads the topic anew; rejects if that fails, and then keeps what is there. */
export const refreshTopic = (queries: QueryClient, topicsId: string): Promise<TopicContent> =>
  queries.fetchQuery({ ...topicQuery(topicsId), staleTime: 0 })

/** Reads the topic after a change to it: a read that began before would still show the old. */
export async function rereadTopic(queries: QueryClient, topicsId: string): Promise<TopicContent> {
  const { queryKey } = topicQuery(topicsId)
  if (queries.isFetching({ queryKey }) > 0)
    await refreshTopic(queries, topicsId).catch(() => undefined)
  return refreshTopic(queries, topicsId)
}

/** Shows a change to what is known about a topic, if it is known here. */
export function changeTopicInfo(
  queries: QueryClient,
  topicsId: string,
  change: Partial<TopicContent['cur_topics_info']>,
): void {
  queries.setQueryData(
    topicQuery(topicsId).queryKey,
    (topic) => topic && { ...topic, cur_topics_info: { ...topic.cur_topics_info, ...change } },
  )
}

/** Drops what is known about a topic that is no more. */
export const forgetTopic = (queries: QueryClient, topicsId: string): void =>
  queries.removeQueries({ queryKey: topicQuery(topicsId).queryKey })

/** Selects another version of a message, for this and every later visit. */
export function useSwitchVersion(topicsId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ from, to }: { from: string; to: string }) => {
      await switchMessage({ topics_id: topicsId, cur_message_id: from, switch_message_id: to })
      await rereadTopic(queries, topicsId)
    },
  })
}
