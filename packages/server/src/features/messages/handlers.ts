import type { HandlersOf } from '../../contract/context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { own } from '../../domain/access.ts'
import { switchVersion } from '../../domain/versions.ts'
import { countsFor } from '../../generation/counts.ts'
import { lockUser } from '../../generation/user-lock.ts'
import { messagesOf, topicInfo } from './projection.ts'
import { loadContent, loadOwner, loadTopic } from './store.ts'
import { loadTree, select } from './tree-store.ts'

export const messageHandlers = {
  fetchTopicMessage: async ({ database, generations, viewer, now }, { body }) => {
    const { userId } = signedIn(viewer)
    const topic = own(await loadTopic(database.db, body.topics_id), userId)
    const messages = await loadContent(database.db, topic.topicId)
    const counts = await countsFor(database.db, topic, now)
    return json({
      code: 0,
      data: {
        cur_message: messagesOf(topic, messages, (requestId) => generations.soFar(requestId)),
        cur_topics_info: topicInfo(topic, counts, now),
        previous_topics_info: topic.source,
      },
    })
  },

  switchMessage: async ({ database, viewer }, { body }) => {
    const { userId } = signedIn(viewer)
    const topicId = body.topics_id.toLowerCase()
    await database.write(async (tx) => {
      await lockUser(tx, userId)
      own(await loadOwner(tx, topicId), userId)
      const messages = await loadTree(tx, topicId)
      const current = body.cur_message_id.toLowerCase()
      const wanted = body.switch_message_id.toLowerCase()
      await select(tx, topicId, switchVersion(messages, current, wanted))
    })
    return json({ code: 0, data: null })
  },
} satisfies HandlersOf<'fetchTopicMessage' | 'switchMessage'>
