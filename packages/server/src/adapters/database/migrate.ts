import { Migrator } from 'kysely/migration'
import { migrations } from '../../db/migrations/migrations.ts'
import { StartError } from '../../start-error.ts'
import type { Db } from './database.ts'

/** Brings the database up to date; nodes that start together wait for each other. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
  if (error === undefined) return
  const reason = error instanceof Error ? error.message : String(error)
  throw new StartError(`The database could not be brought up to date: ${reason}`, { cause: error })
}
