import { type Insertable, sql } from 'kysely'
import { lockName, type Tx } from '../../adapters/database/database.ts'
import type { LoginCodes } from '../../db/tables.ts'

/**
 * Until the end of the transaction nobody else adds codes of this address, or signs in by it. To be
 * taken before any user is locked, so that two transactions never wait for each other.
 */
export function lockAddress(tx: Tx, email: string): Promise<void> {
  return lockName(tx, `login code, address ${email}`)
}

export async function addCode(tx: Tx, code: Insertable<LoginCodes>): Promise<void> {
  await tx.insertInto('login_codes').values(code).execute()
}

/** Skips rows that another transaction is deleting, so it never waits for a lock. */
export async function forgetCodes(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from login_codes where id in (
      select id from login_codes where created_at < ${before} for update skip locked
    )`.execute(tx)
}

/** Deletes all that was sent to an address. */
export async function removeCodes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('login_codes').where('email', '=', email).execute()
}

/** Codes that are neither used nor expired, oldest first. */
export function liveCodes(tx: Tx, email: string, now: Date) {
  return tx
    .selectFrom('login_codes')
    .select(['id', 'tries', 'code_hash'])
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('login_codes').set({ used_at: now }).where('id', '=', id).execute()
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('login_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
