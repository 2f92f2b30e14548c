import { Kysely } from 'kysely'
import pg from 'pg'
import { reasonOf, StartError } from '../../start-error.ts'
import { type Database, databaseOver } from './database.ts'
import { holdLock } from './held-lock.ts'
import { type Parse, parsers } from './parsers.ts'
import { PreparingClient } from './preparing-client.ts'
import { PipeliningDialect } from './together.ts'

const parserOf: Readonly<Record<number, Parse>> = parsers

/** Several nodes share the hundred connections that a PostgreSQL server has by default. */
const CONNECTIONS = 20
/** How long a start waits for its first connection before it says that there is none. */
const FIRST_CONNECTION_MS = 10_000
/** How long work waits for a free connection: in a rush of a thousand asks, the last waits longest. */
const CONNECTION_TIMEOUT_MS = 120_000
/**
 * A new connection costs the server a process that logs in and reads what it must know of the tables:
 * the first ask after a quiet moment is to find one. What a rush has opened goes again.
 */
const IDLE_MS = 60_000
/** No statement of ours takes a fraction of this; one that does is stuck. */
const STATEMENT_TIMEOUT_MS = 30_000
/**
 * What is asked all the time lies in memory, where a page by an index costs hardly more than the next
 * one. PostgreSQL thinks of disks: a statement that it prepared while a table was almost empty would
 * go on reading the whole table as it grows. An address with `options` of its own has the last word.
 */
const OPTIONS = '-c random_page_cost=1.1'
/** A transaction whose process was lost without a word must not hold its locks for ever. */
const IDLE_TRANSACTION_MS = 15_000

export interface PostgresqlOptions {
  /** 0 lets a statement take as long as it takes. */
  readonly statementTimeoutMs?: number
  /** How long to wait for the first connection. */
  readonly connectMs?: number
}

/** A pool of connections to a PostgreSQL server; its address is checked before this returns. */
export async function openPostgresql(
  url: string,
  {
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    connectMs = FIRST_CONNECTION_MS,
  }: PostgresqlOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    pipeline: true,
    options: OPTIONS,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementTimeoutMs,
    // The server's own timeout does not help when it, or the way to it, is gone.
    query_timeout: statementTimeoutMs && statementTimeoutMs + 5000,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) => parserOf[oid] ?? pg.types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks is replaced by the pool; unheard, its event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const client = await pool.connect()
    client.release()
    pool.options.connectionTimeoutMillis = CONNECTION_TIMEOUT_MS
  } catch (error) {
    await pool.end()
    throw new StartError(
      `DATABASE_URL: PostgreSQL did not accept the connection (${reasonOf(error)})`,
      { cause: error },
    )
  }
  const db = new Kysely({ dialect: new PipeliningDialect({ pool }) })
  return databaseOver(db, 'postgresql', {
    // Kysely leaves a pool alone that it has not used yet.
    close: () => pool.end(),
    waiting: () => pool.waitingCount,
    hold: (name) => holdLock(url, name),
  })
}
