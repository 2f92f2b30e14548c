import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { ShortTokens, SocialAttempts } from '../../db/tables.ts'

export type StoredAttempt = Selectable<SocialAttempts>

export async function addAttempt(db: Db, attempt: StoredAttempt): Promise<void> {
  await db.insertInto('social_attempts').values(attempt).execute()
}

/** Skips rows that another transaction is deleting, so it never waits for a lock. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await sql`
    delete from social_attempts where state_hash in (
      select state_hash from social_attempts where expires_at <= ${now} for update skip locked
    )`.execute(db)
}

/** Takes the attempt, once: null from then on. */
export function takeAttempt(db: Db, stateHash: Uint8Array, now: Date) {
  return db
    .deleteFrom('social_attempts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** False when the user is gone. */
export async function addShortToken(tx: Tx, token: Selectable<ShortTokens>): Promise<boolean> {
  const { token_hash, user_id, expires_at } = token
  const { numAffectedRows = 0n } = await sql`
    insert into short_tokens (token_hash, user_id, expires_at)
    select ${token_hash}::bytea, id, ${expires_at}::timestamptz
      from users where id = ${user_id} for key share`.execute(tx)
  return numAffectedRows > 0n
}

/** Skips rows that another transaction is deleting, so it never waits for a lock. */
export async function forgetShortTokens(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from short_tokens where token_hash in (
      select token_hash from short_tokens where expires_at <= ${now} for update skip locked
    )`.execute(tx)
}

/** Whose the token is; null when it is unknown, used or expired. */
export async function userOfShortToken(
  tx: Tx,
  hash: Uint8Array,
  now: Date,
): Promise<string | null> {
  const token = await tx
    .selectFrom('short_tokens')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return token?.user_id ?? null
}

/** False when the token was spent before: it works once. */
export async function spendShortToken(tx: Tx, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('short_tokens')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
