import type { Schemas } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import { storable } from '../../domain/storable.ts'
import { onlySelected } from '../../domain/versions.ts'
import { readOwn, readShared } from '../messages/read-topic.ts'
import { loadTopicByToken } from '../messages/store.ts'

type Reading = Pick<RequestContext, 'database' | 'generations' | 'now'>

/** What somebody reads under a link, null being a visitor; null when it leads nowhere for them. */
export async function readLink(
  ctx: Reading,
  shareToken: string,
  userId: string | null,
): Promise<Schemas['TopicContent'] | null> {
  const topic = await loadTopicByToken(ctx.database.db, storable(shareToken))
  if (!mayRead(topic, userId)) return null
  return topic.userId === userId
    ? readOwn(ctx, topic, ({ selected }) => onlySelected(selected))
    : readShared(ctx, topic)
}
