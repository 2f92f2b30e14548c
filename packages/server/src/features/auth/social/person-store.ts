import type { Insertable } from 'kysely'
import { lockName } from '../../../adapters/database/advisory-lock.ts'
import type { Db, Tx } from '../../../adapters/database/database.ts'
import type { Identities } from '../../../db/tables.ts'
import type { SocialProvider } from '../../../ports/social-login.ts'

export type IdentityProvider = Identities['provider']

/**
 * Until the end of the transaction nobody else finds or binds an account for this person. To be
 * taken before any user is locked, so that two transactions never wait for each other.
 */
export function lockPerson(tx: Tx, provider: SocialProvider, subject: string): Promise<void> {
  return lockName(tx, `person at ${provider}, ${subject}`)
}

export async function userOfIdentity(
  tx: Tx,
  provider: IdentityProvider,
  subject: string,
): Promise<string | null> {
  const identity = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return identity?.user_id ?? null
}

export async function addIdentity(tx: Tx, identity: Insertable<Identities>): Promise<void> {
  await tx.insertInto('identities').values(identity).execute()
}

export async function userOfTwitter(db: Db, twitterId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('twitter_id', '=', twitterId)
    .executeTakeFirst()
  return user?.id ?? null
}
