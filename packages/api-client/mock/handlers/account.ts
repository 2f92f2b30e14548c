import { deleteTopics } from '../answers/answering.ts'
import { nextMidnight } from '../clock.ts'
import type { User } from '../rows.ts'
import {
  done,
  file,
  json,
  type MockHandlers,
  refuse,
  type UserRequestContext,
} from '../serving/context.ts'
import { navigationCookies } from '../serving/cookies.ts'
import { topicIdsOf } from '../topics/topic-access.ts'

/** One grey pixel as WebP. */
const PICTURE = Uint8Array.from(
  atob('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  (character) => character.charCodeAt(0),
)

/** How long the membership of a world lasts from the next midnight on. */
const PLAN_SECONDS = 200 * 86_400

const USER_NAME = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,30}$/u

export const userHandlers = {
  fetchUser: async (ctx) => {
    const { world: _, ...shown } = ctx.viewer
    const resets_at = nextMidnight(ctx.server.clock())
    const plan_until = shown.plan_renewal && resets_at + PLAN_SECONDS
    return json({ code: 0, data: { ...shown, plan_until, resets_at } })
  },

  updateUserName: async (ctx, { body }) => {
    const user_name = body.user_name.trim()
    if (!USER_NAME.test(user_name)) throw refuse('error.invalidUserName')
    return change(ctx, { user_name })
  },

  uploadAvatar: async (ctx) => newAvatar(ctx),
  switchTwitterIcon: async (ctx) => newAvatar(ctx),

  fetchAvatar: async ({ server }, { path: { id } }) => {
    if (!server.avatars.has(id)) throw refuse('error.notFound')
    return file({ mediaType: 'image/webp', name: null, content: PICTURE, immutable: true })
  },

  setRightProtection: async (ctx, { body }) => {
    if (body.right_protection && !ctx.viewer.is_membership) throw refuse('error.proOnly')
    return change(ctx, { is_copyright_protection: body.right_protection ? 1 : 0 })
  },

  setDataManager: async (ctx, { body }) =>
    change(ctx, { allow_data_manage: body.allow_data_manage ? 1 : 0 }),

  deleteUser: async ({ server, viewer, base }) => {
    deleteTopics(server, topicIdsOf(server, viewer.user_id))
    server.users = server.users.filter((user) => user !== viewer)
    return done(navigationCookies(base, ''))
  },

  bindTwitter: async (ctx, { body: { twitter_id } }) => {
    const { user_id } = ctx.viewer
    const proof = ctx.server.proofs.find(
      (one) => one.user_id === user_id && one.twitter_id === twitter_id,
    )
    if (!proof) throw refuse('error.twitterNotProven')
    return change(ctx, { twitter_account: proof.screen_name })
  },

  unbindTwitter: async (ctx) => change(ctx, { twitter_account: '' }),
} satisfies Partial<MockHandlers>

function change({ viewer }: UserRequestContext, fields: Partial<User>) {
  Object.assign(viewer, fields)
  return done()
}

/** Whatever is uploaded, the same picture is shown. */
function newAvatar({ server, viewer, base }: UserRequestContext) {
  const id = server.random.id()
  server.avatars.add(id)
  viewer.icon_url = `${base}/avatars/${id}`
  return json<'uploadAvatar' | 'switchTwitterIcon'>({
    code: 0,
    data: { icon_url: viewer.icon_url },
  })
}

export const pointsHandlers = {
  fetchPointsInfo: async ({ world }) => json({ code: 0, data: world.points }),

  fetchPointsHistory: async ({ server, viewer }, { query: { page_no = 1, page_size = 10 } }) => {
    const records = server.pointsRecords
      .filter(({ user_id }) => user_id === viewer.user_id)
      .map(({ user_id: _, ...record }) => record)
      .reverse()
    const from = (page_no - 1) * page_size
    const items = records.slice(from, from + page_size)
    return json({ code: 0, data: { items, total_pages: Math.ceil(records.length / page_size) } })
  },
} satisfies Partial<MockHandlers>

export const orderHandlers = {
  createCheckoutSession: async ({ server, origin }) =>
    json({ code: 0, data: { checkout_url: `${origin}/?order=${server.random.id()}` } }),

  stripeWebhook: async () => {
    throw refuse('error.notBuilt')
  },
} satisfies Partial<MockHandlers>
