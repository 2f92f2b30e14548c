import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'
import type { Tables } from '../db/tables.ts'

/** Rows read at a time, so that a database of any size fits into memory. */
const BATCH = 200

/** Any connection: a transaction, a snapshot or the database itself. */
type Connection = Kysely<Tables>

/** Lets `read` see the database as it is at one moment; times are read in UTC. */
export async function* atOneMoment<T>(
  db: Db,
  read: (moment: Connection) => AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const moment = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`set local timezone = 'UTC'`.execute(moment)
    await waitWhenIdle(moment)
    yield* read(moment)
  } finally {
    await moment.rollback().execute()
  }
}

/** Keeps the transaction open however long a file takes to read or write. */
export async function waitWhenIdle(connection: Connection): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection)
}

/** The name of the last migration of a database, or null when it has none. */
export async function lastMigration(db: Connection): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select max(name collate "C") as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? null
}

export async function columnsOf(db: Connection, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows.map(({ name }) => name)
}

export async function countRows(db: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)}`.execute(db)
  return rows[0]?.rows ?? 0
}

/** The rows of a query as JSON written by the database itself, so that no driver changes a value. */
export async function* jsonRows(
  moment: Connection,
  query: RawBuilder<unknown>,
): AsyncGenerator<string, void> {
  await sql`declare exported no scroll cursor for
    select row_to_json(r)::text as line from (${query}) r`.execute(moment)
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(BATCH)} from exported`.execute(moment)
    for (const { line } of rows) yield line
    if (rows.length < BATCH) break
  }
  await sql`close exported`.execute(moment)
}

/** Stores rows that `jsonRows` has read; `json` is an array of them. */
export async function insertJsonRows(
  tx: Tx,
  table: string,
  columns: readonly string[],
  json: string,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
    `.execute(tx)
}

export async function dropTables(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`drop table if exists ${sql.table(table)} cascade`.execute(tx)
  }
}

export async function emptyTable(tx: Tx, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(tx)
}

/** Does `work` without foreign keys between the tables, since rows refer to rows that come later. */
export async function withoutForeignKeys<T>(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as "table", k.conname as "name", pg_get_constraintdef(k.oid) as "definition"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
      and c.relname = any(${tables}::text[])`.execute(tx)
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
  }
  const done = await work()
  for (const { table, name, definition } of rows) {
    await sql`alter table ${sql.table(table)}
      add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx)
  }
  return done
}

/** Lets numbers that the database gives out by itself go on after those that are there. */
export async function continueNumbers(db: Connection, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where is_identity = 'YES' and table_schema = current_schema()
      and table_name = any(${tables}::text[])`.execute(db)
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)}))
      from ${sql.table(table)}`.execute(db)
  }
}

/** Tells the planner how large the tables are now. */
export async function analyze(db: Connection): Promise<void> {
  await sql`analyze`.execute(db)
}

/** All that a table holds in these columns. */
export const rowsOf = (table: string, columns: readonly string[]) =>
  sql`select ${sql.join(columns.map(sql.ref))} from ${sql.table(table)}`

/** Finished, rated answers of users who allow the operator to use them. */
export const ratedAnswers = sql`
  select q.content as "question", a.content as "answer",
    case a.is_like when 1 then 'like' else 'dislike' end as "rating",
    a.dislike_reason as "reason"
  from messages a
  join messages q on q.id = a.parent_id
  join topics t on t.id = a.topic_id
  join users u on u.id = t.user_id
  where a.role = 'assistant' and a.is_like in (1, 2) and u.allow_data_manage = 1
    and a.status <> 'running'
  order by a.ordinal`
