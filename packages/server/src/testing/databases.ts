import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { beforeAll, beforeEach, describe, inject } from 'vitest'
import { type Database, type Db, databaseOver } from '../adapters/database/database.ts'
import { migrate } from '../adapters/database/migrate.ts'
import { pgliteOptions } from '../adapters/database/pglite-options.ts'
import { openPostgresql } from '../adapters/database/postgresql.ts'
import { createPostgresqlDatabase } from './postgresql-database.ts'

/** Filled by a migration, so a test finds them as a user does. */
const KEPT = ['hot_topics', 'kysely_migration', 'kysely_migration_lock']

const opened = new Map<Database['kind'], Promise<Database>>()

/** Runs a suite on the embedded engine and on PostgreSQL; `open` gives the database inside a test. */
export function describeDatabases(name: string, suite: (open: () => Database) => void): void {
  describe.each<Database['kind']>(['embedded', 'postgresql'])(`${name} on %s`, (kind) => {
    suite(testDatabase(kind))
  })
}

/** A database for the tests around the call, emptied before each of them. */
export function testDatabase(kind: Database['kind'] = 'embedded'): () => Database {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openOnce(kind)
  })
  beforeEach(async () => {
    if (database) await empty(database.db)
  })
  return () => {
    if (!database) throw new Error('The database is there inside of tests only')
    return database
  }
}

/** One per worker and engine: to start one costs seconds, to empty it milliseconds. */
function openOnce(kind: Database['kind']): Promise<Database> {
  const database = opened.get(kind) ?? (kind === 'embedded' ? openEmbedded() : openPostgresqlCopy())
  opened.set(kind, database)
  return database
}

async function openEmbedded(): Promise<Database> {
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite: new PGlite(pgliteOptions) }) })
  await migrate(db)
  return databaseOver(db, 'embedded')
}

async function openPostgresqlCopy(): Promise<Database> {
  return openPostgresql(await createPostgresqlDatabase(inject('postgresql')))
}

async function empty(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const filled = tables.rows.map(({ name }) => name).filter((name) => !KEPT.includes(name))
  await sql`truncate ${sql.join(filled.map((name) => sql.id(name)))}`.execute(db)
}
