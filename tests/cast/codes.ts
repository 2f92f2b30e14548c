import type { Db } from '../../packages/server/src/adapters/database/database.ts'

/** As if ten minutes had passed since the codes of this address were sent. */
export async function expireCodes(db: Db, email: string): Promise<void> {
  await db
    .updateTable('login_codes')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', email)
    .execute()
}
