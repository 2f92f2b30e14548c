import { createHmac } from 'node:crypto'
import type { Tx } from '../adapters/database/database.ts'
import type { RequestContext } from '../app-context.ts'
import { utcDay } from '../domain/calendar.ts'
import { mailboxOf } from '../domain/mailbox.ts'
import { largestCount, raiseCounts, removeCount, sumOfCounts } from './day-count-store.ts'
import {
  insertSpentTopics,
  mailboxMates,
  topicsSpent,
  type WayToSignIn,
  waysToSignIn,
} from './deleted-accounts-store.ts'
import { tokensName } from './quota-store.ts'

type Kept = Pick<RequestContext, 'secret' | 'now'>

/** Known to nobody without the server's secret; addresses of one mailbox are the same. */
export function personKey(secret: Uint8Array, { kind, value }: WayToSignIn): string {
  const whom = kind === 'email' ? mailboxOf(value) : value
  return createHmac('sha256', secret).update(`${kind} ${whom}`).digest('base64url')
}

/**
 * Before an account is deleted, with its mailbox locked: remembers until UTC midnight what was spent
 * of today's allowance, under each way to sign in, so that a new account goes on from there. Others
 * of the same mailbox go on from there at once.
 */
export async function rememberSpends(tx: Tx, { secret, now }: Kept, userId: string): Promise<void> {
  const day = utcDay(now)
  const ways = await waysToSignIn(tx, userId)
  const mates = await mailboxMates(tx, userId)
  const { topics, tokens } = await spentBy(tx, [userId, ...mates], day)
  if (topics > 0) await raiseCounts(tx, namesOf('topics', secret, ways), day, topics)
  if (tokens > 0) await raiseCounts(tx, namesOf('tokens', secret, ways), day, tokens)
  const [heir] = mates
  if (heir) await book(tx, heir, await spentBy(tx, [userId], day), now)
  await removeCount(tx, tokensName(userId))
}

/**
 * Books on a new account what a deleted one of the same person spent today, but for what others of
 * the same mailbox have on their accounts: that counts anyway.
 */
export async function restoreSpends(
  tx: Tx,
  { secret, now }: Kept,
  userId: string,
  ways: readonly WayToSignIn[],
): Promise<void> {
  const day = utcDay(now)
  const shared = await spentBy(tx, await mailboxMates(tx, userId), day)
  const spent = {
    topics: (await largestCount(tx, namesOf('topics', secret, ways), day)) - shared.topics,
    tokens: (await largestCount(tx, namesOf('tokens', secret, ways), day)) - shared.tokens,
  }
  await book(tx, userId, spent, now)
}

interface Spent {
  readonly topics: number
  readonly tokens: number
}

async function spentBy(tx: Tx, userIds: readonly string[], day: string): Promise<Spent> {
  if (userIds.length === 0) return { topics: 0, tokens: 0 }
  return {
    topics: await topicsSpent(tx, userIds, day),
    tokens: await sumOfCounts(tx, userIds.map(tokensName), day),
  }
}

async function book(tx: Tx, userId: string, { topics, tokens }: Spent, now: Date): Promise<void> {
  const day = utcDay(now)
  if (topics > 0) await insertSpentTopics(tx, { userId, day, count: topics, now })
  if (tokens <= 0) return
  const name = tokensName(userId)
  await raiseCounts(tx, [name], day, tokens + (await largestCount(tx, [name], day)))
}

const namesOf = (what: 'topics' | 'tokens', secret: Uint8Array, ways: readonly WayToSignIn[]) =>
  ways.map((way) => `${what} of ${personKey(secret, way)}`)
