import type { Insertable } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import type { SignedIn } from '../contract/viewer.ts'
import type { Users } from '../db/tables.ts'
import { newSession } from '../features/auth/secrets.ts'
import { addSession } from '../features/auth/store.ts'

/** A new user, as the viewer of a request. */
export async function addPerson(
  { db }: Database,
  fields: Partial<Insertable<Users>> = {},
): Promise<SignedIn> {
  const { id, member_until } = await db
    .insertInto('users')
    .values({ user_name: 'Mei', ...fields })
    .returning(['id', 'member_until'])
    .executeTakeFirstOrThrow()
  return { kind: 'user', userId: id, isMember: member_until !== null, tokenHash: new Uint8Array() }
}

/** Begins a session of this user; gives its token. */
export async function signIn(database: Database, userId: string, now: Date): Promise<string> {
  const session = newSession()
  await database.write((tx) => addSession(tx, userId, session, { now, userAgent: '' }))
  return session.accessToken
}

export function personById({ db }: Database, { userId }: SignedIn) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
}
