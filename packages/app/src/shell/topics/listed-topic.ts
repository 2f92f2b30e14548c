import type { HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import type { TopicListItem } from '../../data/topic-list.ts'

type Words = Pick<HistoryTopic, 'title' | 'titleRanges' | 'excerpt' | 'ranges'>
type Match = NonNullable<TopicListItem['match']>

/** What a list says of a topic: its title or first message, and where a search found something. */
export function wordsOf({ title, first_message, match }: TopicListItem, untitled: string): Words {
  const name = title || first_message || untitled
  const beginning = name.startsWith(first_message.replace(/…$/, '')) ? undefined : first_message
  if (!match) return { title: name, excerpt: beginning }
  if (match.message_id !== null)
    return { title: name, excerpt: match.excerpt, ranges: match.ranges }
  return { ...markedIn(name, match), excerpt: beginning }
}

/** A name is shown whole: there is room for what an excerpt of it leaves out. */
function markedIn(name: string, { excerpt, ranges }: Match): Words {
  const start = name.indexOf(excerpt.replace(/^…|…$/g, ''))
  if (start < 0) return { title: excerpt, titleRanges: ranges }
  const shift = start - (excerpt.startsWith('…') ? 1 : 0)
  return { title: name, titleRanges: ranges.map((range) => range.map((at) => at + shift)) }
}

/** The message to be led to: the one in which a search found something. */
export const foundMessage = ({ match }: TopicListItem): { message?: string } =>
  match?.message_id ? { message: match.message_id } : {}
