import type {} from '@coinquiry/server/testing/embedded-setup'
import type {} from '@coinquiry/server/testing/postgresql-setup'
import { inject } from 'vitest'
import { newStoreAt, newStoreFrom, type Store } from '../fixtures/store.ts'
import { expireCodes } from '../fixtures/stored.ts'

export type { Store }

const stores = {
  embedded: () => newStoreFrom(inject('embedded')),
  postgresql: () => newStoreAt(inject('postgresql')),
  /** Without any tables. */
  'new embedded': () => newStoreAt(null),
  'new postgresql': () => newStoreAt(inject('postgresql'), 'nothing'),
} satisfies Record<string, () => Promise<Store>>

export const newStore = (kind: keyof typeof stores): Promise<Store> => stores[kind]()

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
