import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { networkOf } from '../../domain/network-of.ts'
import { longestOf } from '../../domain/rate-limit.ts'
import { personKey } from '../../quota/deleted-accounts.ts'
import { bucketName, bucketsOf, takeFrom } from '../rate-limits/rate-limits.ts'
import { usesOf } from '../rate-limits/rate-store.ts'
import { knowsBrowser } from './code-store.ts'
import type { SignInBrowser } from './sign-in-browser.ts'

interface AskedMail {
  readonly email: string
  readonly browser: SignInBrowser
}

/**
 * Counts one more mail, where the deletion of an account does not reach; refuses with
 * `error.tooManyRequests` when it is too many. Nobody else's mails hold up a browser that has signed
 * in to the address before; those of other networks don't hold up one that has asked already.
 * Says which of them it is, and after how many seconds it may have the next mail.
 */
export async function countMail(
  tx: Tx,
  ctx: RequestContext,
  { email, browser }: AskedMail,
): Promise<{ readonly isKnown: boolean; readonly resendAfter: number }> {
  const { env, now, secret, ip } = ctx
  const { mail_address, mail_address_all } = env.RATE_LIMITS
  const mailbox = personKey(secret, { kind: 'email', value: email })
  const by = (who: string) => ({
    name: bucketName('mail_address', `${mailbox} ${who}`),
    limits: mail_address,
  })
  const byBrowser = by(Buffer.from(browser.hash).toString('base64url'))
  const isKnown = await knowsBrowser(tx, email, browser.hash)
  const lately = secondsAfter(now, -longestOf(mail_address))
  const hasAsked = (await usesOf(tx, byBrowser.name, lately)).length > 0

  const near = isKnown ? [] : bucketsOf(env, 'mail_ip', ip)
  const all = {
    name: bucketName('mail_address_all', mailbox),
    limits: isKnown || hasAsked ? [] : mail_address_all,
  }
  const own = isKnown ? [byBrowser] : [by(networkOf(ip)), byBrowser]
  // Locked in the same order by everybody: the widest first.
  const resendAfterNear = await takeFrom(tx, ctx, near)
  await takeFrom(tx, ctx, [all])
  const resendAfter = await takeFrom(tx, ctx, own)
  return { isKnown, resendAfter: Math.max(resendAfterNear, resendAfter) }
}
