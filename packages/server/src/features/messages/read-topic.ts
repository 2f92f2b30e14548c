import type { Schemas } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../app-context.ts'
import { resetsAt } from '../../domain/calendar.ts'
import { FOLLOW_UPS_PER_TOPIC_AND_DAY } from '../../domain/quota.ts'
import { type Step, selectedPath } from '../../domain/versions.ts'
import { countsFor } from '../../quota/counts.ts'
import { contentOf } from './projection.ts'
import { asShared, asSharedStep } from './shared-view.ts'
import { loadContent, loadPublicContent, type MessageRow, type TopicRow } from './store.ts'
import { withTextSoFar } from './text-so-far.ts'

type ReadContext = Pick<RequestContext, 'database' | 'generations' | 'now'>

/** The topic for its owner; `shown` may leave out parts of each step. */
export async function readOwn(
  ctx: ReadContext,
  topic: TopicRow,
  shown: (step: Step<MessageRow>) => Step<MessageRow> = (step) => step,
): Promise<Schemas['TopicContent']> {
  const { database, now } = ctx
  const messages = await loadContent(database.db, topic.topicId)
  const path = pathOf(ctx, topic, messages).map(shown)
  return contentOf(topic, path, await countsFor(database.db, topic, now), now)
}

/** The topic for everybody else; null when it was closed or deleted meanwhile. */
export async function readShared(
  ctx: ReadContext,
  topic: TopicRow,
): Promise<Schemas['TopicContent'] | null> {
  const { database, now } = ctx
  const messages = await loadPublicContent(database.db, topic.topicId)
  if (messages.length === 0) return null
  const path = pathOf(ctx, topic, messages).map(asSharedStep)
  const remaining = { message_count: FOLLOW_UPS_PER_TOPIC_AND_DAY, resets_at: resetsAt(now) }
  return contentOf(asShared(topic), path, remaining, now)
}

function pathOf(
  { generations }: ReadContext,
  topic: TopicRow,
  messages: readonly MessageRow[],
): Step<MessageRow>[] {
  const written = messages.map((row) => withTextSoFar(row, (id) => generations.soFar(id)))
  return selectedPath(written, topic.selectedFirst)
}
