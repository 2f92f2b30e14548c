import { deleteAllTopics, deleteTopic } from '@coinquiry/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeInLists, refetchLists } from './listed-topics.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { forgetTopic } from './topics.ts'

/** Deletes a topic for good; it leaves every list once the server has done so. */
export function useDeleteTopic() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (topicsId: string) => deleteTopic({ topics_id: topicsId }),
    onSuccess: async (_, topicsId) => {
      forgetTopic(queries, topicsId)
      notifyOtherTabs(`topic ${topicsId}`)
      await changeInLists(queries, topicsId, () => null)
      notifyOtherTabs('lists')
      await refetchLists(queries, 'hidden')
    },
  })
}

export function useDeleteAllTopics() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => deleteAllTopics(),
    onSuccess() {
      notifyOtherTabs('topics')
      // Lists, the topic on the screen and what is left of the day: all of it shows topics.
      return queries.invalidateQueries()
    },
  })
}
