import { type Kysely, sql } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import type { Tables } from '../db/tables.ts'
import { columnsOf, countRows, lastMigration } from './catalogue.ts'
import { FORMAT } from './format.ts'
import { movedTables, type TableName } from './tables.ts'

/** Read at a time, so that no database is too large. */
const BATCH = 200

/** Everything in the database as it is at one moment, line by line; see `format.ts`. */
export async function* exportLines({ db }: Database): AsyncGenerator<string, void> {
  const moment = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`set local timezone = 'UTC'`.execute(moment)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(moment)
    yield line({ format: FORMAT, migration: await lastMigration(moment) })
    for (const table of movedTables) yield* tableLines(moment, table)
    yield line({ end: true })
  } finally {
    await moment.rollback().execute()
  }
}

/** The database writes and reads the rows' JSON itself: no driver bends a value on the way. */
async function* tableLines(moment: Kysely<Tables>, table: TableName) {
  const columns = await columnsOf(moment, table)
  yield line({ table, columns, rows: await countRows(moment, table) })
  await sql`declare exported no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${sql.join(columns.map(sql.ref))} from ${sql.table(table)}) r`.execute(moment)
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(BATCH)} from exported`.execute(moment)
    for (const row of rows) yield `${row.line}\n`
    if (rows.length < BATCH) break
  }
  await sql`close exported`.execute(moment)
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
