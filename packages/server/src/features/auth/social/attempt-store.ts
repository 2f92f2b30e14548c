import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../adapters/database/database.ts'
import type { SocialAttempts } from '../../../db/tables.ts'

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
