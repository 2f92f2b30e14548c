import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, type KyselyPlugin, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'

declare const insideTransaction: unique symbol

/** Enough for a plain read or one guarded statement. */
export type Db = Kysely<Tables>

/** What a store function asks for when its statements only make sense together. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  readonly db: Db
  /** How many pieces of work wait for a connection to PostgreSQL; 0 with the embedded engine. */
  readonly waiting: number
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects.
   * Inside it only `tx` may be used, `db` and a second `write` are refused.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Holds the lock of this name until it is released or this process ends, in whatever way. Should
   * the connection that holds it break, the lock is free until the database can be reached again.
   */
  hold(name: string): Promise<Held>
  close(): Promise<void>
}

export interface Held {
  release(): Promise<void>
}

interface EngineOptions {
  readonly close?: () => Promise<void>
  readonly waiting?: () => number
  readonly hold?: Database['hold']
}

/** In a database of one process there is nobody to keep out. */
const HELD_ALONE: Held = { release: async () => undefined }

/** A database over a migrated or yet empty engine. */
export function databaseOver(
  engine: Db,
  kind: Database['kind'],
  {
    close = () => engine.destroy(),
    waiting = () => 0,
    hold = async () => HELD_ALONE,
  }: EngineOptions = {},
): Database {
  const scope = transactionScope()
  return {
    kind,
    get waiting() {
      return waiting()
    },
    db: engine.withPlugin(scope.guard),
    write: (work) => scope.run(() => engine.transaction().execute((tx) => work(tx as Tx))),
    hold,
    close,
  }
}

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** What the database says of itself: its version, as in `17.5`, and its clock. */
export async function serverState(db: Db) {
  const { rows } = await sql<{ number: string; time: Date }>`
    select current_setting('server_version_num') as number, clock_timestamp() as time`.execute(db)
  const [{ number, time } = { number: '0', time: new Date(0) }] = rows
  const major = Math.floor(Number(number) / 10_000)
  return { version: `${major}.${Number(number) % 10_000}`, major, time }
}

/**
 * Tells whether the running code is inside of a transaction. There, another connection is a trap:
 * the embedded engine has only one, so that the wait for it would never end.
 */
function transactionScope() {
  const storage = new AsyncLocalStorage<{ open: boolean }>()

  function refuseInside(): void {
    if (storage.getStore()?.open) throw new Error('Use tx, not the database, inside a transaction')
  }

  const guard: KyselyPlugin = {
    transformQuery({ node }) {
      refuseInside()
      return node
    },
    transformResult: async ({ result }) => result,
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    refuseInside()
    const scope = { open: true }
    try {
      return await storage.run(scope, work)
    } finally {
      // What the work started and left running is outside from here on.
      scope.open = false
    }
  }

  return { guard, run }
}

/** Holds the lock of this name until the end of the transaction. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select ${lockedName(name)}`.execute(tx)
}

/** The same as a condition that always holds, to lock something else along with it. */
export function lockedName(name: string): RawBuilder<boolean> {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0)) is not null`
}

/** The condition that nobody holds the lock of a name, which a column may give. */
export function isFree(name: RawBuilder<string>): RawBuilder<boolean> {
  return sql`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`
}
