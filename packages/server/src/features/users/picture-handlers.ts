import type { ServerHandlers } from '../../app-context.ts'
import { file, json } from '../../contract/replies.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { refuse } from '../../domain/refusal.ts'
import { type Images, ImageTooLarge, NotAnImage } from '../../ports/images.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { iconUrl } from './pictures.ts'
import { addPicture, pictureById, showPicture, twitterPicture } from './store.ts'

/** What the rate of uploads counts. */
const MEGABYTE = 1_000_000

export const avatarHandlers = {
  uploadAvatar: async (ctx, { body }) => {
    const userId = memberOf(ctx.viewer)
    await takeRate(ctx, 'upload', userId, Math.ceil(body.file.length / MEGABYTE))
    const content = await encoded(ctx.ports.images, body.file)
    const avatarId = await ctx.database.write(async (tx) => {
      await lockUser(tx, userId)
      const pictureId = await addPicture(tx, userId, content, ctx.now)
      if (pictureId) await showPicture(tx, userId, pictureId)
      return pictureId
    })
    if (!avatarId) throw refuse('error.unauthorized')
    return json({ code: 0, data: { icon_url: iconUrl(avatarId) } })
  },

  fetchAvatar: async ({ database }, { path }) => {
    const content = await pictureById(database.db, path.id)
    if (!content) throw refuse('error.notFound')
    return file({ mediaType: 'image/webp', name: null, content, immutable: true })
  },

  switchTwitterIcon: async ({ database, viewer }) => {
    const userId = memberOf(viewer)
    const avatarId = await database.write(async (tx) => {
      await lockUser(tx, userId)
      const user = await twitterPicture(tx, userId)
      if (!user) throw refuse('error.unauthorized')
      if (!user.twitter_id) throw refuse('error.twitterNotBound')
      if (!user.twitter_picture_id) throw refuse('error.noTwitterPicture')
      await showPicture(tx, userId, user.twitter_picture_id)
      return user.twitter_picture_id
    })
    return json({ code: 0, data: { icon_url: iconUrl(avatarId) } })
  },
} satisfies Partial<ServerHandlers>

/** The id of a user who may choose a picture. */
export function memberOf(viewer: SignedIn): string {
  const { userId, isMember } = viewer
  if (!isMember) throw refuse('error.proOnly')
  return userId
}

async function encoded(images: Images, content: Uint8Array): Promise<Uint8Array> {
  try {
    return await images.avatar(content)
  } catch (error) {
    if (error instanceof NotAnImage) throw refuse('error.notAnImage')
    if (error instanceof ImageTooLarge) throw refuse('error.imageTooLarge')
    throw error
  }
}
