import type { Db, Tx } from '../../adapters/database/database.ts'
import { type Viewer, visitor } from '../../contract/viewer.ts'
import { tokenHash } from './secrets.ts'

const DAY_MS = 86_400_000
const SESSION_MS = 30 * DAY_MS

/** Who sent the token: a dead or unknown one makes a visitor. A session in use lives on. */
export async function viewerOfToken(db: Db, token: string, now: Date): Promise<Viewer> {
  const hash = tokenHash(token)
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.expires_at', 'users.member_until'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!session) return visitor
  // Written at most once a day, so that reading stays reading.
  if (session.expires_at.getTime() < now.getTime() + SESSION_MS - DAY_MS) {
    await db
      .updateTable('sessions')
      .set({ expires_at: endOfSession(now) })
      .where('token_hash', '=', hash)
      .execute()
  }
  const isMember = session.member_until !== null && session.member_until > now
  return { kind: 'user', userId: session.user_id, isMember, tokenHash: hash }
}

export async function addSession(tx: Tx, userId: string, token: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      expires_at: endOfSession(now),
      created_at: now,
    })
    .execute()
}

export async function endSession(db: Db, hash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

export interface Account {
  readonly userId: string
  readonly isNew: boolean
}

/** The account of a verified address, made under the given name if there is none. */
export async function accountOf(
  tx: Tx,
  email: string,
  userName: string,
  now: Date,
): Promise<Account> {
  const made = await tx
    .insertInto('users')
    .values({ email, user_name: userName, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { userId: made.id, isNew: true }
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { userId: id, isNew: false }
}

export async function addWelcomePoints(tx: Tx, userId: string, points: number, now: Date) {
  const task = 'user_register'
  await tx
    .insertInto('points')
    .values({ user_id: userId, task_key: task, points, reference: task, created_at: now })
    .execute()
}

function endOfSession(now: Date): Date {
  return new Date(now.getTime() + SESSION_MS)
}
