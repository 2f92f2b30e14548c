import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'
import type { Tables } from '../../db/tables.ts'
import { dataTables, type TableName } from '../tables.ts'

const ROWS = 3
/** What JSON, CSV, SQL, shells and line readers stumble over, in small letters. */
const ODD = '₿ 比特币 😀 \u2028\u2029\t\r\n "it\'s" \\n \\u0041 {"a":[1]} $1 %s \u0001 ünï '

interface Column {
  readonly name: string
  readonly type: string
  readonly isReference: boolean
  readonly allowed: string | null
}

/** Fills every table with rows that refer to each other, and `messages` with many. */
export async function fillTables(db: Db, messages: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Rows refer to rows of tables that are filled later.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of dataTables) {
      await sql`delete from ${sql.table(table)}`.execute(tx)
      await fill(tx, table, table === 'messages' ? messages : ROWS)
    }
  })
}

async function fill(tx: Kysely<Tables>, table: TableName, rows: number) {
  const columns = await columnsOf(tx, table)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  for (let first = 0; first < rows; first += 100) {
    const numbers = Array.from({ length: Math.min(100, rows - first) }, (_, at) => first + at)
    const tuples = numbers.map(
      (row) => sql`(${sql.join(columns.map((one) => sampleOf(one, row)))})`,
    )
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`.execute(tx)
  }
}

async function columnsOf(tx: Kysely<Tables>, table: TableName): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as "name", t.typname as "type",
      exists (select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as "isReference",
      (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''::text') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%ANY%') as "allowed"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relname = ${table} and c.relnamespace = current_schema()::regnamespace
      and a.attidentity = '' and a.attgenerated = ''`.execute(tx)
  return rows
}

function sampleOf({ type, name, isReference, allowed }: Column, row: number): RawBuilder<unknown> {
  if (allowed !== null) return sql`${allowed}`
  // The same row of every table has the same id, so that each reference leads somewhere.
  const id = uuid(isReference ? row % ROWS : row)
  switch (type) {
    case 'uuid':
      return sql`${id}::uuid`
    case 'text':
      return sql`${`${ODD}${name} ${row}`}`
    case 'bytea':
      return sql`decode(${`00ff${id.replaceAll('-', '')}`}, 'hex')`
    case 'timestamptz':
      return sql`'2026-03-29 01:30:00.123456+00'::timestamptz + ${row} * interval '1.000001 day'`
    case 'date':
      return sql`'2026-02-28'::date + ${row}::int`
    case 'jsonb':
      return sql`${JSON.stringify({ [ODD]: [row, 0.1, -1e-7, null, true] })}::jsonb`
    case 'tsvector':
      return sql`to_tsvector('simple', ${`比特 特币 it's ${row}`})`
    case 'bool':
      return sql`${row % 2 === 0}`
    default:
      return sql`${row % 2}::int`
  }
}

function uuid(row: number): string {
  const hex = createHash('sha256').update(String(row)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
