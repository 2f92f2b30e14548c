import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { ModerationLog } from '../../db/tables.ts'

export interface FoundTopic {
  readonly topicId: string
  readonly userId: string
  readonly title: string | null
  readonly isTakenDown: boolean
}

/** The topic of a share token, or of its own or its public id. */
export async function findTopic(tx: Tx, named: string): Promise<FoundTopic | null> {
  const { rows } = await sql<FoundTopic>`
    select id as "topicId", user_id as "userId", title, taken_down_at is not null as "isTakenDown"
    from topics where share_token = ${named} or id::text = lower(${named})
      or public_id::text = lower(${named})
    for update`.execute(tx)
  return rows[0] ?? null
}

export interface FoundUser {
  readonly userId: string
  readonly userName: string
  readonly isBlocked: boolean
}

/** The user of an e-mail address or an id. */
export async function findUser(db: Db | Tx, named: string): Promise<FoundUser | null> {
  const { rows } = await sql<FoundUser>`
    select id as "userId", user_name as "userName", blocked_at is not null as "isBlocked"
    from users where email = lower(${named}) or id::text = lower(${named})`.execute(db)
  return rows[0] ?? null
}

export async function setTakenDown(tx: Tx, topicId: string, at: Date | null): Promise<void> {
  await tx.updateTable('topics').set({ taken_down_at: at }).where('id', '=', topicId).execute()
}

/** Gives how many reports were open. */
export async function closeReports(tx: Tx, topicId: string, now: Date): Promise<number> {
  const closed = await tx
    .updateTable('reports')
    .set({ closed_at: now })
    .where('topic_id', '=', topicId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return Number(closed.numUpdatedRows)
}

/** Blocks or unblocks; whoever is blocked is signed out everywhere, and in no sign-in that is under way. */
export async function setBlocked(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.updateTable('users').set({ blocked_at: at }).where('id', '=', userId).execute()
  if (at === null) return
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await tx.deleteFrom('short_tokens').where('user_id', '=', userId).execute()
}

export type Act = ModerationLog['act']

export interface LogEntry {
  readonly act: Act
  readonly doneAt: Date
  readonly doneBy: string
  readonly why: string
  readonly topicId: string | null
  readonly userId: string
}

export async function addToLog(tx: Tx, entry: LogEntry): Promise<void> {
  const { act, doneAt, doneBy, why, topicId, userId } = entry
  const row = { act, why, done_at: doneAt, done_by: doneBy, topic_id: topicId, user_id: userId }
  await tx.insertInto('moderation_log').values(row).execute()
}

/** What was done, the first act first. */
export function readLog(db: Db): Promise<LogEntry[]> {
  return rowsOf<LogEntry>(
    db,
    sql`select act, done_at as "doneAt", done_by as "doneBy", why, topic_id as "topicId",
      user_id as "userId" from moderation_log order by ordinal`,
  )
}

export interface OpenReport {
  readonly topicId: string
  readonly userId: string
  readonly email: string | null
  readonly title: string | null
  readonly shareToken: string | null
  readonly reason: string
  readonly note: string
  readonly reportedAt: Date
}

/** The reports nobody has decided on: topics in the order of their first one. */
export function openReports(db: Db): Promise<OpenReport[]> {
  return rowsOf<OpenReport>(
    db,
    sql`select r.topic_id as "topicId", t.user_id as "userId", u.email, t.title,
      t.share_token as "shareToken", r.reason, r.note, r.created_at as "reportedAt"
    from reports r join topics t on t.id = r.topic_id join users u on u.id = t.user_id
    where r.closed_at is null
    order by min(r.created_at) over (partition by r.topic_id), r.topic_id, r.created_at`,
  )
}

async function rowsOf<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await (query as RawBuilder<Row>).execute(db)).rows
}
