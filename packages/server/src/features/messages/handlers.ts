import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { mayRead, own } from '../../domain/access.ts'
import { refuse } from '../../domain/refusal.ts'
import { switchVersion } from '../../domain/versions.ts'
import { lockUser } from '../../ledger/quota-store.ts'
import { readOwn, readShared } from './read-topic.ts'
import { loadOwner, loadTopic, loadTree, rate, select } from './store.ts'

export const messageHandlers = {
  fetchTopicMessage: async (ctx, { body }) => {
    const { userId } = ctx.viewer
    const topic = await loadTopic(ctx.database.db, body.topics_id)
    if (!mayRead(topic, userId)) throw refuse('error.noAccess')
    const isOwn = topic.userId === userId
    const content = isOwn ? await readOwn(ctx, topic) : await readShared(ctx, topic)
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
    const isOwn = await rate(database.db, { userId, answerId, isLike: body.comments })
    if (!isOwn) throw refuse('error.noAccess')
    return json({ code: 0, data: null })
  },
} satisfies Partial<ServerHandlers>
