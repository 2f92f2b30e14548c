import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../adapters/database/database.ts'
import type { SocialAttempts } from '../../../db/tables.ts'

export type StoredAttempt = Selectable<SocialAttempts>

export async function addAttempt(db: Db, attempt: StoredAttempt): Promise<void> {
  await db.insertInto('social_attempts').values(attempt).execute()
}

/** Leaves what somebody else is about to delete, and so waits for nobody. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await sql`
    delete from social_attempts where state_hash in (
      select state_hash from social_attempts where expires_at <= ${now} for update skip locked
    )`.execute(db)
}

/** The attempt, once: whoever asks again is told that there is none. */
export function takeAttempt(db: Db, stateHash: Uint8Array, now: Date) {
  return db
    .deleteFrom('social_attempts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}
