import type { HandlersOf } from '../../../app-context.ts'
import { json } from '../../../contract/replies.ts'
import { signedIn } from '../../../contract/viewer.ts'
import { refuse } from '../../../domain/refusal.ts'
import { proofsEndedWith } from '../../../domain/social-times.ts'
import { storable } from '../../../domain/storable.ts'
import { lockUser } from '../../../quota/quota-store.ts'
import { beginSocial } from '../../auth/social/begin-social.ts'
import { lockPerson, userOfTwitter } from '../../auth/social/person-store.ts'
import { rewardBinding } from './reward-binding.ts'
import { dropUnusedPictures, proofOf, setTwitter, waysIn } from './store.ts'

const UNBOUND = { twitter_id: null, twitter_account: null, twitter_picture_id: null }

export const twitterHandlers = {
  beginBindTwitter: (ctx) => beginSocial(ctx, 'twitter', signedIn(ctx.viewer).userId),

  bindTwitter: async ({ database, viewer, now }, { body }) => {
    const { userId } = signedIn(viewer)
    const twitterId = storable(body.twitter_id)
    await database.write(async (tx) => {
      await lockPerson(tx, 'twitter', twitterId)
      await lockUser(tx, userId)
      const proof = await proofOf(tx, userId, twitterId, proofsEndedWith(now))
      if (!proof) throw refuse('error.twitterNotProven')
      const owner = await userOfTwitter(tx, proof.twitter_id)
      if (owner && owner !== userId) throw refuse('error.twitterTaken')
      await setTwitter(tx, userId, {
        twitter_id: proof.twitter_id,
        twitter_account: proof.screen_name,
        twitter_picture_id: proof.picture_id,
      })
      await dropUnusedPictures(tx, userId)
      await rewardBinding(tx, userId, proof.twitter_id, now)
    })
    return json({ code: 0, data: null })
  },

  unbindTwitter: async ({ database, viewer }) => {
    const { userId } = signedIn(viewer)
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
} satisfies HandlersOf<'beginBindTwitter' | 'bindTwitter' | 'unbindTwitter'>
