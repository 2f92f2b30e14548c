import { hash } from 'node:crypto'
import { type Compilable, type CompiledQuery, createQueryId } from 'kysely'
import type { Db } from './database.ts'
import { onSharedConnection } from './shared-connection.ts'

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The names of prepared statements, by their text. */
const names = new Map<string, string>()

/**
 * A statement that many requests need, compiled once: to build and compile it anew costs several
 * times as much as to send it. `build` may hand its values to comparisons only, and must not look
 * at them. It names its columns: the database refuses a prepared `*` once a newer version of the
 * app adds a column.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
) {
  const placeholders = new Proxy({} as Values, {
    get: (_values, name) => new Placeholder(String(name)),
  })
  let compiled: CompiledQuery<Row> | undefined

  function compile(db: Db): CompiledQuery<Row> {
    return named(build(db, placeholders).compile())
  }

  return async (db: Db, values: Values): Promise<Row[]> => {
    compiled ??= compile(db)
    const queryId = createQueryId()
    const executor = db.getExecutor()
    // Refuses, as it does for others, a statement that would reach past a transaction.
    executor.transformQuery(compiled.query, queryId)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    const statement = { ...compiled, parameters, queryId }
    const { rows } = await onSharedConnection(executor, (connection) =>
      connection.executeQuery<Row>(statement),
    )
    return rows
  }
}

/**
 * Lets PostgreSQL parse and plan this text once on a connection. It keeps each for as long as the
 * connection lasts, so it is for statements of few texts.
 */
export function named<Query extends { readonly sql: string }>(query: Query): Query {
  const { sql } = query
  if (!names.has(sql)) names.set(sql, `prepared_${hash('sha256', sql).slice(0, 16)}`)
  return query
}

/** What a prepared statement is called; undefined for the text of any other. */
export const nameOf = (sql: string): string | undefined => names.get(sql)
