import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { transactionScope } from './transaction-scope.ts'

declare const insideTransaction: unique symbol

/** Enough for a plain read or one guarded statement. */
export type Db = Kysely<Tables>

/** What a store function asks for when its statements only make sense together. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  readonly db: Db
  /** How many pieces of work wait for a connection, or in the embedded engine's queue. */
  readonly waiting: number
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects.
   * Inside it only `tx` may be used, `db` and a second `write` are refused.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface EngineOptions {
  readonly close?: () => Promise<void>
  readonly waiting?: () => number
}

/** A database over a migrated or yet empty engine. */
export function databaseOver(
  engine: Db,
  kind: Database['kind'],
  { close = () => engine.destroy(), waiting = () => 0 }: EngineOptions = {},
): Database {
  const scope = transactionScope()
  return {
    kind,
    get waiting() {
      return waiting()
    },
    db: engine.withPlugin(scope.guard),
    write: (work) => scope.run(() => engine.transaction().execute((tx) => work(tx as Tx))),
    close,
  }
}

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
