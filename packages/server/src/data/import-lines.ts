import { sql } from 'kysely'
import type { ZodType } from 'zod'
import type { Database, Tx } from '../adapters/database/database.ts'
import { StartError } from '../start-error.ts'
import { columnsOf, continueNumbers, foreignKeys } from './catalogue.ts'
import { ending, type Heading, heading, type Section, section } from './format.ts'
import { allTables, movedTables, seededTables } from './tables.ts'

/** Stored at a time: rows, or characters when they are long. */
const BATCH = { rows: 500, characters: 4_000_000 }

export type Lines = AsyncGenerator<string, void>

export function readHeading(lines: Lines): Promise<Heading> {
  return next(lines, heading, 'This is no export of Coinquiry')
}

/**
 * Stores what follows the heading, all or nothing; the tables are empty and look as they did where
 * the export was made. Gives the number of rows.
 */
export function importRows({ write }: Database, lines: Lines): Promise<number> {
  return write(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    for (const table of seededTables) await tx.deleteFrom(table).execute()
    const keys = await foreignKeys(tx, allTables)
    // Rows refer to rows that come later, of other tables and of their own.
    for (const { table, name } of keys) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
    }
    let total = 0
    for (;;) {
      const part = await next(lines, section.or(ending), 'The file is cut off')
      if ('end' in part) break
      await importTable(tx, part, lines)
      total += part.rows
    }
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.table(table)}
        add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx)
    }
    await continueNumbers(tx, allTables)
    return total
  })
}

async function importTable(tx: Tx, { table, columns, rows }: Section, lines: Lines) {
  const known = new Set(await columnsOf(tx, table))
  const unknown = columns.find((column) => !known.has(column))
  if (!movedTables.some((name) => name === table) || unknown !== undefined) {
    throw new StartError(
      `The file has a table ${[table, unknown].join(' ').trim()} that is not known here`,
    )
  }
  const names = sql.join(columns.map((column) => sql.ref(column)))
  let batch: string[] = []
  let characters = 0
  for (let row = 1; row <= rows; row += 1) {
    const { value, done } = await lines.next()
    if (done) throw new StartError('The file is cut off')
    batch.push(value)
    characters += value.length
    if (row < rows && batch.length < BATCH.rows && characters < BATCH.characters) continue
    await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${batch.join()}]`}::json)
      `.execute(tx)
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
