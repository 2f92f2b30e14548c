import { type Insertable, type Selectable, sql } from 'kysely'
import { type Db, lockName, type Tx } from '../../adapters/database/database.ts'
import type { CodeTries, LoginCodes } from '../../db/tables.ts'

/**
 * Until the end of the transaction nobody else adds codes of this address, or signs in by it. To be
 * taken before any user is locked, so that two transactions never wait for each other.
 */
export function lockAddress(tx: Tx, email: string): Promise<void> {
  return lockName(tx, `login code, address ${email}`)
}

/** The same for tries at a mailbox, under its key; to be taken before an address is. */
export function lockTries(tx: Tx, mailbox: string): Promise<void> {
  return lockName(tx, `login code, mailbox ${mailbox}`)
}

export async function addCode(tx: Tx, code: Insertable<LoginCodes>): Promise<void> {
  await tx.insertInto('login_codes').values(code).execute()
}

/** Skips rows that another transaction is deleting, so it never waits for a lock. */
export async function forgetCodes(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from login_codes where id in (
      select id from login_codes where created_at < ${before} for update skip locked
    )`.execute(tx)
}

/** The same for wrong tries. */
export async function forgetTries(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from code_tries where ctid = any(array(
      select ctid from code_tries where tried_at < ${before} for update skip locked
    ))`.execute(tx)
}

/** Deletes all codes that were sent to an address, and what waits for one of them. */
export async function removeCodes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('pending_links').where('email', '=', email).execute()
  await tx.deleteFrom('login_codes').where('email', '=', email).execute()
}

/** Codes that are neither used nor expired, oldest first. */
export function liveCodes(tx: Tx, email: string, now: Date) {
  return tx
    .selectFrom('login_codes')
    .select(['id', 'tries', 'code_hash', 'browser_hash', 'ip', 'is_known'])
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('login_codes').set({ used_at: now }).where('id', '=', id).execute()
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('login_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function addTry(tx: Tx, tried: CodeTries): Promise<void> {
  await tx.insertInto('code_tries').values(tried).execute()
}

/** The wrong tries since then: those of the browser, or without one those of the network and of all. */
export async function triesSince(
  tx: Tx,
  { mailbox, network, browser_hash }: Omit<Selectable<CodeTries>, 'tried_at'>,
  since: Date,
): Promise<{ readonly alike: number; readonly all: number }> {
  const alike = browser_hash
    ? sql`browser_hash = ${browser_hash}`
    : sql`browser_hash is null and network = ${network}`
  const { rows } = await sql<{ alike: number; all: number }>`
    select count(*) filter (where ${alike})::int as "alike",
      count(*) filter (where browser_hash is null)::int as "all"
    from code_tries where mailbox = ${mailbox} and tried_at > ${since}`.execute(tx)
  const [{ alike: counted, all } = { alike: 0, all: 0 }] = rows
  // A browser that knows the address is no stranger, however many of those try.
  return { alike: counted, all: browser_hash ? 0 : all }
}

/** Whether the browser has signed in to this address before. */
export async function knowsBrowser(db: Db | Tx, email: string, hash: Uint8Array): Promise<boolean> {
  const known = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('users.id')
    .where('email', '=', email)
    .where('browser_hash', '=', hash)
    .executeTakeFirst()
  return known !== undefined
}

/** So many are remembered of each user; the one that was used longest ago is forgotten for a new one. */
const KNOWN_BROWSERS = 20

export async function rememberBrowser(
  tx: Tx,
  userId: string,
  hash: Uint8Array,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash: hash, used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ used_at: now }),
    )
    .execute()
  await sql`
    delete from known_browsers where user_id = ${userId} and browser_hash in (
      select browser_hash from known_browsers where user_id = ${userId}
      order by used_at desc, browser_hash offset ${KNOWN_BROWSERS}
    )`.execute(tx)
}
