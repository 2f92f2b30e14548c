import { timingSafeEqual } from 'node:crypto'
import type { HandlersOf } from '../../app-context.ts'
import { judgeTry, normalCode } from '../../domain/login-code.ts'
import { refuse } from '../../domain/refusal.ts'
import { earnOnce } from '../../ledger/points.ts'
import { takeRate } from '../rates/take-rate.ts'
import { countTry, liveCodes, lockAddress, spendCode } from './code-store.ts'
import { newSession, signedInReply } from './new-session.ts'
import { codeHash, newCode } from './secrets.ts'
import { accountOf, addSession } from './store.ts'

export const loginByEmailHandlers = {
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
        if (verdict.countOn) await countTry(tx, verdict.countOn)
        return false
      }
      await spendCode(tx, verdict.id, now)
      const { userId, isNew } = await accountOf(tx, email, `User-${newCode()}`, now)
      if (isNew) await earnOnce(tx, userId, 'user_register', now)
      await addSession(tx, userId, session, now)
      return true
    })
    // Refused only here: the count of the failed try must not be rolled back.
    if (!signedIn) throw refuse('error.wrongCode')
    return signedInReply(session)
  },
} satisfies HandlersOf<'loginByEmail'>
