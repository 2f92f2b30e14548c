import type { Input } from '../../src/contract/contract.ts'
import type { House } from '../house.ts'
import { refuse } from '../serving/refusal.ts'
import type { Message, Topic } from '../state/rows.ts'
import { find, messagesOf, selectedPath } from '../topics/conversation.ts'

export interface Place {
  /** What is asked follows this message. */
  readonly parent_id: string | null
  /** Is answered again, instead of a new question. */
  readonly question?: Message
}

/** Where what is asked belongs in its topic. */
export function placeOf(
  house: House,
  topic: Topic | undefined,
  { question_type, message_id, parent_id }: Input<'ask'>['body'],
): Place {
  const messages = topic ? messagesOf(house, topic.topics_id) : []
  if (question_type === 1) return { parent_id: find(messages, message_id, 'user').parent_id }
  if (question_type === 2) {
    const answer = find(messages, message_id, 'assistant')
    return { parent_id: null, question: find(messages, answer.parent_id, 'user') }
  }
  if (parent_id === undefined) {
    const last = topic && selectedPath(messages, topic).at(-1)
    return { parent_id: last?.selected.message_id ?? null }
  }
  const parent = parent_id && find(messages, parent_id, 'assistant').message_id
  if (messages.some((message) => message.parent_id === parent)) throw refuse('error.staleParent')
  return { parent_id: parent }
}
