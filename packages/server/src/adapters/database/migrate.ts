import { Migrator } from 'kysely/migration'
import { migrations } from '../../db/migrations/migrations.ts'
import { StartError } from '../../start-error.ts'
import type { Db } from './database.ts'

/** Brings the database up to date; nodes that start together wait for each other. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error !== undefined) throw notMigrated(error)
}

/** Makes the tables what they were at one migration. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name)
  if (error !== undefined) throw notMigrated(error)
}

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: migrations })
}

function notMigrated(error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(`The database could not be brought up to date: ${reason}`, { cause: error })
}
