import { collectTopic } from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeInLists, refetchLists } from './topic-list.ts'
import { changeTopicInfo } from './topics.ts'

const key = ['collection']

export interface Collection {
  readonly topicsId: string
  readonly isCollected: boolean
}

/**
 * Collects a topic, or no longer. The topic and every list show it at once; if the server refuses,
 * they show the old state again.
 */
export function useCollectTopic() {
  const queries = useQueryClient()
  return useMutation({
    // One after the other, so that the last one wins at the server, too.
    scope: { id: 'collection' },
    mutationKey: key,
    mutationFn: ({ topicsId, isCollected }: Collection) =>
      collectTopic({ topics_id: topicsId, is_collected: isCollected }),
    onMutate: (collection) => show(queries, collection),
    onSuccess: (_, collection) => {
      // The topic may have been read meanwhile; what was wished for since is shown already.
      if (queries.isMutating({ mutationKey: key }) === 1) changeInfo(queries, collection)
      return refetchLists(queries, 'hidden')
    },
    onError: async (_, { topicsId, isCollected }) => {
      await show(queries, { topicsId, isCollected: !isCollected })
      void refetchLists(queries, 'all')
    },
  })
}

function show(queries: QueryClient, collection: Collection): Promise<void> {
  changeInfo(queries, collection)
  return changeInLists(queries, collection.topicsId, (topic) => ({
    ...topic,
    ...flags(collection),
  }))
}

const changeInfo = (queries: QueryClient, collection: Collection): void =>
  changeTopicInfo(queries, collection.topicsId, flags(collection))

const flags = ({ isCollected }: Collection) => {
  const flag = isCollected ? 1 : 0
  return { is_collected: flag, is_collect: flag } as const
}
