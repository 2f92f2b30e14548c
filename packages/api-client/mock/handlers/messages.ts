import { type HandlersOf, signedIn } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import { done, json } from '../serving/replies.ts'
import { messagesOf, select } from '../topics/conversation.ts'
import { ownTopic, readableTopic } from '../topics/topic-access.ts'
import { ownView, sharedView } from '../topics/topic-view.ts'

export const messageHandlers: HandlersOf<
  'fetchTopicMessage' | 'switchMessage' | 'handleTopicComments'
> = {
  fetchTopicMessage: async (ctx, { body }) => {
    const { topic, isOwn } = readableTopic(ctx, body.topics_id)
    return json({ code: 0, data: (isOwn ? ownView : sharedView)(ctx.house, topic) })
  },

  switchMessage: async (ctx, { body }) => {
    const messages = messagesOf(ctx.house, ownTopic(ctx, body.topics_id).topics_id)
    const [from, to] = [body.cur_message_id, body.switch_message_id].map((id) =>
      messages.find(({ message_id }) => message_id === id),
    )
    if (!from || !to || from.parent_id !== to.parent_id) throw refuse('error.unknownMessage')
    await select(ctx.house, to)
    return done()
  },

  handleTopicComments: async (ctx, { body: { message_id, comments } }) => {
    const { user_id } = signedIn(ctx)
    const { messages, generations } = ctx.house
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
