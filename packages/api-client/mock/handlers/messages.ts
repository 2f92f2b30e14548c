import type { Schemas } from '../../src/contract/contract.ts'
import { done, json, type MockHandlers, refuse } from '../serving/context.ts'
import { share } from '../topics/add-topic.ts'
import { messagesOf, selectVersion } from '../topics/conversation.ts'
import { findOwnAnswer, ownTopic, readableTopic } from '../topics/topic-access.ts'
import { ownLinkView, ownView, sharedView } from '../topics/topic-view.ts'

export const messageHandlers = {
  fetchTopicMessage: async (ctx, { body }) => {
    const { topic, isOwn } = readableTopic(ctx, body.topics_id)
    return json({ code: 0, data: (isOwn ? ownView : sharedView)(ctx.server, topic) })
  },

  switchMessage: async (ctx, { body }) => {
    const topic = ownTopic(ctx, body.topics_id)
    const messages = messagesOf(ctx.server, topic.topics_id)
    const [from, to] = [body.cur_message_id, body.switch_message_id].map((id) =>
      messages.find(({ message_id }) => message_id === id),
    )
    if (!from || !to || from.parent_id !== to.parent_id) throw refuse('error.unknownMessage')
    selectVersion(ctx.server, topic, to)
    return done()
  },

  handleTopicComments: async (ctx, { body: { message_id, comments, reason } }) => {
    const answer = findOwnAnswer(ctx, (one) => one.message_id === message_id)
    if (!answer) throw refuse('error.noAccess')
    answer.is_like = comments
    if (comments !== 2 || reason === null) answer.dislike_reason = null
    else if (reason) answer.dislike_reason = keptReason(reason)
    return done()
  },
} satisfies Partial<MockHandlers>

function keptReason({ choices, text }: Schemas['DislikeReason']): Schemas['DislikeReason'] | null {
  const line = text.replace(/\s+/g, ' ').trim()
  return choices.length === 0 && line === '' ? null : { choices, text: line }
}

export const shareHandlers = {
  shareTopic: async (ctx, { body }) => {
    const topic = ownTopic(ctx, body.topics_id)
    if (topic.is_taken_down) throw refuse('error.topicTakenDown')
    if (!topic.share_token) share(ctx.server, topic)
    return json({ code: 0, data: { share_token: topic.share_token } })
  },

  fetchSharedTopic: async ({ server, viewer }, { path: { token } }) => {
    const topic = server.topics.find(({ share_token }) => share_token === token)
    const isOwn = topic !== undefined && topic.user_id === viewer?.user_id
    if (!topic || !(isOwn || topic.public_permission)) throw refuse('error.invalidShareToken')
    const data = (isOwn ? ownLinkView : sharedView)(server, topic)
    return { ...json({ code: 0, data }), isKept: !isOwn }
  },

  setSharePermission: async ({ server, viewer }, { body }) => {
    const topic = server.topics.find(
      ({ share_token, user_id }) => share_token === body.share_token && user_id === viewer.user_id,
    )
    if (!topic) throw refuse('error.invalidShareToken')
    if (body.public_permission && topic.is_taken_down) throw refuse('error.topicTakenDown')
    topic.public_permission = body.public_permission ? 1 : 0
    return done()
  },

  reportSharedTopic: async ({ server }, { path: { token } }) => {
    const topic = server.topics.find(({ share_token }) => share_token === token)
    if (!topic?.public_permission) throw refuse('error.invalidShareToken')
    return done()
  },
} satisfies Partial<MockHandlers>
