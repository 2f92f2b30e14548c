import { type HandlersOf, signedIn } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import { done, json } from '../serving/replies.ts'
import { ownTopic } from '../topics/topic-access.ts'
import { ownView, sharedView } from '../topics/topic-view.ts'

export const shareHandlers: HandlersOf<'shareTopic' | 'fetchSharedTopic' | 'setSharePermission'> = {
  shareTopic: async (ctx, { body }) => {
    const { topics_id, share_token: known } = ownTopic(ctx, body.topics_id)
    if (known) return json({ code: 0, data: { share_token: known } })
    const share_token = ctx.house.chance.token()
    await ctx.house.topics.update((q) => q.where({ topics_id }), {
      data(topic) {
        topic.share_token = share_token
        topic.public_permission = 1
      },
    })
    return json({ code: 0, data: { share_token } })
  },

  fetchSharedTopic: async ({ house, viewer }, { path: { token } }) => {
    const topic = house.topics.findFirst((q) => q.where({ share_token: token }))
    const isOwn = topic !== undefined && topic.user_id === viewer?.user_id
    if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.invalidShareToken')
    return json({ code: 0, data: (isOwn ? ownView : sharedView)(house, topic) })
  },

  setSharePermission: async (ctx, { body: { share_token, public_permission } }) => {
    const { user_id } = signedIn(ctx)
    const changed = await ctx.house.topics.update((q) => q.where({ share_token, user_id }), {
      data(topic) {
        topic.public_permission = public_permission ? 1 : 0
      },
    })
    if (!changed) throw refuse('error.invalidShareToken')
    return done()
  },
}
