import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/** Holds the lock of this name until the end of the transaction. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select ${lockedName(name)}`.execute(tx)
}

/** The same as a condition that always holds, to lock something else along with it. */
export function lockedName(name: string): RawBuilder<boolean> {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0)) is not null`
}
