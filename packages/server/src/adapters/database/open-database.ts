import type { Env } from '../../env.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgresql } from './postgresql.ts'

/**
 * The database of this process, brought up to date: PostgreSQL when `DATABASE_URL` is set, else the
 * embedded engine in `DATA_DIR`. Rejects with a `StartError` that says which of them is amiss.
 */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const database = env.DATABASE_URL
    ? await openPostgresql(env.DATABASE_URL)
    : await openEmbedded(env.DATA_DIR)
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
