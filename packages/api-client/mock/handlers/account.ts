import { nextMidnight } from '../clock.ts'
import type { User } from '../rows.ts'
import {
  done,
  file,
  type HandlersOf,
  json,
  refuse,
  type UserRequestContext,
} from '../serving/context.ts'
import { navigationCookies } from '../serving/cookies.ts'
import { deleteTopics, topicIdsOf } from '../topics/topic-access.ts'

/** One grey pixel as WebP. */
const PICTURE = Uint8Array.from(
  atob('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  (character) => character.charCodeAt(0),
)

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
    const { world: _, ...shown } = ctx.viewer
    return json({ code: 0, data: { ...shown, resets_at: nextMidnight(ctx.server.clock()) } })
  },

  updateUserName: async (ctx, { body }) => {
    const user_name = body.user_name.trim()
    if (!USER_NAME.test(user_name)) throw refuse('error.invalidUserName')
    return change(ctx, { user_name })
  },

  uploadAvatar: (ctx) => newAvatar(ctx),
  switchTwitterIcon: (ctx) => newAvatar(ctx),

  fetchAvatar: async ({ server }, { path: { id } }) => {
    if (!server.avatars.findFirst((q) => q.where({ id }))) throw refuse('error.notFound')
    return file({ mediaType: 'image/webp', name: null, content: PICTURE, immutable: true })
  },

  setRightProtection: (ctx, { body }) =>
    change(ctx, { is_copyright_protection: body.right_protection ? 1 : 0 }),

  setDataManager: (ctx, { body }) =>
    change(ctx, { allow_data_manage: body.allow_data_manage ? 1 : 0 }),

  deleteUser: async (ctx) => {
    const { user_id } = ctx.viewer
    const { server } = ctx
    await deleteTopics(server, topicIdsOf(server, user_id))
    server.sessions.deleteMany((q) => q.where({ user_id }))
    server.points.deleteMany((q) => q.where({ user_id }))
    server.users.delete((q) => q.where({ user_id }))
    return done(navigationCookies(ctx.base, ''))
  },

  bindTwitter: async (ctx, { body: { twitter_id } }) => {
    const { user_id } = ctx.viewer
    const proof = ctx.server.proofs.findFirst((q) => q.where({ user_id, twitter_id }))
    if (!proof) throw refuse('error.twitterNotProven')
    return change(ctx, { twitter_account: proof.screen_name })
  },

  unbindTwitter: (ctx) => change(ctx, { twitter_account: '' }),
}

async function change(ctx: UserRequestContext, fields: Partial<User>) {
  const { user_id } = ctx.viewer
  await ctx.server.users.update((q) => q.where({ user_id }), {
    data(user) {
      Object.assign(user, fields)
    },
  })
  return done()
}

/** Whatever is uploaded, the same picture is shown. */
async function newAvatar(ctx: UserRequestContext) {
  const id = ctx.server.random.id()
  const icon_url = `${ctx.base}/avatars/${id}`
  await ctx.server.avatars.create({ id })
  await change(ctx, { icon_url })
  return json<'uploadAvatar' | 'switchTwitterIcon'>({ code: 0, data: { icon_url } })
}

export const pointsHandlers: HandlersOf<'fetchPointsInfo' | 'fetchPointsHistory'> = {
  fetchPointsInfo: async ({ world }) => json({ code: 0, data: world.points }),

  fetchPointsHistory: async (ctx, { query: { page_no = 1, page_size = 10 } }) => {
    const { user_id } = ctx.viewer
    const records = ctx.server.points.findMany((q) => q.where({ user_id })).reverse()
    const from = (page_no - 1) * page_size
    const items = records.slice(from, from + page_size).map(({ user_id: _, ...record }) => record)
    return json({ code: 0, data: { items, total_pages: Math.ceil(records.length / page_size) } })
  },
}

export const orderHandlers: HandlersOf<'createCheckoutSession' | 'stripeWebhook'> = {
  createCheckoutSession: async ({ server, origin }) =>
    json({ code: 0, data: { checkout_url: `${origin}/?order=${server.random.id()}` } }),

  stripeWebhook: async () => {
    throw refuse('error.notBuilt')
  },
}
