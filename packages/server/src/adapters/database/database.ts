import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'

declare const insideTransaction: unique symbol

/** Enough for a plain read or one guarded statement. */
export type Db = Kysely<Tables>

/** What a store function asks for when its statements only make sense together. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  readonly db: Db
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects.
   * Inside it use `tx` alone: `db` waits for the end of the transaction on the embedded engine.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function databaseOver(
  db: Db,
  kind: Database['kind'],
  close: () => Promise<void> = () => db.destroy(),
): Database {
  return {
    kind,
    db,
    write: (work) => db.transaction().execute((tx) => work(tx as Tx)),
    close,
  }
}
