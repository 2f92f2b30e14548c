import { fetchSharedTopic, setSharePermission, shareTopic } from '@coinquiry/api-client'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { failureKey } from './failure.ts'
import { rereadTopic, type TopicContent } from './topics.ts'

/** How often an answer that is still being written is looked at, in milliseconds. */
const growingMs = 2000

const sharedKey = ['shared'] as const

const sharedQuery = (shareToken: string) =>
  queryOptions({
    queryKey: [...sharedKey, shareToken],
    queryFn: ({ signal }): Promise<TopicContent> => fetchSharedTopic(shareToken, { signal }),
    refetchInterval: ({ state }) => isGrowing(state.data) && growingMs,
  })

/** What a link shows: the selected path of a topic that is public, or the viewer's own. */
export function useSharedTopic(shareToken: string) {
  const { data, error, refetch } = useQuery(sharedQuery(shareToken))
  const isInvalid = failureKey(error) === 'error.invalidShareToken'
  return {
    // A link that was switched off shows nothing any more, not even what was there.
    content: isInvalid ? undefined : data,
    failure: isInvalid ? 'invalid' : data || !error ? null : 'failed',
    reload: refetch,
  } as const
}

/** Begins to read what a link shows; done when it is there. */
export const foreseeSharedTopic = (queries: QueryClient, shareToken: string): Promise<void> =>
  queries.prefetchQuery(sharedQuery(shareToken))

/** The link of a topic of one's own, and who may follow it. */
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
        await reread(queries, topicsId)
      }
    },
    onError: ({ message }) => console.warn('The access to a topic was not changed:', message),
  })

  const link = useMutation({
    scope,
    mutationFn: makeLink,
    onSuccess: () => reread(queries, topicsId),
  })

  return {
    setPublic: access.mutate,
    /** What was chosen, until it is known whether it is so. */
    chosen: access.isPending ? access.variables : undefined,
    /** The link's token; the first call makes the topic public. */
    publish: async () => known ?? link.mutateAsync(),
  }
}

const isGrowing = (topic: TopicContent | undefined): boolean =>
  topic?.cur_message.at(-1)?.content_list.some(({ status }) => status === 'running') ?? false

/** Whether it can be read or not: what is there stays then. */
async function reread(queries: QueryClient, topicsId: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: sharedKey })
  await rereadTopic(queries, topicsId).catch(() => undefined)
}
