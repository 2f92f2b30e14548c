import { setSharePermission, shareTopic } from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyOtherTabs } from './other-tabs.ts'
import { invalidateSharedTopics } from './share.ts'
import { refetchTopic } from './topics.ts'

/** The link of the user's own topic, and whether it is public. */
export function useSharing(topicsId: string, known: string | null) {
  const queries = useQueryClient()
  const scope = { id: `share ${topicsId}` }

  async function makeLink(): Promise<string> {
    const { share_token } = await shareTopic({ topics_id: topicsId })
    return share_token
  }

  const access = useMutation({
    scope,
    mutationFn: async (isPublic: boolean) => {
      try {
        const share_token = known ?? (await makeLink())
        // Making the link has made the topic public.
        if (known !== null || !isPublic)
          await setSharePermission({ share_token, public_permission: isPublic ? 1 : 0 })
      } finally {
        await refetch(queries, topicsId)
      }
    },
    onError: ({ message }) => console.warn('The access to a topic was not changed:', message),
  })

  const link = useMutation({
    scope,
    mutationFn: makeLink,
    onSuccess: () => refetch(queries, topicsId),
  })

  return {
    setPublic: access.mutate,
    /** What was chosen, until it is known whether it is so. */
    chosen: access.isPending ? access.variables : undefined,
    /** Makes the topic public if it is not, and gives the link's token. */
    async publish(isPublic: boolean): Promise<string> {
      if (known === null) return link.mutateAsync()
      if (!isPublic) await access.mutateAsync(true)
      return known
    },
  }
}

/** Has this tab and the others read the topic anew, and its shared page; what fails stays as it is shown. */
async function refetch(queries: QueryClient, topicsId: string): Promise<void> {
  notifyOtherTabs(`topic ${topicsId}`)
  void invalidateSharedTopics(queries)
  await refetchTopic(queries, topicsId).catch(() => undefined)
}
