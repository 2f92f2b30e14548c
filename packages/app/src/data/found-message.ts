import type { TopicContent } from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchTopic, switchVersion } from './topics.ts'

interface Switch {
  readonly from: string
  readonly to: string
}

/** Looking through more versions than this takes longer than anybody waits. */
const mostSwitches = 40

/** Selects versions until a message is on the topic's path; false if none leads to it. */
export function useFindMessage(topicsId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) => findMessage(queries, topicsId, messageId),
  })
}

/** The server doesn't name a version's branch, so branches are tried, the latest fork first. */
async function findMessage(queries: QueryClient, topicsId: string, wanted: string) {
  const tried = new Set<string>()
  const made: Switch[] = []
  let content = await fetchTopic(queries, topicsId)
  const go = async ({ from, to }: Switch) => {
    content = await switchVersion(queries, topicsId, from, to)
  }
  while (!isOnPath(content, wanted)) {
    for (const { message_id } of content.cur_message) tried.add(message_id)
    const next =
      siblingOf(content, wanted) ?? (made.length < mostSwitches && untried(content, tried))
    if (!next) {
      for (const { from, to } of made.reverse()) await go({ from: to, to: from })
      return false
    }
    await go(next)
    made.push(next)
  }
  return true
}

const isOnPath = ({ cur_message }: TopicContent, id: string): boolean =>
  cur_message.some(({ message_id }) => message_id === id)

function siblingOf({ cur_message }: TopicContent, id: string): Switch | undefined {
  const message = cur_message.find(({ content_list }) =>
    content_list.some(({ message_id }) => message_id === id),
  )
  return message && { from: message.message_id, to: id }
}

function untried({ cur_message }: TopicContent, tried: ReadonlySet<string>): Switch | undefined {
  for (const { message_id: from, content_list } of cur_message.toReversed()) {
    const other = content_list.find(({ message_id }) => !tried.has(message_id))
    if (other) return { from, to: other.message_id }
  }
  return undefined
}
