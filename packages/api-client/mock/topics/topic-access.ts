import type { House } from '../house.ts'
import { type Ctx, signedIn } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import type { Topic } from '../state/rows.ts'

/** The viewer's own topic; what is somebody else's and what isn't there are refused alike. */
export function ownTopic(ctx: Ctx, topics_id: string): Topic {
  const { user_id } = signedIn(ctx)
  const topic = ctx.house.topics.findFirst((q) => q.where({ topics_id, user_id }))
  if (!topic) throw refuse('error.noAccess')
  return topic
}

/** A topic that the viewer may read, and whether it is the viewer's own. */
export function readableTopic(ctx: Ctx, topics_id: string): { topic: Topic; isOwn: boolean } {
  const topic = ctx.house.topics.findFirst((q) => q.where({ topics_id }))
  const isOwn = topic !== undefined && topic.user_id === ctx.viewer?.user_id
  if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.noAccess')
  return { topic, isOwn }
}

/** A public topic by either of its ids. */
export const publicTopic = ({ topics }: House, id: string): Topic | undefined =>
  topics.findFirst((q) =>
    q.where(
      ({ topics_id, public_id, public_permission }) =>
        public_permission === 1 && (topics_id === id || public_id === id),
    ),
  )
