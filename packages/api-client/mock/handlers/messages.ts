import { done, type HandlersOf, json, refuse } from '../serving/context.ts'
import { messagesOf, selectVersion } from '../topics/conversation.ts'
import { ownTopic, readableTopic } from '../topics/topic-access.ts'
import { ownView, sharedView } from '../topics/topic-view.ts'

export const messageHandlers: HandlersOf<
  'fetchTopicMessage' | 'switchMessage' | 'handleTopicComments'
> = {
  fetchTopicMessage: async (ctx, { body }) => {
    const { topic, isOwn } = readableTopic(ctx, body.topics_id)
    return json({ code: 0, data: (isOwn ? ownView : sharedView)(ctx.server, topic) })
  },

  switchMessage: async (ctx, { body }) => {
    const messages = messagesOf(ctx.server, ownTopic(ctx, body.topics_id).topics_id)
    const [from, to] = [body.cur_message_id, body.switch_message_id].map((id) =>
      messages.find(({ message_id }) => message_id === id),
    )
    if (!from || !to || from.parent_id !== to.parent_id) throw refuse('error.unknownMessage')
    await selectVersion(ctx.server, to)
    return done()
  },

  handleTopicComments: async (ctx, { body: { message_id, comments } }) => {
    const { user_id } = ctx.viewer
    const { messages, generations } = ctx.server
    const own = generations.findFirst((q) => q.where({ answer_id: message_id, user_id }))
    if (!own) throw refuse('error.noAccess')
    await messages.update((q) => q.where({ message_id }), {
      data(message) {
        message.is_like = comments
      },
    })
    return done()
  },
}

export const shareHandlers: HandlersOf<'shareTopic' | 'fetchSharedTopic' | 'setSharePermission'> = {
  shareTopic: async (ctx, { body }) => {
    const { topics_id, share_token: known } = ownTopic(ctx, body.topics_id)
    if (known) return json({ code: 0, data: { share_token: known } })
    const share_token = ctx.server.random.token()
    await ctx.server.topics.update((q) => q.where({ topics_id }), {
      data(topic) {
        topic.share_token = share_token
        topic.public_permission = 1
      },
    })
    return json({ code: 0, data: { share_token } })
  },

  fetchSharedTopic: async ({ server, viewer }, { path: { token } }) => {
    const topic = server.topics.findFirst((q) => q.where({ share_token: token }))
    const isOwn = topic !== undefined && topic.user_id === viewer?.user_id
    if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.invalidShareToken')
    return json({ code: 0, data: (isOwn ? ownView : sharedView)(server, topic) })
  },

  setSharePermission: async (ctx, { body: { share_token, public_permission } }) => {
    const { user_id } = ctx.viewer
    const changed = await ctx.server.topics.update((q) => q.where({ share_token, user_id }), {
      data(topic) {
        topic.public_permission = public_permission ? 1 : 0
      },
    })
    if (!changed) throw refuse('error.invalidShareToken')
    return done()
  },
}
