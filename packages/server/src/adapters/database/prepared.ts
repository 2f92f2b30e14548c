import { hash } from 'node:crypto'
import { type Compilable, type CompiledQuery, createQueryId } from 'kysely'
import pg from 'pg'
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

/**
 * A connection on which PostgreSQL parses and plans a prepared statement once. What is asked until
 * the turn of the event loop is over is sent in one piece: each call of the system costs as much as
 * all else that this process does for a short statement.
 */
export class PreparingClient extends pg.Client {
  #isCorked = false

  /** Whatever the other signatures return. */
  override query(config: unknown, ...rest: unknown[]): never {
    this.#cork()
    const name = typeof config === 'string' ? names.get(config) : undefined
    const query = name === undefined ? config : { name, text: config }
    return Reflect.apply(super.query, this, [query, ...rest]) as never
  }

  #cork() {
    if (this.#isCorked) return
    const { stream } = this.connection
    this.#isCorked = true
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}
