import { collectTopic } from '@coinquiry/api-client'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { changeInLists, refetchLists } from './listed-topics.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { changeTopic, type TopicContent } from './topics.ts'

const mutationKey = ['favorite']

interface FavoriteChange {
  readonly topicsId: string
  readonly isFavorite: boolean
}

/**
 * Makes a topic a favorite, or no longer. Every list shows it at once; if the server refuses, they
 * show the old state again.
 */
export function useSetFavorite() {
  const queries = useQueryClient()
  const showInLists = ({ topicsId, ...change }: FavoriteChange) => {
    const flags = wireFlags(change)
    return changeInLists(queries, topicsId, (topic) => ({ ...topic, ...flags }))
  }
  return useMutation({
    // In order, so that the last change also wins at the server.
    scope: { id: 'favorite' },
    mutationKey,
    mutationFn: ({ topicsId, isFavorite }: FavoriteChange) =>
      collectTopic({ topics_id: topicsId, is_collected: isFavorite }),
    onMutate: showInLists,
    onSuccess: (_, { topicsId, ...change }) => {
      changeTopic(queries, topicsId, (topic) => ({
        ...topic,
        cur_topics_info: { ...topic.cur_topics_info, ...wireFlags(change) },
      }))
      notifyOtherTabs(`topic ${topicsId}`)
      notifyOtherTabs('lists')
      return refetchLists(queries, 'hidden')
    },
    onError: async (_, { topicsId, isFavorite }) => {
      await showInLists({ topicsId, isFavorite: !isFavorite })
      void refetchLists(queries, 'all')
    },
  })
}

/**
 * Whether a topic is a favorite: what the server is being told counts more than what it has said,
 * however often the topic is read meanwhile.
 */
export function useIsFavorite(topicsId: string, topic: TopicContent | undefined): boolean {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as FavoriteChange,
  })
  const last = changes.findLast((change) => change.topicsId === topicsId)
  return last?.isFavorite ?? topic?.cur_topics_info.is_collected === 1
}

/** The wire has two names for it. */
const wireFlags = ({ isFavorite }: Omit<FavoriteChange, 'topicsId'>) => {
  const flag = isFavorite ? 1 : 0
  return { is_collected: flag, is_collect: flag } as const
}
