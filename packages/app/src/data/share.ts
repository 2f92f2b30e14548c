import { fetchSharedTopic } from '@coinquiry/api-client'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { failureKey, isInvalidShareToken } from './failure.ts'
import type { TopicContent } from './topics.ts'

/** How often an answer that is still being written is looked at, in milliseconds. */
const growingMs = 2000

const sharedKey = ['shared'] as const

export const sharedQuery = (shareToken: string) =>
  queryOptions({
    queryKey: [...sharedKey, shareToken],
    queryFn: ({ signal }): Promise<TopicContent> => fetchSharedTopic(shareToken, { signal }),
    refetchInterval: ({ state }) => isGrowing(state.data) && growingMs,
  })

/** What a link shows: the selected path of a topic that is public, or the viewer's own. */
export function useSharedTopic(shareToken: string) {
  const { data, error, refetch } = useQuery(sharedQuery(shareToken))
  const isInvalid = isInvalidShareToken(error)
  return {
    // A link that was switched off shows nothing any more, not even what was there.
    content: isInvalid ? undefined : data,
    failure: isInvalid ? 'invalid' : data || !error ? null : 'failed',
    /** The server's words where it has shown so much that it waits. */
    reason: failureKey(error) === 'error.tooManyRequests' ? error?.message : undefined,
    reload: refetch,
  } as const
}

/** Has what links show read anew. */
export const invalidateSharedTopics = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: sharedKey })

/** Whether its last answer is being written. */
export const isGrowing = (topic: TopicContent | undefined): boolean =>
  topic?.cur_message.at(-1)?.content_list.some(({ status }) => status === 'running') ?? false
