import { sql } from 'kysely'
import { type MigrationResultSet, Migrator } from 'kysely/migration'
import { migrations } from '../../db/migrations/migrations.ts'
import type { Env } from '../../env.ts'
import { reasonOf, StartError } from '../../start-error.ts'
import type { Database, Db } from './database.ts'
import { hasEmbedded, openEmbedded } from './embedded.ts'
import type { PostgresqlOptions } from './postgresql.ts'
import { prepareUpkeep } from './upkeep.ts'

/**
 * The database of this process, brought up to date: PostgreSQL when `DATABASE_URL` is set, else the
 * embedded engine in `DATA_DIR`. Rejects with a `StartError` that says which of them is amiss.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  options: PostgresqlOptions = {},
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgresql } = await loadPostgresql()
    // To change a large table may take longer than anything else is allowed to.
    const patient = await openPostgresql(env.DATABASE_URL, { ...options, statementTimeoutMs: 0 })
    await migrate(patient.db).finally(() => patient.close())
    return openPostgresql(env.DATABASE_URL, options)
  }
  return once(await openEmbedded(env.DATA_DIR), async ({ db }) => {
    await migrate(db)
    await prepareUpkeep(db)
  })
}

/** The client of PostgreSQL is not loaded where the embedded engine is used. */
const loadPostgresql = () => import('./postgresql.ts')

/** Gives the database after this went well; else closes it. */
async function once(
  database: Database,
  ready: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    await ready(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The same database as it is: refused where it is not there, or not what this version makes of it. */
export async function openUnchanged(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  options: PostgresqlOptions = {},
): Promise<Database> {
  if (!env.DATABASE_URL && !hasEmbedded(env.DATA_DIR))
    throw new StartError(
      `There is no database in DATA_DIR ${env.DATA_DIR}: start the server once, or correct DATA_DIR`,
    )
  return once(await openAsItIs(env, options), ({ db }) => refuseOlder(db))
}

/** The same database as it is, with tables of this version, of an older one, or none. */
export async function openAsItIs(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  options: PostgresqlOptions = {},
): Promise<Database> {
  const database = env.DATABASE_URL
    ? await (await loadPostgresql()).openPostgresql(env.DATABASE_URL, options)
    : await openEmbedded(env.DATA_DIR)
  return once(database, ({ db }) => refuseNewer(db))
}

/** Brings the database up to date; nodes that start together wait for each other. */
export async function migrate(db: Db): Promise<void> {
  await refuseNewer(db)
  // The library reads the whole catalog first, also where every step was taken long ago.
  if (String(await takenSteps(db)) === String(await knownSteps())) return
  assertMigrated(await new Migrator({ db, provider: migrations }).migrateToLatest())
}

/** A database that a newer version has changed is not to be changed by this one. */
async function refuseNewer(db: Db): Promise<void> {
  const name = await newerMigration(db)
  if (name === null) return
  throw new StartError(
    `The database is of a newer version (${name}): start that version, or restore a backup of this one`,
  )
}

async function refuseOlder(db: Db): Promise<void> {
  const known = await knownMigrations(db)
  if (known.every(({ executedAt }) => executedAt)) return
  const last = known.findLast(({ executedAt }) => executedAt)
  throw new StartError(
    last
      ? `The database is of an older version (${last.name}): do this with that version, or start this one first, which brings it up to date`
      : 'The database is empty: start the server once, or name another database',
  )
}

/** The newest step that a newer version has taken; null where there is none. */
export async function newerMigration(db: Db): Promise<string | null> {
  const known = await knownSteps()
  const newer = (await takenSteps(db)).filter((name) => !known.includes(name))
  return newer.sort().at(-1) ?? null
}

const knownSteps = async () => Object.keys(await migrations.getMigrations())

/** The steps that were taken, in their order. */
async function takenSteps(db: Db): Promise<string[]> {
  const table = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db)
  if (!table.rows[0]?.isThere) return []
  const taken = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name`.execute(db)
  return taken.rows.map(({ name }) => name)
}

/** How many steps the next start will take to bring the database up to date. */
export async function pendingMigrations(db: Db): Promise<number> {
  return (await knownMigrations(db)).filter(({ executedAt }) => !executedAt).length
}

const knownMigrations = (db: Db) => new Migrator({ db, provider: migrations }).getMigrations()

/** Makes the tables what they were at one migration. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  assertMigrated(await new Migrator({ db, provider: migrations }).migrateTo(name))
}

function assertMigrated({ error }: MigrationResultSet): void {
  if (error === undefined) return
  const reason = reasonOf(error)
  throw new StartError(`The database could not be brought up to date: ${reason}`, { cause: error })
}
