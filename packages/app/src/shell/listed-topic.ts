import type { HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import type { TopicListItem } from '../data/topic-list.ts'

type ListedTopicText = Pick<HistoryTopic, 'title' | 'titleRanges' | 'excerpt' | 'ranges'>
type Match = NonNullable<TopicListItem['match']>

/** What a list says of a topic: its title or first message, and where a search found something. */
export function listedTopicText(
  { title, first_message, match }: TopicListItem,
  untitled: string,
): ListedTopicText {
  // A title that is the question cut off says less than the question.
  const isCut = title.endsWith('…') && first_message.startsWith(title.slice(0, -1))
  const name = (isCut ? '' : title) || first_message || untitled
  const beginning = name.startsWith(first_message.replace(/…$/, '')) ? undefined : first_message
  if (!match) return { title: name, excerpt: beginning }
  if (match.message_id !== null)
    return { title: name, excerpt: match.excerpt, ranges: match.ranges }
  return { ...markedIn(name, match), excerpt: beginning }
}

/** Marks the match in the whole name rather than in the excerpt of it. */
function markedIn(name: string, { excerpt, ranges }: Match): ListedTopicText {
  const start = name.indexOf(excerpt.replace(/^…|…$/g, ''))
  if (start < 0) return { title: excerpt, titleRanges: ranges }
  const shift = start - (excerpt.startsWith('…') ? 1 : 0)
  return { title: name, titleRanges: ranges.map((range) => range.map((at) => at + shift)) }
}

/** The message to be led to, and the first text in it that a search found. */
export function foundMessage({ match }: TopicListItem): { message?: string; find?: string } {
  if (!match?.message_id) return {}
  const [range] = match.ranges
  const message = match.message_id
  return range ? { message, find: match.excerpt.slice(...range) } : { message }
}
