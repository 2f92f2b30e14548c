import { sql } from 'kysely'
import type { Tx } from '../adapters/database/database.ts'

/**
 * Until the end of the transaction nobody else changes what this user asks, selects, spends or
 * earns. To be taken first, so that two transactions never wait for each other. False when the
 * user is gone.
 */
export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} for update`.execute(tx)
  return rows.length === 1
}
