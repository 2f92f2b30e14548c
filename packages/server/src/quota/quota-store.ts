import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'
import type { Points } from '../db/tables.ts'
import type { Span } from '../domain/calendar.ts'
import type { Usage } from '../domain/quota.ts'

/**
 * Locks what this user asks, selects, spends and earns until the end of the transaction. The first
 * lock of every transaction, so that two never wait for each other. False when the user is gone.
 */
export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} for update`.execute(tx)
  return rows.length === 1
}

/** The ids of a user and of the others of the same mailbox, who share what limits allow. */
export const sameMailbox = (userId: string) => sql`select mate.id ${mates(userId)}`

const mates = (userId: string) => sql`
  from users own join users mate on mate.mailbox = own.mailbox where own.id = ${userId}`

/**
 * What `amount`, a statement that gives one number, gives for all of the same mailbox together. Each
 * is looked up: where PostgreSQL knows of few rows, it would read those of all users instead.
 */
const ofMailbox = (userId: string, amount: RawBuilder<unknown>) =>
  sql`(select coalesce(sum((${amount})), 0) ${mates(userId)})`

/** Locks a user, and the others of the same mailbox, always in the same order. */
export async function lockMailbox(tx: Tx, userId: string): Promise<void> {
  await sql`
    select from users where id in (${sameMailbox(userId)}) order by id for update`.execute(tx)
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
      ${ofMailbox(
        userId,
        sql`select count(*) from spends where user_id = mate.id
          and day = ${day} and kind = 'topic' and state <> 'refunded' and ${isOther}`,
      )}::int as "topicsToday",
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

/** The user's address; null when there is none. */
export async function addressOf(db: Db, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? null
}

/** What many users count at once lies in so many rows. */
const PARTS = 16
const SERVER_TOKENS = 'tokens'

/** The name under which the tokens of one user are counted. */
export const tokensName = (userId: string) => `${SERVER_TOKENS} ${userId}`

/**
 * Counts what a model used for a user, who is locked, and for the whole server. A user's part is
 * always the same, so that no two transactions wait for each other.
 */
export async function countTokens(
  tx: Tx,
  userId: string,
  tokens: number,
  day: string,
): Promise<void> {
  if (tokens === 0) return
  await sql`
    insert into day_counts (name, day, part, amount)
    values (${tokensName(userId)}, ${day}::date, 0, ${tokens}::bigint),
      (${SERVER_TOKENS}, ${day}::date, abs(hashtext(${userId})::bigint) % ${PARTS}, ${tokens}::bigint)
    on conflict (name, day, part) do update
      set amount = day_counts.amount + excluded.amount`.execute(tx)
}

/** The tokens of a user and the others of the same mailbox, and those of the whole server, as columns of another statement. */
export function tokensUsed(userId: string, day: string): RawBuilder<unknown> {
  return sql`
    ${ofMailbox(
      userId,
      sql`select sum(amount) from day_counts
        where name = ${`${SERVER_TOKENS} `} || mate.id and day = ${day}`,
    )}::float8 as "byUser",
    (select coalesce(sum(amount), 0)::float8 from day_counts
      where name = ${SERVER_TOKENS} and day = ${day}) as "byServer"`
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
