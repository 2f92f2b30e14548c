import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'
import type { Points } from '../db/tables.ts'
import type { Span } from '../domain/calendar.ts'
import type { Usage } from '../domain/quota.ts'

/** What somebody can sign in with: an address, or the id at a provider. */
export interface WayToSignIn {
  readonly kind: 'email' | 'google' | 'apple' | 'twitter'
  readonly value: string
}

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
  /** The ask whose spend is left out. */
  readonly without?: string
}

/** What the user has spent; exact for the rest of a transaction that locked the user. */
export async function usageOf(db: Db | Tx, query: UsageQuery): Promise<Usage> {
  const { rows } = await usageAnd(query).execute(db)
  return theOne(rows)
}

/** The statement that reads what the user has spent, in one row, and `extra` columns along with it. */
export function usageAnd<Extra = unknown>(
  { userId, topicId, day, without }: UsageQuery,
  extra: RawBuilder<unknown> = sql``,
): RawBuilder<Usage & Extra> {
  return sql`
    select
      (count(*) filter (where day = ${day} and kind = 'topic'))::int as "topicsToday",
      (count(*) filter (
        where day = ${day} and kind = 'message' and topic_id = ${topicId}
      ))::int as "messagesTodayInTopic",
      coalesce(bool_or(topic_id = ${topicId}), false) as "topicPaid"
      ${extra}
    from spends
    where user_id = ${userId} and state <> 'refunded'
      and (day = ${day} or topic_id = ${topicId})
      and request_id is distinct from ${without ?? null}`
}

/** The row of a statement that always has one. */
export function theOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An aggregate always has one row')
  return row
}

/** How many of a day's topics the user has spent. */
export async function topicsSpent(tx: Tx, userId: string, day: string): Promise<number> {
  const { count } = await tx
    .selectFrom('spends')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', 'topic')
    .where('state', '<>', 'refunded')
    .executeTakeFirstOrThrow()
  return count
}

export interface SpentTopics {
  readonly userId: string
  readonly day: string
  readonly count: number
  readonly now: Date
}

/** Books topics that are no longer there as spent. */
export async function insertSpentTopics(
  tx: Tx,
  { userId, day, count, now }: SpentTopics,
): Promise<void> {
  await sql`
    insert into spends (user_id, topic_id, request_id, kind, day, state, created_at)
    select ${userId}::uuid, gen_random_uuid(), gen_random_uuid(), 'topic', ${day}::date, 'charged',
      ${now}::timestamptz
    from generate_series(1, ${count}::int)`.execute(tx)
}

/** All that the user can sign in with. */
export async function waysToSignIn(tx: Tx, userId: string): Promise<WayToSignIn[]> {
  const { rows } = await sql<WayToSignIn>`
    select 'email' as "kind", email as "value" from users
      where id = ${userId} and email is not null
    union all
    select 'twitter', twitter_id from users where id = ${userId} and twitter_id is not null
    union all
    select provider, subject from identities where user_id = ${userId}`.execute(tx)
  return rows
}

/** Books earned points; the same reference is rewarded once. */
export async function insertPoints(tx: Tx, earned: Insertable<Points>): Promise<void> {
  await tx
    .insertInto('points')
    .values(earned)
    .onConflict((conflict) => conflict.columns(['user_id', 'reference']).doNothing())
    .execute()
}

/** The points that a task has brought in a span of time. */
export async function pointsEarned(
  tx: Tx,
  userId: string,
  taskKey: Points['task_key'],
  span: Span,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('points')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('sum'))
    .where('user_id', '=', userId)
    .where('task_key', '=', taskKey)
    .where('created_at', '>=', span.from)
    .where('created_at', '<', span.before)
    .executeTakeFirstOrThrow()
  return sum
}
