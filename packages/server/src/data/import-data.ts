import type { ZodType } from 'zod'
import type { Database, Tx } from '../adapters/database/database.ts'
import { migrate, migrateTo } from '../adapters/database/open-database.ts'
import { migrations } from '../db/migrations/migrations.ts'
import { StartError } from '../start-error.ts'
import {
  analyze,
  columnsOf,
  continueNumbers,
  countRows,
  dropTables,
  emptyTable,
  insertJsonRows,
  lastMigration,
  waitWhenIdle,
  withoutForeignKeys,
} from './data-store.ts'
import { ending, heading, readLines, type Section, section } from './export-file.ts'
import { allTables, dataTables, movedTables, seededTables } from './tables.ts'

/** Stored at a time: rows, or characters when they are long. */
const BATCH = { rows: 500, characters: 4_000_000 }
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

type Lines = AsyncGenerator<string, void>

/**
 * Reads an exported file, also of an older version, into an empty database; gives the number of
 * rows. Rejects with a `StartError`, and leaves tables and rows as they were, when the file or the
 * database is not fit.
 */
export async function importData({ write }: Database, path: string): Promise<number> {
  const lines = readLines(path)
  const { migration } = await next(lines, heading, 'This is no export of Coinquiry')
  try {
    return await write(async (tx) => {
      await waitWhenIdle(tx)
      await prepareTarget(tx, migration)
      const rows = await importRows(tx, lines)
      await migrate(tx)
      await analyze(tx)
      return rows
    })
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${path} could not be stored: ${reason}`, { cause: error })
  }
}

/** Refuses a database that holds anything; else makes its tables those of that migration. */
async function prepareTarget(tx: Tx, migration: string): Promise<void> {
  const known = Object.keys(await migrations.getMigrations())
  if (!known.includes(migration)) {
    throw new StartError(`The file is of a newer version (${migration}): update this one first`)
  }
  for (const table of dataTables) {
    if ((await isThere(tx, table)) && (await countRows(tx, table)) > 0) {
      throw new StartError(`The database is not empty (${table}): an import needs an empty one`)
    }
  }
  if ((await isThere(tx, 'kysely_migration')) && (await lastMigration(tx)) === migration) return
  await dropTables(tx, [...allTables, ...MIGRATION_TABLES])
  await migrateTo(tx, migration)
}

/** Stores what follows the heading; gives the number of rows. */
async function importRows(tx: Tx, lines: Lines): Promise<number> {
  for (const table of seededTables) if (await isThere(tx, table)) await emptyTable(tx, table)
  const total = await withoutForeignKeys(tx, allTables, () => importTables(tx, lines))
  await continueNumbers(tx, allTables)
  return total
}

/** An older version may not have the table yet, and a new database has none. */
async function isThere(tx: Tx, table: string): Promise<boolean> {
  return (await columnsOf(tx, table)).length > 0
}

async function importTables(tx: Tx, lines: Lines): Promise<number> {
  let total = 0
  for (;;) {
    const part = await next(lines, section.or(ending), 'The file is cut off')
    if ('end' in part) return total
    await importTable(tx, part, lines)
    total += part.rows
  }
}

async function importTable(tx: Tx, { table, columns, rows }: Section, lines: Lines) {
  const known = new Set(await columnsOf(tx, table))
  const unknown = columns.find((column) => !known.has(column))
  if (!movedTables.some((name) => name === table) || unknown !== undefined) {
    throw new StartError(
      `The file has a table ${[table, unknown].join(' ').trim()} that is not known here`,
    )
  }
  let batch: string[] = []
  let characters = 0
  for (let row = 1; row <= rows; row += 1) {
    const { value, done } = await lines.next()
    if (done) throw new StartError('The file is cut off')
    batch.push(value)
    characters += value.length
    if (row < rows && batch.length < BATCH.rows && characters < BATCH.characters) continue
    await insertJsonRows(tx, table, columns, `[${batch.join()}]`)
    batch = []
    characters = 0
  }
}

async function next<T>(lines: Lines, schema: ZodType<T>, otherwise: string): Promise<T> {
  const { value } = await lines.next()
  const { success, data } = schema.safeParse(parsed(value ?? ''))
  if (!success) throw new StartError(otherwise)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
