import { sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'
import type { MessageRow } from '../messages/store.ts'

/** Whole seconds since 1970, as all times of the contract. */
const seconds = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}))::int8`

/** The account; undefined when it is gone. */
export async function loadProfile(db: Db, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select id as user_id, user_name, coalesce(email, '') as email,
      coalesce(twitter_account, '') as twitter_account, coalesce(twitter_id, '') as twitter_id,
      ${seconds('created_at')} as created_at, ${seconds('member_until')} as member_until,
      is_copyright_protection, allow_data_manage,
      (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'subject', i.subject,
          'created_at', ${seconds('i.created_at')}) order by i.created_at), '[]')
        from identities i where i.user_id = users.id) as identities
    from users where id = ${userId}`.execute(db)
  return rows[0]
}

/** The user's pictures that are shown somewhere. */
export async function loadPictures(db: Db, userId: string) {
  const { rows } = await sql<{ name: string; content: Uint8Array }>`
    select case when p.id = u.avatar_id then 'avatar.webp' else 'x-avatar.webp' end as name,
      p.content
    from users u join pictures p on p.id in (u.avatar_id, u.twitter_picture_id)
    where u.id = ${userId} order by name`.execute(db)
  return rows
}

/** The ids of the user's topics, the newest first. */
export async function topicIds(db: Db, userId: string): Promise<string[]> {
  const topics = await db
    .selectFrom('topics')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return topics.map(({ id }) => id)
}

/** What the list of topics says of one, beside its messages. */
export async function loadTopicTimes(db: Db, topicId: string) {
  const { rows } = await sql<{ created_at: number; updated_at: number }>`
    select ${seconds('created_at')} as created_at, ${seconds('updated_at')} as updated_at
    from topics where id = ${topicId}`.execute(db)
  return rows[0]
}

export interface StoredMessage extends MessageRow {
  readonly createdAt: Date
  /** How it was asked; null when that is no longer known. */
  readonly askedAt: Date | null
  readonly deepThink: boolean | null
  readonly internetSearch: boolean | null
}

/** All messages of a topic in order of creation, each with how it was asked. */
export async function loadMessages(db: Db, topicId: string): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select m.id, m.parent_id as "parentId", m.selected_child_id as "selectedChildId", m.role,
      m.request_id as "requestId", m.status, m.content, m.think_content as "think",
      m.think_ms as "thinkMs", m.sources, m.figures, m.followups, m.is_like as "isLike",
      m.dislike_reason as "dislikeReason", m.created_at as "createdAt",
      g.created_at as "askedAt", g.deepthink as "deepThink",
      g.internet_search as "internetSearch",
      case when m.status = 'running' then (
        select string_agg(f.chunk, '' order by f.first_seq)
        from frames f where f.request_id = m.request_id) end as "frames"
    from messages m left join generations g on g.request_id = m.request_id
    where m.topic_id = ${topicId} order by m.ordinal`.execute(db)
  return rows
}

/** Rows of the user's that are exported as they are, and what is known of each. */
const LISTS = {
  points: sql`
    select id as "key", task_key, points, ${seconds('created_at')} as created_at
    from points where user_id = `,
  orders: sql`
    select id as "key", id as order_id, plan, provider, status,
      ${seconds('created_at')} as created_at
    from orders where user_id = `,
  subscriptions: sql`
    select s.id as "key", s.id as subscription_id, s.order_id, s.customer_id, s.plan, s.status,
      s.renews::int, ${seconds('s.paid_until')} as paid_until, ${seconds('s.changed_at')} as changed_at,
      s.refunded_amount, s.refunded_currency, ${seconds('s.refunded_at')} as refunded_at
    from subscriptions s join orders o on o.id = s.order_id where o.user_id = `,
  usage: sql`
    select id as "key", day, kind, state, topic_id as topics_id,
      ${seconds('created_at')} as created_at
    from spends where user_id = `,
  sessions: sql`
    select id as "key", id as session_id, browser, system, ${seconds('created_at')} as created_at,
      ${seconds('used_at')} as used_at, ${seconds('expires_at')} as expires_at
    from sessions where user_id = `,
}

export type ListName = keyof typeof LISTS

/** Rows read at a time. */
const BATCH = 500

/** All rows of one kind, batch by batch, without an order that means anything. */
export async function* rowsOf(
  db: Db,
  list: ListName,
  userId: string,
): AsyncGenerator<Record<string, unknown>, void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ key: string; row: Record<string, unknown> }>`
      select "key"::text as "key", to_jsonb(r) - 'key' as "row" from (
        ${LISTS[list]} ${userId}) r
      where "key"::text collate "C" > ${after} order by "key"::text collate "C"
      limit ${BATCH}`.execute(db)
    for (const { row } of rows) yield row
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.key
  }
}
