import type { Input } from '../../src/contract/contract.ts'
import type { MockServer } from '../mock-server.ts'
import { emptyMessage, type Message, type Topic } from '../rows.ts'
import { refuse, type UserRequestContext } from '../serving/context.ts'
import { findMessage, messagesOf, selectedPath, selectVersion } from '../topics/conversation.ts'
import { publicTopic } from '../topics/topic-access.ts'

const TITLE_LENGTH = 60

/** A topic without a question yet; continues a shared one where the question says so. */
export async function newTopic(
  ctx: UserRequestContext,
  body: Input<'ask'>['body'],
): Promise<Topic> {
  const { random, clock, topics } = ctx.server
  const source = body.share_topics_id ? publicTopic(ctx.server, body.share_topics_id) : null
  if (source === undefined) throw refuse('error.noAccess')
  return topics.create({
    topics_id: body.topics_id,
    user_id: ctx.viewer.user_id,
    public_id: random.id(),
    public_owner_id: random.id(),
    title: body.question.trim().slice(0, TITLE_LENGTH),
    share_token: '',
    public_permission: 0,
    is_collected: 0,
    source_id: source?.topics_id ?? null,
    selected_child: null,
    updated_at: clock(),
    used: 0,
  })
}

/** A question with its answer to be, or one more answer to a question; they become what is shown. */
export async function storeTurn(
  server: MockServer,
  topics_id: string,
  place: QuestionPosition,
  content: string,
): Promise<{ question: Message; answer: Message }> {
  const { random, messages } = server
  const request_id = random.id()
  const question =
    place.question ??
    (await messages.create({
      ...emptyMessage(topics_id, place.parent_id, 'user'),
      message_id: random.id(),
      request_id,
      content,
    }))
  const answer = await messages.create({
    ...emptyMessage(topics_id, question.message_id, 'assistant'),
    message_id: random.id(),
    request_id,
    status: 'running',
  })
  await selectVersion(server, answer)
  return { question, answer }
}

/** Makes the topic the last used one. */
export async function markUsed({ topics, clock }: MockServer, topics_id: string): Promise<void> {
  const latest = Math.max(...topics.all().map(({ used }) => used))
  await topics.update((q) => q.where({ topics_id }), {
    data(topic) {
      Object.assign(topic, { used: latest + 1, updated_at: clock() })
    },
  })
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
    const last = topic && selectedPath(messages, topic).at(-1)
    return { parent_id: last?.selected.message_id ?? null }
  }
  const parent = parent_id && findMessage(messages, parent_id, 'assistant').message_id
  if (messages.some((message) => message.parent_id === parent)) throw refuse('error.staleParent')
  return { parent_id: parent }
}
