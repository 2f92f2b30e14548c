import { sql } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import { migrateTo } from '../adapters/database/migrate.ts'
import { migrations } from '../db/migrations/migrations.ts'
import { StartError } from '../start-error.ts'
import { isFilled, lastMigration } from './catalogue.ts'
import { allTables, dataTables } from './tables.ts'

const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

/** Refuses a database that holds anything; makes its tables look as they did at that migration. */
export async function prepareTarget(database: Database, migration: string): Promise<void> {
  const known = Object.keys(await migrations.getMigrations())
  if (!known.includes(migration)) {
    throw new StartError(`The file is of a newer version (${migration}): update this one first`)
  }
  for (const table of dataTables) {
    if (await isFilled(database.db, table)) {
      throw new StartError(`The database is not empty (${table}): an import needs an empty one`)
    }
  }
  if ((await lastMigration(database.db)) === migration) return
  await database.write(async (tx) => {
    for (const table of [...allTables, ...MIGRATION_TABLES]) {
      await sql`drop table if exists ${sql.table(table)} cascade`.execute(tx)
    }
  })
  await migrateTo(database.db, migration)
}
