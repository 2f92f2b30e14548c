import { codePoints, renameTopic, TOPIC_TITLE_MAX, type TopicListItem } from '@coinquiry/api-client'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { changeInLists, refetchLists } from './listed-topics.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { changeTopic } from './topics.ts'

const mutationKey = ['rename']

export interface Renamed {
  readonly topicsId: string
  readonly title: string
}

/** What a title lacks that a person has typed; null when it can be one. */
export function titleProblem(title: string): 'empty' | 'tooLong' | null {
  if (title.trim() === '') return 'empty'
  return codePoints(title.trim()) > TOPIC_TITLE_MAX ? 'tooLong' : null
}

/**
 * Gives a topic another title. The topic and every list show it at once; if the server refuses, they
 * show the old one again.
 */
export async function rename(queries: QueryClient, renamed: Renamed): Promise<void> {
  await queries.getMutationCache().build(queries, renaming(queries)).execute(renamed)
}

const renaming = (queries: QueryClient): MutationOptions<null, Error, Renamed, string | null> => ({
  // In order, so that the last title also wins at the server.
  scope: { id: 'rename' },
  mutationKey,
  // The new title is shown already, so loading the page again must not lose it.
  mutationFn: ({ topicsId, title }) =>
    renameTopic({ topics_id: topicsId, title }, { keepalive: true }),
  onMutate: (renamed) => show(queries, renamed),
  async onSuccess(_, renamed) {
    // The topic may have been read meanwhile; a later title is shown already.
    if (queries.isMutating({ mutationKey }) === 1) await show(queries, renamed)
    notifyOtherTabs(`topic ${renamed.topicsId}`)
    notifyOtherTabs('lists')
    return refetchLists(queries, 'hidden')
  },
  async onError(_, { topicsId }, before) {
    if (typeof before === 'string') await show(queries, { topicsId, title: before })
    void refetchLists(queries, 'all')
  },
})

/** Gives the title that was shown before, null where none was. */
async function show(queries: QueryClient, { topicsId, title }: Renamed): Promise<string | null> {
  let before: string | null = null
  changeTopic(queries, topicsId, (topic) => {
    before = topic.cur_topics_info.title
    return {
      ...topic,
      cur_topics_info: { ...topic.cur_topics_info, title, topics_title: title },
    }
  })
  await changeInLists(queries, topicsId, (topic) => {
    before ??= topic.title
    return renamedInList(topic, title)
  })
  return before
}

/** What a search found in the old title is not in the new one. */
function renamedInList({ match, ...topic }: TopicListItem, title: string): TopicListItem {
  const isInTitle = match?.message_id === null
  return { ...topic, ...(match && !isInTitle && { match }), title, topics_title: title }
}
