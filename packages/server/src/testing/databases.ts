import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { beforeAll, beforeEach, describe, inject } from 'vitest'
import { type Database, type Db, databaseOver } from '../adapters/database/database.ts'
import { pgliteOptions } from '../adapters/database/pglite-options.ts'
import { openPostgresql } from '../adapters/database/postgresql.ts'
import { createPostgresqlDatabase } from './postgresql-database.ts'

/**
 * What a migration has filled stays, so that a test finds it as a user does. To truncate costs a
 * file for each table and index, even of nothing, so only what has grown is; what is deleted
 * stays behind in a table as dead rows. Most tables were never written to: whether one was is told
 * by the sizes of its two files alone, as each file of the embedded engine is slow to look up.
 */
const EMPTY = sql`
  do $$
  declare
    name text;
    size bigint;
  begin
    set local session_replication_role = replica;
    for name, size in
      select relname, pg_relation_size(oid) + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0)
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in
          ('hot_topics', 'server_secret', 'kysely_migration', 'kysely_migration_lock')
    loop
      if size > 256 * 1024
      then execute format('truncate %I cascade', name);
      elsif size > 0
      then execute format('delete from %I', name);
      end if;
    end loop;
  end $$`

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
    if (database) await EMPTY.execute(database.db)
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
  return databaseOver(await loadEmbedded(), 'embedded')
}

/** A migrated embedded engine of the caller's own, in memory. */
export async function loadEmbedded(): Promise<Db> {
  const loadDataDir = await openAsBlob(inject('embedded'))
  const pglite = new PGlite({ ...pgliteOptions, loadDataDir })
  return new Kysely({ dialect: new PGliteDialect({ pglite }) })
}

async function openPostgresqlCopy(): Promise<Database> {
  return openPostgresql(await createPostgresqlDatabase(inject('postgresql')))
}
