import type { Schemas } from '@coinquiry/api-client/contract'
import { FOLLOW_UPS_PER_TOPIC_AND_DAY } from '@coinquiry/api-client/limits'
import type { RequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import { resetsAt } from '../../domain/calendar.ts'
import type { Produced } from '../../domain/generation.ts'
import { onlySelected, type Step, selectedPath } from '../../domain/versions.ts'
import { producedBy } from '../../generation/frames.ts'
import { type Counts, countsFor } from '../../quota/quota.ts'
import { iconUrl } from '../users/pictures.ts'
import { loadContent, loadPath, type MessageRow, type PathOptions, type TopicRow } from './store.ts'

type ReadContext = Pick<RequestContext, 'database' | 'generations' | 'now'>

type Content = Schemas['TopicContent']

/**
 * The topic as a user may read it: with all versions of the selected path for its owner. Null when
 * a visitor (null) or this user may not read it.
 */
export async function readTopic(
  ctx: ReadContext,
  topic: TopicRow | null,
  userId: string | null,
): Promise<Content | null> {
  if (!mayRead(topic, userId)) return null
  if (topic.userId !== userId) return readShared(ctx, topic)
  const { database, now } = ctx
  const messages = written(ctx, await loadContent(database.db, topic.topicId))
  const path = selectedPath(messages, topic.selectedFirst)
  return contentOf(topic, path, await countsFor(database.db, topic, now), now)
}

/** The same with the selected versions alone, and `most` messages of it. */
export async function readSelected(
  ctx: ReadContext,
  topic: TopicRow | null,
  userId: string | null,
  most?: number,
): Promise<Content | null> {
  if (!mayRead(topic, userId)) return null
  if (topic.userId !== userId) return readShared(ctx, topic, most)
  const { database, now } = ctx
  const messages = await selectedMessages(ctx, topic, { publicOnly: false, most })
  return contentOf(topic, messages.map(onlySelected), await countsFor(database.db, topic, now), now)
}

/** The topic for everybody else; null when it was closed or deleted meanwhile. */
async function readShared(ctx: ReadContext, topic: TopicRow, most?: number) {
  const messages = await selectedMessages(ctx, topic, { publicOnly: true, most })
  if (messages.length === 0) return null
  const { now } = ctx
  const remaining = { message_count: FOLLOW_UPS_PER_TOPIC_AND_DAY, resets_at: resetsAt(now) }
  return contentOf(asShared(topic), messages.map(asSharedStep), remaining, now)
}

/** The selected version of each message, as far as it is written. */
export async function selectedMessages(
  ctx: Pick<ReadContext, 'database' | 'generations'>,
  { topicId }: TopicRow,
  options: PathOptions,
): Promise<MessageRow[]> {
  return written(ctx, await loadPath(ctx.database.db, topicId, options))
}

/** The messages with their texts as far as they are written. */
export function written<Row extends MessageRow>(
  { generations }: Pick<ReadContext, 'generations'>,
  messages: readonly Row[],
): Row[] {
  return messages.map((row) => withTextSoFar(row, (id) => generations.soFar(id)?.produced ?? null))
}

/** Sends answers; no user has it. */
const ASSISTANT_ID = '00000000-0000-0000-0000-000000000000'

type Remaining = Pick<Counts, 'message_count' | 'resets_at'>

/** A topic as the wire shows it. */
function contentOf(
  topic: TopicRow,
  path: readonly Step<MessageRow>[],
  remaining: Remaining,
  now: Date,
): Schemas['TopicContent'] {
  return {
    cur_message: path.map((step) => messageOf(topic, step)),
    cur_topics_info: topicInfo(topic, remaining, now),
    previous_topics_info: topic.source,
  }
}

function messageOf(
  topic: TopicRow,
  { versions, index, selected }: Step<MessageRow>,
): Schemas['Message'] {
  return {
    message_id: selected.id,
    topics_id: topic.topicId,
    sender_id: selected.role === 'user' ? topic.userId : ASSISTANT_ID,
    role_type: selected.role,
    content_list: versions.map((version, at) => versionOf(version, at + 1)),
    cur_path_index: index,
    parent_id: selected.parentId,
  }
}

function versionOf(row: MessageRow, number: number): Schemas['MessageVersion'] {
  const shared = {
    message_id: row.id,
    request_id: row.requestId,
    content: row.content,
    version_number: number,
    is_like: row.isLike,
    status: row.status ?? 'done',
  }
  if (row.role === 'user') return shared
  const sources = row.sources ?? []
  return {
    ...shared,
    think_content: row.think,
    ...(row.thinkMs !== null && { think_ms: row.thinkMs }),
    ...(row.dislikeReason !== null && { dislike_reason: row.dislikeReason }),
    ...(sources.length > 0 && { sources: [...sources] }),
    ...(row.figures !== null && { figures: row.figures }),
    ...(row.followups !== null && { followups: [...row.followups] }),
  }
}

function topicInfo(topic: TopicRow, remaining: Remaining, now: Date): Schemas['TopicInfo'] {
  const isMember = topic.memberUntil !== null && topic.memberUntil > now
  const title = topic.title ?? ''
  const isPublic = topic.isPublic ? 1 : 0
  return {
    topics_id: topic.topicId,
    topics_user_id: topic.userId,
    title,
    topics_title: title,
    user_name: topic.userName,
    icon_url: iconUrl(topic.avatarId),
    share_token: topic.shareToken ?? '',
    public_permission: isPublic,
    share_permission: isPublic,
    ...(topic.isTakenDown && { is_taken_down: 1 }),
    is_collected: topic.isFavorite,
    is_collect: topic.isFavorite,
    is_copyright_protection: isMember ? topic.protects : 0,
    remain_message_count: remaining.message_count,
    resets_at: remaining.resets_at,
  }
}

/** The topic as others than its owner know it. */
function asShared(topic: TopicRow): TopicRow {
  const { publicId: topicId, publicOwnerId: userId } = topic
  return { ...topic, topicId, userId, isFavorite: 0, isTakenDown: false }
}

/**
 * The step without what is the owner's alone: other versions, ratings with their reasons, what may
 * be asked next, and the id by which an answer is attached to or stopped.
 */
function asSharedStep(selected: MessageRow): Step<MessageRow> {
  return onlySelected({
    ...selected,
    requestId: selected.id,
    isLike: 0,
    dislikeReason: null,
    followups: null,
  })
}

/**
 * The message with its text as far as it is written; `soFar` knows the answers that this node is
 * writing.
 */
function withTextSoFar<Row extends MessageRow>(
  row: Row,
  soFar: (requestId: string) => Produced | null,
): Row {
  if (row.status !== 'running') return row
  const { message, think, thinkMs, sources, figures } =
    soFar(row.requestId) ?? producedBy(row.frames ?? '')
  return { ...row, content: message, think, thinkMs, sources, figures }
}
