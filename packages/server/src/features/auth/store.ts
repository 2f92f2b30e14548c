import type { Db, Tx } from '../../adapters/database/database.ts'
import { prepared } from '../../adapters/database/prepared.ts'
import { deviceOf } from '../../domain/device.ts'
import { endOfSession } from '../../domain/session.ts'
import { type NewSession, tokenHash } from './secrets.ts'

/** The column of the secret by which a session is looked up. */
export type SessionKey = 'token_hash' | 'navigation_hash'

interface Secret {
  readonly hash: Uint8Array
  readonly now: Date
}

/** A session in use, and until when its user is a member. */
export const sessionBy = (db: Db, key: SessionKey, { hash, now }: Secret) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id as userId',
      'sessions.token_hash as tokenHash',
      'sessions.created_at as createdAt',
      'sessions.used_at as usedAt',
      'users.member_until as memberUntil',
    ])
    .where(key, '=', hash)
    .where('expires_at', '>', now)
    .where('users.blocked_at', 'is', null)

const sessions = {
  token_hash: prepared((db, secret: Secret) => sessionBy(db, 'token_hash', secret)),
  navigation_hash: prepared((db, secret: Secret) => sessionBy(db, 'navigation_hash', secret)),
} satisfies Record<SessionKey, unknown>

export async function loadSession(db: Db, key: SessionKey, hash: Uint8Array, now: Date) {
  const [session] = await sessions[key](db, { hash, now })
  return session
}

export type Session = NonNullable<Awaited<ReturnType<typeof loadSession>>>

export async function extendSession(
  db: Db,
  hash: Uint8Array,
  { usedAt, expiresAt }: { readonly usedAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: usedAt, expires_at: expiresAt })
    .where('token_hash', '=', hash)
    .execute()
}

export async function addSession(
  tx: Tx,
  userId: string,
  { accessToken, navigation }: NewSession,
  { now, userAgent }: { readonly now: Date; readonly userAgent: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(accessToken),
      navigation_hash: tokenHash(navigation),
      user_id: userId,
      expires_at: endOfSession(now),
      created_at: now,
      used_at: now,
      ...deviceOf(userAgent),
    })
    .execute()
}

export async function endSession(db: Db, hash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

/** The user's sessions that have not ended, the last used first. */
export function sessionsOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'browser', 'system', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one of the user's sessions, or all of them; gives the hashes of their tokens. */
export async function endSessionsOf(
  db: Db,
  userId: string,
  id: string | 'all',
): Promise<Uint8Array[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .returning('token_hash')
    .execute()
  return ended.map(({ token_hash }) => token_hash)
}

/** Those of these sessions that go on. */
export async function livingSessions(
  db: Db,
  hashes: readonly Uint8Array[],
  now: Date,
): Promise<Uint8Array[]> {
  const living = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .execute()
  return living.map(({ token_hash }) => token_hash)
}

/** Those of these users that have not been deleted. */
export async function existingUsers(db: Db, ids: readonly string[]): Promise<string[]> {
  const users = await db.selectFrom('users').select('id').where('id', 'in', ids).execute()
  return users.map(({ id }) => id)
}

/** A new account without any way to sign in yet. */
export async function addUser(tx: Tx, userName: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ user_name: userName, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface AddressAccount {
  readonly userId: string
  readonly isNew: boolean
  /** Whether it was ever proved that whoever opened the account owns the address. */
  readonly isProved: boolean
  readonly isBlocked: boolean
}

/** The account of an address, made under the given name if there is none. */
export async function accountOf(
  tx: Tx,
  email: string,
  userName: string,
  now: Date,
  isProved = true,
): Promise<AddressAccount> {
  const made = await tx
    .insertInto('users')
    .values({ email, user_name: userName, created_at: now, is_email_proved: isProved })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { userId: made.id, isNew: true, isProved, isBlocked: false }
  const { id, is_email_proved, blocked_at } = await tx
    .selectFrom('users')
    .select(['id', 'is_email_proved', 'blocked_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const isBlocked = blocked_at !== null
  return { userId: id, isNew: false, isProved: is_email_proved, isBlocked }
}

export async function isBlocked(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return user !== undefined
}

/** Whether an address has an account. */
export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return user !== undefined
}

/**
 * Gives the account to the owner of its address, who has just proved to be: every other way in that
 * somebody else may have made before is closed.
 */
export async function giveToOwner(tx: Tx, userId: string): Promise<void> {
  for (const table of ['identities', 'sessions', 'short_tokens', 'twitter_proofs'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .updateTable('users')
    .set({ is_email_proved: true, twitter_id: null, twitter_account: null })
    .where('id', '=', userId)
    .execute()
}
