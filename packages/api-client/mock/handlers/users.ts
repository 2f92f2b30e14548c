import { nextMidnight } from '../clock.ts'
import { PICTURE } from '../samples.ts'
import { type Ctx, type HandlersOf, signedIn } from '../serving/context.ts'
import { navigationCookies } from '../serving/cookies.ts'
import { refuse } from '../serving/refusal.ts'
import { done, file, json } from '../serving/replies.ts'
import type { User } from '../state/rows.ts'
import { forgetTopics, topicIdsOf } from '../topics/forget-topics.ts'

const USER_NAME = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,30}$/u

export const userHandlers: HandlersOf<
  | 'fetchUser'
  | 'updateUserName'
  | 'uploadAvatar'
  | 'fetchAvatar'
  | 'setRightProtection'
  | 'setDataManager'
  | 'switchTwitterIcon'
  | 'deleteUser'
  | 'bindTwitter'
  | 'unbindTwitter'
> = {
  fetchUser: async (ctx) => {
    const { world: _, ...shown } = signedIn(ctx)
    return json({ code: 0, data: { ...shown, resets_at: nextMidnight(ctx.house.clock()) } })
  },

  updateUserName: async (ctx, { body }) => {
    const user_name = body.user_name.trim()
    if (!USER_NAME.test(user_name)) throw refuse('error.invalidUserName')
    return change(ctx, { user_name })
  },

  uploadAvatar: (ctx) => newAvatar(ctx),
  switchTwitterIcon: (ctx) => newAvatar(ctx),

  fetchAvatar: async ({ house }, { path: { id } }) => {
    if (!house.avatars.findFirst((q) => q.where({ id }))) throw refuse('error.notFound')
    return file({ mediaType: 'image/webp', name: null, content: PICTURE, immutable: true })
  },

  setRightProtection: (ctx, { body }) =>
    change(ctx, { is_copyright_protection: body.right_protection ? 1 : 0 }),

  setDataManager: (ctx, { body }) =>
    change(ctx, { allow_data_manage: body.allow_data_manage ? 1 : 0 }),

  deleteUser: async (ctx) => {
    const { user_id } = signedIn(ctx)
    const { house } = ctx
    await forgetTopics(house, topicIdsOf(house, user_id))
    house.sessions.deleteMany((q) => q.where({ user_id }))
    house.points.deleteMany((q) => q.where({ user_id }))
    house.users.delete((q) => q.where({ user_id }))
    return done(navigationCookies(ctx.base, ''))
  },

  bindTwitter: async (ctx, { body: { twitter_id } }) => {
    const { user_id } = signedIn(ctx)
    const proof = ctx.house.proofs.findFirst((q) => q.where({ user_id, twitter_id }))
    if (!proof) throw refuse('error.twitterNotProven')
    return change(ctx, { twitter_account: proof.screen_name })
  },

  unbindTwitter: (ctx) => change(ctx, { twitter_account: '' }),
}

async function change(ctx: Ctx, fields: Partial<User>) {
  const { user_id } = signedIn(ctx)
  await ctx.house.users.update((q) => q.where({ user_id }), {
    data(user) {
      Object.assign(user, fields)
    },
  })
  return done()
}

/** Whatever is uploaded, the same picture is shown. */
async function newAvatar(ctx: Ctx) {
  const id = ctx.house.chance.id()
  const icon_url = `${ctx.base}/avatars/${id}`
  await ctx.house.avatars.create({ id })
  await change(ctx, { icon_url })
  return json<'uploadAvatar' | 'switchTwitterIcon'>({ code: 0, data: { icon_url } })
}
