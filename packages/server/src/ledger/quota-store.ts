import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'
import type { Usage } from '../domain/quota.ts'

/**
 * Locks what this user asks, selects, spends and earns until the end of the transaction. The first
 * lock of every transaction, so that two never wait for each other. False when the user is gone.
 */
export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} for update`.execute(tx)
  return rows.length === 1
}

export interface UsageQuery {
  readonly userId: string
  readonly topicId: string
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string
}

/**
 * What the user has spent; exact for the rest of a transaction that locked the user.
 * `extra` columns are read in the same statement.
 */
export async function usageOf<Extra = unknown>(
  db: Db | Tx,
  { userId, topicId, day }: UsageQuery,
  extra: RawBuilder<unknown> = sql``,
): Promise<Usage & Extra> {
  const { rows } = await sql<Usage & Extra>`
    select
      (count(*) filter (where day = ${day} and kind = 'topic'))::int as "topicsToday",
      (count(*) filter (
        where day = ${day} and kind = 'message' and topic_id = ${topicId}
      ))::int as "messagesTodayInTopic",
      coalesce(bool_or(topic_id = ${topicId}), false) as "topicPaid"
      ${extra}
    from spends
    where user_id = ${userId} and state <> 'refunded'
      and (day = ${day} or topic_id = ${topicId})`.execute(db)
  const [usage] = rows
  if (!usage) throw new Error('An aggregate always has one row')
  return usage
}
