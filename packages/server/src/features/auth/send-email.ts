import type { HandlersOf } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { CODE_MINUTES } from '../../domain/login-code.ts'
import { networkOf } from '../../domain/network-of.ts'
import { type RateLimit, secondsToWait } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import { addCode, codesSent, forgetCodes, lockCodes } from './code-store.ts'
import { codeHash, newCode } from './secrets.ts'
import { signInMail } from './sign-in-mail.ts'

const MINUTE_MS = 60_000
const DAY_SECONDS = 86_400

export const sendEmailHandlers = {
  /** Never looks at accounts, so that neither its answer nor its time tells whether there is one. */
  sendEmail: async (ctx, { body }) => {
    const { now, env, ports } = ctx
    const ip = networkOf(ctx.ip)
    const email = body.email.toLowerCase()
    const code = newCode()
    const { mail_address, mail_ip } = env.RATE_LIMITS
    const remembered = before(now, longest([...mail_address, ...mail_ip]))

    await ctx.database.write(async (tx) => {
      await lockCodes(tx, ip, email)
      await forgetCodes(tx, remembered)
      const wait = Math.max(
        secondsToWait(mail_address, await codesSent(tx, 'email', email, remembered), now),
        secondsToWait(mail_ip, await codesSent(tx, 'ip', ip, remembered), now),
      )
      if (wait > 0) throw refuse('error.tooManyRequests', { retryAfter: wait })
      await addCode(tx, {
        email,
        code_hash: codeHash(email, code),
        ip,
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      })
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
    return json({ code: 0, data: null })
  },
} satisfies HandlersOf<'sendEmail'>

function longest(limits: readonly RateLimit[]): number {
  return Math.max(DAY_SECONDS, ...limits.map(({ seconds }) => seconds))
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
