import type { Schemas } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import { storable } from '../../domain/storable.ts'
import { onlySelected } from '../../domain/versions.ts'
import { readOwn, readShared } from '../messages/read-topic.ts'
import { loadTopicByToken } from '../messages/store.ts'

type ReadContext = Pick<RequestContext, 'database' | 'generations' | 'now'>

/** The topic of a share link for a user (null: a visitor); null when they may not read it. */
export async function readLink(
  ctx: ReadContext,
  shareToken: string,
  userId: string | null,
): Promise<Schemas['TopicContent'] | null> {
  const topic = await loadTopicByToken(ctx.database.db, storable(shareToken))
  if (!mayRead(topic, userId)) return null
  return topic.userId === userId
    ? readOwn(ctx, topic, ({ selected }) => onlySelected(selected))
    : readShared(ctx, topic)
}
