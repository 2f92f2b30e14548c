import { endAnswers } from '../answers/answering.ts'
import type { MockServer } from '../mock-server.ts'
import type { Topic } from '../rows.ts'
import { type RequestContext, refuse, type UserRequestContext } from '../serving/context.ts'

/** The viewer's own topic; what is somebody else's and what isn't there are refused alike. */
export function ownTopic(ctx: UserRequestContext, topics_id: string): Topic {
  const { user_id } = ctx.viewer
  const topic = ctx.server.topics.findFirst((q) => q.where({ topics_id, user_id }))
  if (!topic) throw refuse('error.noAccess')
  return topic
}

/** A topic that the viewer may read, and whether it is the viewer's own. */
export function readableTopic(
  ctx: RequestContext,
  topics_id: string,
): { topic: Topic; isOwn: boolean } {
  const topic = ctx.server.topics.findFirst((q) => q.where({ topics_id }))
  const isOwn = topic !== undefined && topic.user_id === ctx.viewer?.user_id
  if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.noAccess')
  return { topic, isOwn }
}

/** A public topic by either of its ids. */
export const publicTopic = ({ topics }: MockServer, id: string): Topic | undefined =>
  topics.findFirst((q) =>
    q.where(
      ({ topics_id, public_id, public_permission }) =>
        public_permission === 1 && (topics_id === id || public_id === id),
    ),
  )

/** Deletes topics with all that is in them, and ends what is being answered there. */
export async function deleteTopics(server: MockServer, topicIds: readonly string[]): Promise<void> {
  const gone = new Set(topicIds)
  const isGone = ({ topics_id }: { readonly topics_id: string }) => gone.has(topics_id)
  await endAnswers(server, gone, 'error.topicDeleted')
  server.topics.deleteMany((q) => q.where(isGone))
  server.messages.deleteMany((q) => q.where(isGone))
  server.generations.deleteMany((q) => q.where(isGone))
}

/** Of everything that this person asked. */
export const topicIdsOf = ({ topics }: MockServer, user_id: string): string[] =>
  topics.findMany((q) => q.where({ user_id })).map(({ topics_id }) => topics_id)
