import type { HandlersOf } from '../../../app-context.ts'
import { refuse } from '../../../domain/refusal.ts'
import { lockUser } from '../../../quota/quota-store.ts'
import { takeRate } from '../../rates/take-rate.ts'
import { newSession, signedInReply } from '../new-session.ts'
import { tokenHash } from '../secrets.ts'
import { addSession } from '../store.ts'
import { spendShortToken, userOfShortToken } from './short-token-store.ts'

export const fetchAccessTokenHandlers = {
  fetchAccessToken: async (ctx, { body }) => {
    const { database, now } = ctx
    await takeRate(ctx, 'sign_in', ctx.ip)
    const session = newSession()
    const hash = tokenHash(body.short_token)
    await database.write(async (tx) => {
      const userId = await userOfShortToken(tx, hash, now)
      const isThere = userId !== null && (await lockUser(tx, userId))
      if (!isThere || !(await spendShortToken(tx, hash))) throw refuse('error.invalidShortToken')
      await addSession(tx, userId, session, now)
    })
    return signedInReply(session)
  },
} satisfies HandlersOf<'fetchAccessToken'>
