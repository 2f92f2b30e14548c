import type { MockServer } from '../mock-server.ts'
import type { Message, Topic } from '../rows.ts'
import { type RequestContext, refuse, type UserRequestContext } from '../serving/context.ts'

/** A topic that the viewer may read, by either of its ids, and whether it is the viewer's own. */
export function readableTopic({ server, viewer }: RequestContext, id: string) {
  const topic = server.topics.find((one) => one.topics_id === id || one.public_id === id)
  const isOwn = topic !== undefined && topic.user_id === viewer?.user_id
  if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.noAccess')
  return { topic, isOwn }
}

/** A topic that the viewer may continue: by its public id, and one of their own by its real one, too. */
export function sourceTopic(ctx: UserRequestContext, id: string): Topic {
  const { topic, isOwn } = readableTopic(ctx, id)
  if (!isOwn && topic.public_id !== id) throw refuse('error.noAccess')
  return topic
}

/** The viewer's own topic; a topic of another user and an unknown one are refused alike. */
export function ownTopic({ server, viewer }: UserRequestContext, topics_id: string): Topic {
  const topic = server.topics.find((one) => one.topics_id === topics_id)
  if (topic?.user_id !== viewer.user_id) throw refuse('error.noAccess')
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

/** Of everything that this user asked. */
export const topicIdsOf = ({ topics }: MockServer, user_id: string): Set<string> =>
  new Set(topics.filter((topic) => topic.user_id === user_id).map(({ topics_id }) => topics_id))
