import type { Schemas } from '../../src/contract/contract.ts'
import type { MockServer } from '../mock-server.ts'
import type { Topic } from '../rows.ts'
import { messagesOf, versionNumber } from './conversation.ts'

const EXCERPT = 80
/** So much is shown on either side of what was found, and the rest of a word there. */
const AROUND = 40

/** A topic as lists show it; null where the words that are searched for are not in it. */
export function topicItem(
  server: MockServer,
  topic: Topic,
  words: string,
): Schemas['TopicListItem'] | null {
  const messages = messagesOf(server, topic.topics_id)
  const { topics_id, title, updated_at, is_collected } = topic
  const item = {
    topics_id,
    title,
    topics_title: title,
    first_message: messages[0]?.content.slice(0, EXCERPT) ?? '',
    updated_at,
    is_collected,
    is_collect: is_collected,
  }
  if (words === '') return item
  if (!/[\p{L}\p{N}]/u.test(words)) return null
  const inTitle = found(title, words)
  if (inTitle) return { ...item, match: { message_id: null, version_number: null, ...inTitle } }
  for (const message of messages) {
    const inMessage = found(readable(message.content), words)
    const version_number = versionNumber(messages, message)
    const { message_id } = message
    if (inMessage) return { ...item, match: { message_id, version_number, ...inMessage } }
  }
  return null
}

/** What is written in a message, on one line and without the marks of markdown. */
export function readable(content: string): string {
  return content
    .replace(/(?<! ) *\[\d+\]/g, '')
    .replace(/```[\s\S]*?```|^[|:\- ]+$|[*#`|]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text around the first hit, without regard to case, from one whole word to another. */
export function found(text: string, words: string) {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at === -1) return null
  const end = at + words.length
  let from = Math.max(0, at - AROUND)
  while (/\w/.test(text.charAt(from - 1))) from -= 1
  const before = text.slice(from, at)
  const after = text.slice(end).match(/^.{0,40}\w*/)?.[0] ?? ''
  const lead = before.length < at ? '…' : ''
  const rest = end + after.length < text.length ? '…' : ''
  const start = lead.length + before.length
  const excerpt = lead + before + text.slice(at, end) + after + rest
  return { excerpt, ranges: [[start, start + words.length]] }
}
