import { settle } from '../answers/answering.ts'
import type { MockServer } from '../mock-server.ts'
import type { Message, Topic } from '../rows.ts'
import { type RequestContext, refuse, type UserRequestContext } from '../serving/context.ts'

/** A topic that the viewer may read, and whether it is the viewer's own. */
export function readableTopic({ server, viewer }: RequestContext, topics_id: string) {
  const topic = server.topics.find((one) => one.topics_id === topics_id)
  const isOwn = topic !== undefined && topic.user_id === viewer?.user_id
  if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.noAccess')
  return { topic, isOwn }
}

/** The viewer's own topic; a topic of another user and an unknown one are refused alike. */
export function ownTopic(ctx: UserRequestContext, topics_id: string): Topic {
  const { topic, isOwn } = readableTopic(ctx, topics_id)
  if (!isOwn) throw refuse('error.noAccess')
  return topic
}

/** The first answer in the viewer's own topics for which this holds. */
export function findOwnAnswer(
  { server, viewer }: UserRequestContext,
  isWanted: (answer: Message) => boolean,
): Message | undefined {
  const own = topicIdsOf(server, viewer.user_id)
  return server.messages.find(
    (one) => one.role_type === 'assistant' && own.has(one.topics_id) && isWanted(one),
  )
}

/** A public topic by either of its ids. */
export const publicTopic = ({ topics }: MockServer, id: string): Topic | undefined =>
  topics.find(
    ({ topics_id, public_id, public_permission }) =>
      public_permission === 1 && (topics_id === id || public_id === id),
  )

/** Deletes topics with all that is in them, and ends what is being answered there. */
export function deleteTopics(server: MockServer, gone: ReadonlySet<string>): void {
  for (const live of server.live.values()) {
    if (gone.has(live.message.topics_id)) settle(server, live, 'error.topicDeleted')
  }
  server.topics = server.topics.filter(({ topics_id }) => !gone.has(topics_id))
  server.messages = server.messages.filter(({ topics_id }) => !gone.has(topics_id))
}

/** Of everything that this user asked. */
export const topicIdsOf = ({ topics }: MockServer, user_id: string): Set<string> =>
  new Set(topics.filter((topic) => topic.user_id === user_id).map(({ topics_id }) => topics_id))
