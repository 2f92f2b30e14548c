import { timingSafeEqual } from 'node:crypto'
import type { HandlersOf } from '../../contract/context.ts'
import { json } from '../../contract/replies.ts'
import { judgeTry, normalCode } from '../../domain/login-code.ts'
import { ONCE_TASKS } from '../../domain/points.ts'
import { refuse } from '../../domain/refusal.ts'
import { countTry, lockLiveCodes, spendCode } from './code-store.ts'
import { codeHash, newCode, newToken } from './secrets.ts'
import { accountOf, addSession, addWelcomePoints } from './store.ts'

export const loginByEmailHandlers = {
  loginByEmail: async ({ database, now }, { body }) => {
    const email = body.email.toLowerCase()
    const hash = codeHash(email, normalCode(body.email_code))
    const token = newToken()

    const signedIn = await database.write(async (tx) => {
      const codes = await lockLiveCodes(tx, email, now)
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
      if (isNew) await addWelcomePoints(tx, userId, ONCE_TASKS.user_register, now)
      await addSession(tx, userId, token, now)
      return true
    })
    // Refused only here: the count of the failed try must not be rolled back.
    if (!signedIn) throw refuse('error.wrongCode')
    return json({ code: 0, data: { access_token: token, token_type: 'bearer' } })
  },
} satisfies HandlersOf<'loginByEmail'>
