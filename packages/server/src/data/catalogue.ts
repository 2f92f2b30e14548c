import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { TableName } from './tables.ts'

type Any = Kysely<Tables>

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** The name of the last migration of a database, or null when it has none. */
export async function lastMigration(db: Any): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select max(name collate "C") as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? null
}

export async function columnsOf(db: Any, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = (select oid from pg_class
        where relname = ${table} and relnamespace = current_schema()::regnamespace)
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

export async function countRows(db: Any, table: TableName): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)}`.execute(db)
  return rows[0]?.rows ?? 0
}

export async function isFilled(db: Any, table: TableName): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from ${sql.table(table)}) as filled`.execute(db)
  return rows[0]?.filled ?? false
}

export async function foreignKeys(db: Any, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as "table", k.conname as "name", pg_get_constraintdef(k.oid) as "definition"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
      and c.relname = any(${tables}::text[])`.execute(db)
  return rows
}

/** Lets numbers that the database gives out by itself go on after those that are there. */
export async function continueNumbers(db: Any, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and c.relnamespace = current_schema()::regnamespace
      and c.relname = any(${tables}::text[])`.execute(db)
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)}))
      from ${sql.table(table)}`.execute(db)
  }
}
