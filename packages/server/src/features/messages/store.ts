import type { Schemas } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Owned } from '../../domain/access.ts'
import type { GenerationStatus } from '../../domain/generation.ts'
import type { Source } from '../../domain/produced.ts'
import type { Placed } from '../../domain/versions.ts'

export interface TopicRow extends Owned {
  readonly topicId: string
  readonly title: string | null
  readonly shareToken: string | null
  readonly isCollected: 0 | 1
  readonly selectedFirst: string | null
  readonly userName: string
  readonly memberUntil: Date | null
  readonly protects: 0 | 1
  /** The topic that this one continues, while it is public. */
  readonly source: Schemas['PreviousTopicInfo'] | null
}

export async function loadTopic(db: Db, topicId: string): Promise<TopicRow | null> {
  const { rows } = await sql<TopicRow>`
    select t.id as "topicId", t.user_id as "userId", t.public_permission = 1 as "isPublic",
      t.title, t.share_token as "shareToken", t.is_collected as "isCollected",
      t.selected_message_id as "selectedFirst", u.user_name as "userName",
      u.member_until as "memberUntil", u.is_copyright_protection as "protects",
      (select jsonb_build_object('title', coalesce(s.title, ''),
          'topics_title', coalesce(s.title, ''), 'user_name', o.user_name,
          'share_token', s.share_token)
        from topics s join users o on o.id = s.user_id
        where s.id = t.source_topic_id and s.public_permission = 1
          and s.share_token is not null) as "source"
    from topics t join users u on u.id = t.user_id
    where t.id = ${topicId}`.execute(db)
  return rows[0] ?? null
}

export async function loadOwner(tx: Tx, topicId: string): Promise<Owned | null> {
  const { rows } = await sql<Owned>`
    select user_id as "userId", public_permission = 1 as "isPublic"
    from topics where id = ${topicId}`.execute(tx)
  return rows[0] ?? null
}

export interface MessageRow extends Placed {
  readonly role: 'user' | 'assistant'
  readonly requestId: string
  readonly status: GenerationStatus | null
  readonly content: string
  readonly think: string
  readonly sources: readonly Source[] | null
  readonly isLike: 0 | 1 | 2
  /** What a running answer's checkpoints hold, joined. */
  readonly frames: string | null
}

/** All messages of a topic in order of creation, as of one moment. */
export async function loadContent(db: Db, topicId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.parent_id as "parentId", m.selected_child_id as "selectedChildId", m.role,
      m.request_id as "requestId", m.status, m.content, m.think_content as "think", m.sources,
      m.is_like as "isLike",
      case when m.status = 'running' then (
        select string_agg(f.chunk, '' order by f.first_seq)
        from frames f where f.request_id = m.request_id) end as "frames"
    from messages m where m.topic_id = ${topicId} order by m.ordinal`.execute(db)
  return rows
}
