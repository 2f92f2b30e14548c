import type { Schemas } from '@coinquiry/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import { isShown } from '../../db/shown-topics.ts'
import type { Owned } from '../../domain/access.ts'
import type { DislikeReason } from '../../domain/dislike-reason.ts'
import type { AnswerFigures, GenerationStatus, Source } from '../../domain/generation.ts'
import type { Placed, Selection } from '../../domain/versions.ts'

export interface TopicRow extends Owned {
  readonly topicId: string
  /** The id under which others than the owner know the topic. */
  readonly publicId: string
  /** The id under which others see the owner; a different one in each topic. */
  readonly publicOwnerId: string
  readonly title: string | null
  readonly shareToken: string | null
  readonly isFavorite: 0 | 1
  readonly isTakenDown: boolean
  readonly selectedFirst: string | null
  readonly userName: string
  readonly avatarId: string | null
  readonly memberUntil: Date | null
  readonly protects: 0 | 1
  /** The topic that this one continues, while it is public. */
  readonly source: Schemas['PreviousTopicInfo'] | null
}

/** The topic of that id; its public one will do as well. */
export function loadTopic(db: Db, id: string): Promise<TopicRow | null> {
  return loadTopicWhere(db, sql`t.id = ${id} or t.public_id = ${id}`)
}

export function loadTopicByToken(db: Db, shareToken: string): Promise<TopicRow | null> {
  return loadTopicWhere(db, sql`t.share_token = ${shareToken}`)
}

async function loadTopicWhere(db: Db, which: RawBuilder<unknown>): Promise<TopicRow | null> {
  const { rows } = await sql<TopicRow>`
    select t.id as "topicId", t.user_id as "userId", ${isShown('t')} as "isPublic",
      t.taken_down_at is not null as "isTakenDown",
      t.public_id as "publicId", t.public_owner_id as "publicOwnerId",
      t.title, t.share_token as "shareToken", t.is_favorite as "isFavorite",
      t.selected_message_id as "selectedFirst", u.user_name as "userName",
      u.avatar_id as "avatarId", u.member_until as "memberUntil",
      u.is_copyright_protection as "protects",
      (select jsonb_build_object('title', coalesce(s.title, ''),
          'topics_title', coalesce(s.title, ''), 'user_name', o.user_name,
          'share_token', s.share_token)
        from topics s join users o on o.id = s.user_id
        where s.public_id = t.source_public_id and ${isShown('s')}
          and s.share_token is not null) as "source"
    from topics t join users u on u.id = t.user_id
    where ${which}`.execute(db)
  return rows[0] ?? null
}

export async function loadOwner(tx: Tx, topicId: string): Promise<Owned | null> {
  const { rows } = await sql<Owned>`
    select user_id as "userId", ${isShown('topics')} as "isPublic"
    from topics where id = ${topicId}`.execute(tx)
  return rows[0] ?? null
}

export interface MessageRow extends Placed {
  readonly role: 'user' | 'assistant'
  readonly requestId: string
  readonly status: GenerationStatus | null
  readonly content: string
  readonly think: string
  readonly thinkMs: number | null
  readonly sources: readonly Source[] | null
  readonly figures: AnswerFigures | null
  readonly followups: readonly string[] | null
  readonly isLike: 0 | 1 | 2
  readonly dislikeReason: DislikeReason | null
  /** What a running answer's checkpoints hold, joined. */
  readonly frames: string | null
}

const COLUMNS = sql`
  m.id, m.parent_id as "parentId", m.selected_child_id as "selectedChildId", m.role,
  m.request_id as "requestId", m.status, m.content, m.think_content as "think",
  m.think_ms as "thinkMs", m.sources, m.figures, m.followups, m.is_like as "isLike",
  m.dislike_reason as "dislikeReason",
  case when m.status = 'running' then (
    select string_agg(f.chunk, '' order by f.first_seq)
    from frames f where f.request_id = m.request_id) end as "frames"`

/** All messages of a topic in order of creation, as of one moment. */
export async function loadContent(db: Db, topicId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from messages m
    where m.topic_id = ${topicId} order by m.ordinal`.execute(db)
  return rows
}

export interface PathOptions {
  /** Nothing is loaded of a topic that is not public at that moment. */
  readonly publicOnly: boolean
  /** So many of the first messages; all without it. */
  readonly most?: number | undefined
}

/**
 * The messages of the selected path alone, from the first question down, as of one moment: other
 * versions may be many times as much. It goes where `selectedPath` does.
 */
export async function loadPath(
  db: Db,
  topicId: string,
  { publicOnly, most = 1_000_000 }: PathOptions,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with recursive path (id, pointer, depth) as (
      (select m.id, m.selected_child_id, 1
        from topics t join messages m on m.topic_id = t.id and m.parent_id is null
        where t.id = ${topicId} and (${isShown('t')} or not ${publicOnly}::boolean)
        order by (m.id = t.selected_message_id) desc nulls last, m.ordinal desc limit 1)
      union all
      select child.id, child.selected_child_id, p.depth + 1
      from path p cross join lateral (
        select m.id, m.selected_child_id from messages m where m.parent_id = p.id
        order by (m.id = p.pointer) desc nulls last, m.ordinal desc limit 1) child
      where p.depth < ${most}::int)
    select ${COLUMNS} from path p join messages m on m.id = p.id
    where p.depth <= ${most}::int order by p.depth`.execute(db)
  return rows
}

/** The statement that reads a topic's messages without their texts, in order of creation. */
export function treeOf(db: Db | Tx, topicId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'parent_id as parentId', 'role', 'selected_child_id as selectedChildId'])
    .where('topic_id', '=', topicId)
    .orderBy('ordinal')
}

export const loadTree = (db: Db | Tx, topicId: string) => treeOf(db, topicId).execute()

export type Tree = Awaited<ReturnType<typeof loadTree>>

/** Shows another child of a message, or another first question of the topic. */
export async function select(
  tx: Tx,
  topicId: string,
  { parentId, childId }: Selection,
): Promise<void> {
  if (parentId === null) {
    await tx
      .updateTable('topics')
      .set({ selected_message_id: childId })
      .where('id', '=', topicId)
      .execute()
    return
  }
  await tx
    .updateTable('messages')
    .set({ selected_child_id: childId })
    .where('id', '=', parentId)
    .execute()
}

export interface Rating {
  readonly userId: string
  readonly answerId: string
  /** 0 none, 1 like, 2 dislike. */
  readonly isLike: 0 | 1 | 2
  /** Undefined leaves what is stored. */
  readonly reason: DislikeReason | null | undefined
}

/** False when this is not an answer in a topic of the user's. */
export async function rate(db: Db, { userId, answerId, isLike, reason }: Rating): Promise<boolean> {
  const kept =
    reason === undefined ? sql`m.dislike_reason` : sql`${reason && JSON.stringify(reason)}::jsonb`
  const { numAffectedRows } = await sql`
    update messages m set is_like = ${isLike}, dislike_reason = ${kept} from topics t
    where m.id = ${answerId} and m.role = 'assistant'
      and t.id = m.topic_id and t.user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}
