import type { Input } from '../../src/contract/contract.ts'
import type { MockServer } from '../mock-server.ts'
import type { Message, Topic } from '../rows.ts'
import { refuse, type UserRequestContext } from '../serving/context.ts'
import { addMessage, addTopic } from '../topics/add-topic.ts'
import { findMessage, messagesOf, selectedPath, selectVersion } from '../topics/conversation.ts'
import { sourceTopic } from '../topics/topic-access.ts'

const TITLE_LENGTH = 60

/** A topic without a question yet; continues another one where the question says so. */
export function newTopic(ctx: UserRequestContext, body: Input<'ask'>['body']): Topic {
  const { server, viewer } = ctx
  const source = body.share_topics_id ? sourceTopic(ctx, body.share_topics_id) : null
  return addTopic(server, {
    topics_id: body.topics_id,
    user_id: viewer.user_id,
    title: body.question.trim().slice(0, TITLE_LENGTH),
    source_id: source?.topics_id ?? null,
  })
}

/** A question with its unfinished answer, or one more answer to a question; both are selected. */
export function storeTurn(
  server: MockServer,
  topic: Topic,
  position: QuestionPosition,
  content: string,
  request: NonNullable<Message['request']>,
): { question: Message; answer: Message } {
  const { random } = server
  const { topics_id } = topic
  const request_id = random.id()
  const question =
    position.question ??
    addMessage(server, {
      topics_id,
      parent_id: position.parent_id,
      role_type: 'user',
      message_id: random.id(),
      request_id,
      content,
    })
  const answer = addMessage(server, {
    topics_id,
    parent_id: question.message_id,
    role_type: 'assistant',
    message_id: random.id(),
    request_id,
    status: 'running',
    request,
  })
  selectVersion(server, topic, answer)
  return { question, answer }
}

/** Equal for requests that ask the same, however they spell it. */
export const askedFor = (body: Input<'ask'>['body']): string =>
  JSON.stringify({
    question_type: body.question_type ?? 0,
    question: body.question,
    topics_id: body.topics_id,
    message_id: body.message_id || null,
    parent_id: body.parent_id,
    share_topics_id: body.share_topics_id || null,
    deepthink: Boolean(body.deepthink ?? true),
    internet_search: Boolean(body.internet_search ?? true),
    detached: Boolean(body.detached ?? false),
  })

/** Makes the topic the last used one. */
export function markUsed(server: MockServer, topic: Topic): void {
  topic.updated_at = server.clock()
  server.topics = [...server.topics.filter((one) => one !== topic), topic]
}

export interface QuestionPosition {
  /** What is asked follows this message. */
  readonly parent_id: string | null
  /** Is answered again, instead of a new question. */
  readonly question?: Message
}

/** Where what is asked belongs in its topic. */
export function positionOf(
  server: MockServer,
  topic: Topic | undefined,
  { question_type, message_id, parent_id }: Input<'ask'>['body'],
): QuestionPosition {
  const messages = topic ? messagesOf(server, topic.topics_id) : []
  if (question_type === 1) return { parent_id: findMessage(messages, message_id, 'user').parent_id }
  if (question_type === 2) {
    const answer = findMessage(messages, message_id, 'assistant')
    return { parent_id: null, question: findMessage(messages, answer.parent_id, 'user') }
  }
  if (parent_id === undefined) {
    const last = topic && selectedPath(server, topic).at(-1)
    return { parent_id: last?.selected.message_id ?? null }
  }
  const parent = parent_id && findMessage(messages, parent_id, 'assistant').message_id
  if (messages.some((message) => message.parent_id === parent)) throw refuse('error.staleParent')
  return { parent_id: parent }
}
