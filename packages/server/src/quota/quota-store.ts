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

/** The ids of a user and of the others of the same mailbox, who share what limits allow. */
export const sameMailbox = (userId: string | RawBuilder<unknown>) => sql`
  select ${userId}::uuid as id union
  select other.id from users own join users other
    on mailbox_of(other.email) = mailbox_of(own.email) where own.id = ${userId}`

/** Locks a user, and the others of the same mailbox, always in the same order. */
export async function lockMailbox(tx: Tx, userId: string): Promise<void> {
  await sql`
    select from users where id in (${sameMailbox(userId)}) order by id for update`.execute(tx)
}

/** The others of the same mailbox. */
export async function mailboxMates(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${sameMailbox(userId)}) as users where id <> ${userId} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface UsageQuery {
  readonly userId: string
  readonly topicId: string
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string
  /** The ask whose spend is left out. */
  readonly without?: string
}

/** What the user, and of topics all of the same mailbox, have spent; exact for the rest of a transaction that locked the user. */
export async function usageOf(db: Db | Tx, query: UsageQuery): Promise<Usage> {
  const { rows } = await usageAnd(query).execute(db)
  return theOne(rows)
}

/**
 * The statement that reads what the user has spent, in one row, and `extra` columns along with it. What was
 * asked in a topic that was deleted pays for no later one of the same id.
 */
export function usageAnd<Extra = unknown>(
  { userId, topicId, day, without }: UsageQuery,
  extra: RawBuilder<unknown> = sql``,
): RawBuilder<Usage & Extra> {
  const isOther = sql`request_id is distinct from ${without ?? null}`
  return sql`
    select
      (select count(*)::int from spends where user_id in (${sameMailbox(userId)})
        and day = ${day} and kind = 'topic' and state <> 'refunded' and ${isOther}) as "topicsToday",
      (count(*) filter (
        where day = ${day} and kind = 'message' and topic_id = ${topicId}
      ))::int as "messagesTodayInTopic",
      coalesce(bool_or(topic_id = ${topicId} and exists (
        select from generations g
        where g.topic_id = ${topicId} and g.request_id = spends.request_id
      )), false) as "topicPaid"
      ${extra}
    from spends
    where user_id = ${userId} and state <> 'refunded'
      and (day = ${day} or topic_id = ${topicId})
      and ${isOther}`
}

/** The row of a statement that always has one. */
export function theOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An aggregate always has one row')
  return row
}

/** How many of a day's topics these users have spent. */
export async function topicsSpent(
  tx: Tx,
  userIds: readonly string[],
  day: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('spends')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', 'in', userIds)
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

/** The user's address; null when there is none. */
export async function addressOf(db: Db, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? null
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
