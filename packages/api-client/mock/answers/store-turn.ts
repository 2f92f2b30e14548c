import type { Input } from '../../src/contract/contract.ts'
import type { House } from '../house.ts'
import { type Ctx, signedIn } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import { emptyMessage, type Message, type Topic } from '../state/rows.ts'
import { select } from '../topics/conversation.ts'
import { publicTopic } from '../topics/topic-access.ts'
import type { Place } from './question-place.ts'

const TITLE_LENGTH = 60

/** A topic without a question yet; continues a shared one where the question says so. */
export async function newTopic(ctx: Ctx, body: Input<'ask'>['body']): Promise<Topic> {
  const { chance, clock, topics } = ctx.house
  const source = body.share_topics_id ? publicTopic(ctx.house, body.share_topics_id) : null
  if (source === undefined) throw refuse('error.noAccess')
  return topics.create({
    topics_id: body.topics_id,
    user_id: signedIn(ctx).user_id,
    public_id: chance.id(),
    public_owner_id: chance.id(),
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
  house: House,
  topics_id: string,
  place: Place,
  content: string,
): Promise<{ question: Message; answer: Message }> {
  const { chance, messages } = house
  const request_id = chance.id()
  const question =
    place.question ??
    (await messages.create({
      ...emptyMessage(topics_id, place.parent_id, 'user'),
      message_id: chance.id(),
      request_id,
      content,
    }))
  const answer = await messages.create({
    ...emptyMessage(topics_id, question.message_id, 'assistant'),
    message_id: chance.id(),
    request_id,
    status: 'running',
  })
  await select(house, answer)
  return { question, answer }
}

/** Makes the topic the last used one. */
export async function markUsed({ topics, clock }: House, topics_id: string): Promise<void> {
  const latest = Math.max(...topics.all().map(({ used }) => used))
  await topics.update((q) => q.where({ topics_id }), {
    data(topic) {
      Object.assign(topic, { used: latest + 1, updated_at: clock() })
    },
  })
}
