import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { own } from '../../domain/access.ts'
import { reasonOf } from '../../domain/dislike-reason.ts'
import { refuse } from '../../domain/refusal.ts'
import { switchVersion } from '../../domain/versions.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { readTopic } from './read-topic.ts'
import { loadOwner, loadTopic, loadTree, rate, select } from './store.ts'

export const messageHandlers = {
  fetchTopicMessage: async (ctx, { body }) => {
    const topic = await loadTopic(ctx.database.db, body.topics_id)
    const content = await readTopic(ctx, topic, ctx.viewer.userId)
    if (!content) throw refuse('error.noAccess')
    return json({ code: 0, data: content })
  },

  switchMessage: async ({ database, viewer }, { body }) => {
    const { userId } = viewer
    const topicId = body.topics_id
    await database.write(async (tx) => {
      await lockUser(tx, userId)
      own(await loadOwner(tx, topicId), userId)
      const messages = await loadTree(tx, topicId)
      const { cur_message_id, switch_message_id } = body
      await select(tx, topicId, switchVersion(messages, cur_message_id, switch_message_id))
    })
    return json({ code: 0, data: null })
  },

  handleTopicComments: async ({ database, viewer }, { body }) => {
    const { userId } = viewer
    const answerId = body.message_id
    const reason = reasonOf(body.comments, body.reason)
    const isOwn = await rate(database.db, { userId, answerId, isLike: body.comments, reason })
    if (!isOwn) throw refuse('error.noAccess')
    return json({ code: 0, data: null })
  },
} satisfies Partial<ServerHandlers>
