import { createHmac } from 'node:crypto'
import type { Tx } from '../adapters/database/database.ts'
import type { RequestContext } from '../app-context.ts'
import { utcDay } from '../domain/calendar.ts'
import { mailboxOf } from '../domain/mailbox.ts'
import { largestCount, raiseCounts, removeCount, tokensName } from './day-count-store.ts'
import { insertSpentTopics, topicsSpent, type WayToSignIn, waysToSignIn } from './quota-store.ts'

type Kept = Pick<RequestContext, 'secret' | 'now'>

/** Known to nobody without the server's secret; addresses of one mailbox are the same. */
export function personKey(secret: Uint8Array, { kind, value }: WayToSignIn): string {
  const whom = kind === 'email' ? mailboxOf(value) : value
  return createHmac('sha256', secret).update(`${kind} ${whom}`).digest('base64url')
}

/**
 * Before an account is deleted: remembers until UTC midnight what was spent of today's allowance,
 * under each way to sign in, so that a new account goes on from there.
 */
export async function rememberSpends(tx: Tx, { secret, now }: Kept, userId: string): Promise<void> {
  const day = utcDay(now)
  const ways = await waysToSignIn(tx, userId)
  const spent = await topicsSpent(tx, userId, day)
  if (spent > 0) await raiseCounts(tx, namesOf('topics', secret, ways), day, spent)
  const own = tokensName(userId)
  const tokens = await largestCount(tx, [own], day)
  if (tokens > 0) await raiseCounts(tx, namesOf('tokens', secret, ways), day, tokens)
  await removeCount(tx, own)
}

/** Books on a new account what a deleted one of the same person spent today. */
export async function restoreSpends(
  tx: Tx,
  { secret, now }: Kept,
  userId: string,
  ways: readonly WayToSignIn[],
): Promise<void> {
  const day = utcDay(now)
  const spent = await largestCount(tx, namesOf('topics', secret, ways), day)
  if (spent > 0) await insertSpentTopics(tx, { userId, day, count: spent, now })
  const tokens = await largestCount(tx, namesOf('tokens', secret, ways), day)
  if (tokens > 0) await raiseCounts(tx, [tokensName(userId)], day, tokens)
}

const namesOf = (what: 'topics' | 'tokens', secret: Uint8Array, ways: readonly WayToSignIn[]) =>
  ways.map((way) => `${what} of ${personKey(secret, way)}`)
