import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { CODE_SECONDS, normalCode, TRIES_SECONDS } from '../../domain/login-code.ts'
import { networkOf } from '../../domain/network-of.ts'
import { refuse } from '../../domain/refusal.ts'
import { restoreSpends } from '../../quota/deleted-accounts.ts'
import { earnOnce } from '../../quota/quota.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { addCode, forgetCodes, forgetTries, lockAddress, rememberBrowser } from './code-store.ts'
import { countMail } from './count-mail.ts'
import { linkPending } from './pending-links-store.ts'
import { codeHash, newCode, newSession } from './secrets.ts'
import { clearedNavigationCookies, signedInReply } from './session.ts'
import { newSignInBrowser, signInBrowser, signInCookies } from './sign-in-browser.ts'
import { signInMail } from './sign-in-mail.ts'
import {
  accountOf,
  addSession,
  endSession,
  endSessionsOf,
  giveToOwner,
  sessionsOf,
} from './store.ts'
import { tryAsAsker, tryAsStranger } from './try-code.ts'

const DAY_SECONDS = 86_400

export const authHandlers = {
  logout: async ({ database, viewer, readers }) => {
    await endSession(database.db, viewer.tokenHash)
    await readers.check()
    return json({ code: 0, data: null }, clearedNavigationCookies())
  },

  fetchSessions: async ({ database, viewer, now }) => {
    const sessions = await sessionsOf(database.db, viewer.userId, now)
    return json({
      code: 0,
      data: sessions.map(({ id, token_hash, browser, system, created_at, used_at }) => ({
        session_id: id,
        browser,
        system,
        created_at: inSeconds(created_at),
        used_at: inSeconds(used_at),
        is_current: isSame(token_hash, viewer.tokenHash) ? 1 : 0,
      })),
    })
  },

  endSession: async ({ database, viewer, readers }, { path }) => {
    const ended = await endSessionsOf(database.db, viewer.userId, path.session_id)
    await readers.check()
    const isOwn = ended.some((hash) => isSame(hash, viewer.tokenHash))
    return json({ code: 0, data: null }, isOwn ? clearedNavigationCookies() : [])
  },

  /** Neither its answer nor its time tells a stranger whether there is an account. */
  sendEmail: async (ctx, { body }) => {
    const { now, env, ports, secret } = ctx
    const email = body.email.toLowerCase()
    const code = newCode()
    const browser = signInBrowser(ctx) ?? newSignInBrowser()
    const resendAfter = await ctx.database.write(async (tx) => {
      const { isKnown, resendAfter } = await countMail(tx, ctx, { email, browser })
      await lockAddress(tx, email)
      await forgetCodes(tx, secondsAfter(now, -DAY_SECONDS))
      await forgetTries(tx, secondsAfter(now, -TRIES_SECONDS))
      await addCode(tx, {
        email,
        code_hash: codeHash(secret, email, code),
        ip: networkOf(ctx.ip),
        browser_hash: browser.hash,
        is_known: isKnown,
        created_at: now,
        expires_at: secondsAfter(now, CODE_SECONDS),
      })
      return resendAfter
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
    return json({ code: 0, data }, signInCookies(browser))
  },

  loginByEmail: async (ctx, { body }) => {
    const { database, now } = ctx
    const email = body.email.toLowerCase()
    const browser = signInBrowser(ctx)
    const attempt = {
      email,
      hash: codeHash(ctx.secret, email, normalCode(body.email_code)),
      browserHash: browser?.hash ?? null,
    }
    const entering = browser ?? newSignInBrowser()
    const session = newSession()
    const tryIn = (how: typeof tryAsAsker) =>
      database.write(async (tx) => {
        const result = await how(tx, ctx, attempt)
        if (result !== 'accepted') return result
        const account = await accountOf(tx, email, `User-${newCode()}`, now)
        const { userId, isNew, isProved } = account
        if (account.isBlocked) return 'blocked'
        if (isNew) {
          await earnOnce(tx, userId, 'user_register', now)
          await restoreSpends(tx, ctx, userId, [{ kind: 'email', value: email }])
        }
        if (!isProved) await giveToOwner(tx, userId)
        await linkPending(tx, ctx, email, userId)
        await rememberBrowser(tx, userId, entering.hash, now)
        await addSession(tx, userId, session, ctx)
        return result
      })

    // What others of the same network do must not stop a browser that the address knows.
    let result = await tryIn(tryAsAsker)
    if (result === 'stranger') {
      await takeRate(ctx, 'sign_in', ctx.ip)
      result = await tryIn(tryAsStranger)
    }
    // Refused only here: the count of the failed try, or the spent code, must not be rolled back.
    if (result === 'blocked') throw refuse('error.accountBlocked')
    if (result !== 'accepted') throw refuse('error.wrongCode')
    return signedInReply(session, signInCookies(entering))
  },
} satisfies Partial<ServerHandlers>

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0
const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000)
