import type { HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import type { TopicListItem } from '../../data/topic-list.ts'

type Words = Pick<HistoryTopic, 'title' | 'titleRanges' | 'excerpt' | 'ranges'>

/** What a list says of a topic: its title or first message, and where a search found something. */
export function wordsOf({ title, first_message, match }: TopicListItem, untitled: string): Words {
  const name = title || first_message || untitled
  const beginning = name.startsWith(first_message.replace(/…$/, '')) ? undefined : first_message
  if (!match) return { title: name, excerpt: beginning }
  if (match.message_id !== null)
    return { title: name, excerpt: match.excerpt, ranges: match.ranges }
  return { title: match.excerpt, titleRanges: match.ranges, excerpt: beginning }
}

/** The message to be led to: the one in which a search found something. */
export const foundMessage = ({ match }: TopicListItem): { message?: string } =>
  match?.message_id ? { message: match.message_id } : {}
