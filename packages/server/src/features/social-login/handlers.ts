import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { refuse } from '../../domain/refusal.ts'
import { storable } from '../../domain/storable.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { newSession, tokenHash } from '../auth/secrets.ts'
import { signedInReply } from '../auth/session.ts'
import { addSession } from '../auth/store.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { rewardBinding } from './accounts.ts'
import { beginSocial, endSocial, isBegunHere } from './attempts.ts'
import {
  dropUnusedPictures,
  lockPerson,
  proofOf,
  setTwitter,
  shortTokenOf,
  spendShortToken,
  userOfTwitter,
  waysIn,
} from './store.ts'

/** How long it is believed that a user owns an X account. */
const PROOF_SECONDS = 600
const UNBOUND = { twitter_id: null, twitter_account: null, twitter_picture_id: null }

export const socialHandlers = {
  beginGoogleLogin: (ctx) => beginSocial(ctx, 'google'),
  beginTwitterLogin: (ctx) => beginSocial(ctx, 'twitter'),
  appleLogin: (ctx, { body }) =>
    body?.state ? endSocial(ctx, 'apple', sent(body)) : beginSocial(ctx, 'apple'),
  socialCallback: (ctx, { path, query }) => endSocial(ctx, path.provider, sent(query)),

  fetchAccessToken: async (ctx, { body }) => {
    const { database, now } = ctx
    await takeRate(ctx, 'sign_in', ctx.ip)
    const session = newSession()
    const hash = tokenHash(body.short_token)
    await database.write(async (tx) => {
      const token = await shortTokenOf(tx, hash, now)
      if (!token || !(await lockUser(tx, token.userId))) throw refuse('error.invalidShortToken')
      // The token stays: the person may still say that it is meant.
      if (body.only_begun_here && !isBegunHere(ctx, token.browserHash))
        throw refuse('error.begunElsewhere')
      if (!(await spendShortToken(tx, hash))) throw refuse('error.invalidShortToken')
      const { userId } = token
      await addSession(tx, userId, session, ctx)
    })
    return signedInReply(session)
  },

  beginBindTwitter: (ctx) => beginSocial(ctx, 'twitter', ctx.viewer.userId),

  bindTwitter: async (ctx, { body }) => {
    const { database, viewer, now } = ctx
    const { userId } = viewer
    const twitterId = storable(body.twitter_id)
    await database.write(async (tx) => {
      await lockPerson(tx, 'twitter', twitterId)
      await lockUser(tx, userId)
      const proof = await proofOf(tx, userId, twitterId, secondsAfter(now, -PROOF_SECONDS))
      if (!proof) throw refuse('error.twitterNotProven')
      const owner = await userOfTwitter(tx, proof.twitter_id)
      if (owner && owner !== userId) throw refuse('error.twitterTaken')
      await setTwitter(tx, userId, {
        twitter_id: proof.twitter_id,
        twitter_account: proof.screen_name,
        twitter_picture_id: proof.picture_id,
      })
      await dropUnusedPictures(tx, userId)
      await rewardBinding(tx, ctx, userId, proof.twitter_id)
    })
    return json({ code: 0, data: null })
  },

  unbindTwitter: async (ctx) => {
    const { database, viewer } = ctx
    const { userId } = viewer
    await takeRate(ctx, 'unbind', userId)
    await database.write(async (tx) => {
      await lockUser(tx, userId)
      const ways = await waysIn(tx, userId)
      if (!ways?.twitter_id) return
      if (!ways.email && !ways.hasIdentity) throw refuse('error.lastSignIn')
      await setTwitter(tx, userId, UNBOUND)
      await dropUnusedPictures(tx, userId)
    })
    return json({ code: 0, data: null })
  },
} satisfies Partial<ServerHandlers>

function sent(parameters: Readonly<Record<string, string | undefined>>): Map<string, string> {
  return new Map(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  )
}
