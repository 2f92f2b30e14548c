import { randomUUID } from 'node:crypto'
import type { Db } from '../../packages/server/src/adapters/database/database.ts'
import { newToken, tokenHash } from '../../packages/server/src/features/auth/secrets.ts'

export interface Person {
  readonly userId: string
  readonly email: string
  readonly token: string
  /** What the browser sends along where it navigates. */
  readonly cookie: string
}

const DAY_MS = 86_400_000

/** Somebody who is signed in, put straight into the database. */
export async function addPerson(db: Db, { member = false } = {}): Promise<Person> {
  const email = `${randomUUID()}@example.org`
  const now = Date.now()
  const { id: userId } = await db
    .insertInto('users')
    .values({
      email,
      user_name: `Mei ${email.slice(0, 4)}`,
      member_until: member ? new Date(now + 30 * DAY_MS) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const cookie = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      navigation_hash: tokenHash(cookie),
      user_id: userId,
      expires_at: new Date(now + 30 * DAY_MS),
    })
    .execute()
  return { userId, email, token, cookie }
}
