import type { Insertable } from 'kysely'
import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import type { Identities } from '../../db/tables.ts'
import { tokenHash } from './secrets.ts'

/** Tells which browser began to sign in at a provider. */
export const ATTEMPT_COOKIE = 'coinquiry_attempt'

/**
 * Links the accounts at providers that wait for a code by mail, to the account that it has opened, in
 * the browser that came back from them.
 */
export async function linkPending(
  tx: Tx,
  { cookies, now }: Pick<RequestContext, 'cookies' | 'now'>,
  email: string,
  userId: string,
): Promise<void> {
  const browser = cookies[ATTEMPT_COOKIE]
  if (!browser) return
  for (const { provider, subject } of await takePendingLinks(tx, tokenHash(browser), email, now))
    await addIdentity(tx, { provider, subject, user_id: userId, created_at: now })
}

/** Links the account at a provider, unless it is linked already. */
export async function addIdentity(tx: Tx, identity: Insertable<Identities>): Promise<void> {
  await tx
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes what waits in this browser for a proof of this address. */
function takePendingLinks(tx: Tx, browserHash: Uint8Array, email: string, now: Date) {
  return tx
    .deleteFrom('pending_links')
    .where('browser_hash', '=', browserHash)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returning(['provider', 'subject'])
    .execute()
}
