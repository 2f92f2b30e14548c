import { timingSafeEqual } from 'node:crypto'
import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { CODE_SECONDS, judgeTry, normalCode } from '../../domain/login-code.ts'
import { networkOf } from '../../domain/network-of.ts'
import { refuse } from '../../domain/refusal.ts'
import { personKey, restoreSpends } from '../../quota/deleted-accounts.ts'
import { earnOnce } from '../../quota/points.ts'
import { bucketsOf, takeFrom, takeRate } from '../rate-limits/rate-limits.ts'
import { addCode, countTry, forgetCodes, liveCodes, lockAddress, spendCode } from './code-store.ts'
import { codeHash, newCode, newSession } from './secrets.ts'
import { clearedNavigationCookies, signedInReply } from './session.ts'
import { signInMail } from './sign-in-mail.ts'
import { accountOf, addSession, endSession } from './store.ts'

const DAY_SECONDS = 86_400

export const authHandlers = {
  logout: async ({ database, viewer }) => {
    await endSession(database.db, viewer.tokenHash)
    return json({ code: 0, data: null }, clearedNavigationCookies())
  },

  /** Never looks at accounts, so that neither its answer nor its time tells whether there is one. */
  sendEmail: async (ctx, { body }) => {
    const { now, env, ports } = ctx
    const email = body.email.toLowerCase()
    const code = newCode()
    // Counted where the deletion of an account does not reach.
    const mailbox = personKey(ctx.secret, { kind: 'email', value: email })
    const buckets = [
      ...bucketsOf(env, 'mail_ip', ctx.ip),
      ...bucketsOf(env, 'mail_address', mailbox),
    ]

    const resendAfter = await ctx.database.write(async (tx) => {
      const wait = await takeFrom(tx, buckets, now)
      await lockAddress(tx, email)
      await forgetCodes(tx, secondsAfter(now, -DAY_SECONDS))
      await addCode(tx, {
        email,
        code_hash: codeHash(email, code),
        ip: networkOf(ctx.ip),
        created_at: now,
        expires_at: secondsAfter(now, CODE_SECONDS),
      })
      return wait
    })

    const mail = signInMail({
      to: body.email,
      code,
      language: body.language ?? ctx.language,
      publicUrl: env.PUBLIC_URL,
    })
    try {
      await ports.mailer.send(mail)
    } catch {
      throw refuse('error.mailFailed')
    }
    const data = { resend_after: Math.ceil(resendAfter), expires_in: CODE_SECONDS }
    return json({ code: 0, data })
  },

  loginByEmail: async (ctx, { body }) => {
    const { database, now } = ctx
    await takeRate(ctx, 'sign_in', ctx.ip)
    const email = body.email.toLowerCase()
    const hash = codeHash(email, normalCode(body.email_code))
    const session = newSession()

    const signedIn = await database.write(async (tx) => {
      await lockAddress(tx, email)
      const codes = await liveCodes(tx, email, now)
      const verdict = judgeTry(
        codes.map(({ id, tries, code_hash }) => ({
          id,
          tries,
          matches: timingSafeEqual(code_hash, hash),
        })),
      )
      if (verdict.kind === 'refused') {
        if (verdict.countedOn) await countTry(tx, verdict.countedOn)
        return false
      }
      await spendCode(tx, verdict.id, now)
      const { userId, isNew } = await accountOf(tx, email, `User-${newCode()}`, now)
      if (isNew) {
        await earnOnce(tx, userId, 'user_register', now)
        await restoreSpends(tx, ctx, userId, [{ kind: 'email', value: email }])
      }
      await addSession(tx, userId, session, now)
      return true
    })
    // Refused only here: the count of the failed try must not be rolled back.
    if (!signedIn) throw refuse('error.wrongCode')
    return signedInReply(session)
  },
} satisfies Partial<ServerHandlers>
