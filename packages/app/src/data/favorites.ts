import { collectTopic } from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeInLists, refetchLists } from './listed-topics.ts'
import { changeTopic } from './topics.ts'

const mutationKey = ['favorite']

interface FavoriteChange {
  readonly topicsId: string
  readonly isFavorite: boolean
}

/**
 * Makes a topic a favorite, or no longer. The topic and every list show it at once; if the server
 * refuses, they show the old state again.
 */
export function useSetFavorite() {
  const queries = useQueryClient()
  return useMutation({
    // In order, so that the last change also wins at the server.
    scope: { id: 'favorite' },
    mutationKey,
    mutationFn: ({ topicsId, isFavorite }: FavoriteChange) =>
      collectTopic({ topics_id: topicsId, is_collected: isFavorite }),
    onMutate: (change) => show(queries, change),
    onSuccess: (_, change) => {
      // The topic may have been read meanwhile; a later change is shown already.
      if (queries.isMutating({ mutationKey }) === 1) showInTopic(queries, change)
      return refetchLists(queries, 'hidden')
    },
    onError: async (_, { topicsId, isFavorite }) => {
      await show(queries, { topicsId, isFavorite: !isFavorite })
      void refetchLists(queries, 'all')
    },
  })
}

function show(queries: QueryClient, change: FavoriteChange): Promise<void> {
  showInTopic(queries, change)
  const flags = wireFlags(change)
  return changeInLists(queries, change.topicsId, (topic) => ({ ...topic, ...flags }))
}

const showInTopic = (queries: QueryClient, change: FavoriteChange) =>
  changeTopic(queries, change.topicsId, (topic) => ({
    ...topic,
    cur_topics_info: { ...topic.cur_topics_info, ...wireFlags(change) },
  }))

/** The wire has two names for it. */
const wireFlags = ({ isFavorite }: FavoriteChange) => {
  const flag = isFavorite ? 1 : 0
  return { is_collected: flag, is_collect: flag } as const
}
