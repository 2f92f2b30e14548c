import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresqlDatabase, type Database, openPostgresql } from '@coinquiry/server/testing'
import type {} from '@coinquiry/server/testing/postgresql-setup'
import { inject } from 'vitest'
import { expireCodes } from '../fixtures/stored.ts'

/** Where a server keeps its data: a new directory, and on PostgreSQL a new database beside it. */
export interface Store extends AsyncDisposable {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  /** Looks into its database on PostgreSQL, beside the server. */
  open(): Promise<Database>
}

/** Embedded it is empty; on PostgreSQL its tables are there already, unless it is `empty`. */
export async function newStore(kind: 'embedded' | 'postgresql' | 'empty'): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-faults-'))
  const from = kind === 'empty' ? 'nothing' : 'template'
  const env: Record<string, string> =
    kind === 'embedded'
      ? {}
      : { DATABASE_URL: await createPostgresqlDatabase(inject('postgresql'), from) }
  return {
    dataDir,
    env,
    open: () => openPostgresql(env.DATABASE_URL ?? ''),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  }
}

const TABLES = [
  'users',
  'sessions',
  'login_codes',
  'topics',
  'messages',
  'generations',
  'spends',
  'points',
] as const

export type Rows = Readonly<Record<(typeof TABLES)[number], number>>

/** Looks into the database of a running server. */
export async function openRows(store: Store) {
  const { db, close } = await store.open()

  async function count(table: (typeof TABLES)[number]) {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return [table, rows] as const
  }

  return {
    /** How many rows everything has that a request could leave behind. */
    counted: async () => Object.fromEntries(await Promise.all(TABLES.map(count))) as Rows,
    /** As if ten minutes had passed since the codes of this address were sent. */
    expireCodes: (email: string) => expireCodes(db, email),
    [Symbol.asyncDispose]: close,
  }
}
