import { type DislikeReason, handleTopicComments, type Like } from '@coinquiry/api-client'
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeTopic, refetchTopic } from './topics.ts'

export type { DislikeReason, Like }

interface Rating {
  readonly messageId: string
  readonly like: Like
  /** Why it is disliked. */
  readonly reason?: DislikeReason | undefined
}

/** Rates an answer, or takes the rating back with 0; shown at once, and undone if it is refused. */
export const useRateAnswer = (topicsId: string) => useMutation(rating(useQueryClient(), topicsId))

export function rating(queries: QueryClient, topicsId: string) {
  const mutationKey = ['rating', topicsId]
  return mutationOptions({
    // One after the other, so that the last one wins at the server, too.
    scope: { id: `rating ${topicsId}` },
    mutationKey,
    mutationFn: ({ messageId, like, reason }: Rating) =>
      handleTopicComments({ message_id: messageId, comments: like, ...(reason && { reason }) }),
    onMutate: (chosen: Rating) => show(queries, topicsId, chosen),
    onSuccess(_, chosen) {
      // The topic may have been read meanwhile; what was chosen since is shown already.
      if (queries.isMutating({ mutationKey }) === 1) show(queries, topicsId, chosen)
    },
    onError(_, { messageId }, before) {
      if (before !== undefined) show(queries, topicsId, { messageId, like: before })
      // What was shown before may have been refused, too.
      if (queries.isMutating({ mutationKey }) === 1)
        refetchTopic(queries, topicsId).catch(() => undefined)
    },
  })
}

/** Returns what it was before. */
function show(queries: QueryClient, topicsId: string, { messageId, like }: Rating): Like {
  let before: Like = 0
  changeTopic(queries, topicsId, (topic) => ({
    ...topic,
    cur_message: topic.cur_message.map((message) => ({
      ...message,
      content_list: message.content_list.map((version) => {
        if (version.message_id !== messageId) return version
        before = version.is_like
        return { ...version, is_like: like }
      }),
    })),
  }))
  return before
}
