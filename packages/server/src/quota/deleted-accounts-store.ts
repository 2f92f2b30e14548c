import { sql } from 'kysely'
import type { Tx } from '../adapters/database/database.ts'
import { sameMailbox } from './quota-store.ts'

/** What somebody can sign in with: an address, or the id at a provider. */
export interface WayToSignIn {
  readonly kind: 'email' | 'google' | 'apple' | 'twitter'
  readonly value: string
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

/** The others of the same mailbox. */
export async function mailboxMates(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${sameMailbox(userId)}) as users where id <> ${userId} order by id`.execute(tx)
  return rows.map(({ id }) => id)
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
