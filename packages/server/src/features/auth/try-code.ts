import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { judgeOtherTry, judgeTry, TRIES_SECONDS } from '../../domain/login-code.ts'
import { networkOf } from '../../domain/network-of.ts'
import { personKey } from '../../quota/deleted-accounts.ts'
import {
  addTry,
  countTry,
  knowsBrowser,
  liveCodes,
  lockAddress,
  lockTries,
  spendCode,
  triesSince,
} from './code-store.ts'

interface CodeAttempt {
  readonly email: string
  /** Of the code that was typed. */
  readonly hash: Uint8Array
  /** Null for a browser that has no cookie, or takes none. */
  readonly browserHash: Uint8Array | null
}

/** `stranger`: to be tried again as one, within what strangers may. */
type Result = 'accepted' | 'refused' | 'stranger'

/**
 * Tries the codes that this browser asked for, and the others where it has signed in to the address
 * before. Spends the code that is accepted, and counts a wrong try.
 */
export async function tryAsAsker(
  tx: Tx,
  ctx: RequestContext,
  attempt: CodeAttempt,
): Promise<Result> {
  const { browserHash, email } = attempt
  if (!browserHash) return 'stranger'
  const live = await lockedCodes(tx, ctx, attempt)
  const own = live.filter((code) => isSame(code.browser_hash, browserHash))
  const verdict = judgeTry(own)
  if (verdict.kind === 'accepted') {
    await spendCode(tx, verdict.id, ctx.now)
    return 'accepted'
  }
  if (verdict.countedOn) await countTry(tx, verdict.countedOn)
  if (!(await knowsBrowser(tx, email, browserHash))) return 'stranger'
  return tryOthers(tx, ctx, attempt, live)
}

/** Tries the codes that other browsers asked for. */
export async function tryAsStranger(
  tx: Tx,
  ctx: RequestContext,
  attempt: CodeAttempt,
): Promise<Result> {
  const live = await lockedCodes(tx, ctx, attempt)
  return tryOthers(tx, ctx, { ...attempt, browserHash: null }, live, attempt.browserHash)
}

async function tryOthers(
  tx: Tx,
  { now, secret, ip }: RequestContext,
  { email, browserHash }: CodeAttempt,
  live: Awaited<ReturnType<typeof lockedCodes>>,
  asker = browserHash,
): Promise<Result> {
  const network = networkOf(ip)
  const mailbox = personKey(secret, { kind: 'email', value: email })
  const counted = { mailbox, network, browser_hash: browserHash }
  const others = live.filter((code) => !asker || !isSame(code.browser_hash, asker))
  const verdict = judgeOtherTry(
    others.map(({ id, matches, ip, is_known }) => ({
      ...{ id, matches, isNear: ip === network, isKnown: is_known },
    })),
    await triesSince(tx, counted, secondsAfter(now, -TRIES_SECONDS)),
  )
  if (verdict.kind === 'accepted') {
    await spendCode(tx, verdict.id, now)
    return 'accepted'
  }
  if (verdict.isCounted) await addTry(tx, { ...counted, tried_at: now })
  return 'refused'
}

/** The address's codes, which nobody else tries or spends until the end of the transaction. */
async function lockedCodes(tx: Tx, { secret, now }: RequestContext, { email, hash }: CodeAttempt) {
  await lockTries(tx, personKey(secret, { kind: 'email', value: email }))
  await lockAddress(tx, email)
  const codes = await liveCodes(tx, email, now)
  return codes.map((code) => ({ ...code, matches: timingSafeEqual(code.code_hash, hash) }))
}

function isSame(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && Buffer.compare(one, other) === 0
}
