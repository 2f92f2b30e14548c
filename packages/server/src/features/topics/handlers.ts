import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { own } from '../../domain/access.ts'
import { refuse } from '../../domain/refusal.ts'
import { givenTitle } from '../../domain/title.ts'
import { rename } from '../../generation/search-index-store.ts'
import { endAnswers } from '../../generation/settle.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { loadOwner } from '../messages/store.ts'
import { deleteAllOf, deleteOne, setFavorite } from './store.ts'
import { topicList } from './topic-list.ts'

export const topicHandlers = {
  fetchTopicList: async (ctx, { query }) => json(await topicList(ctx, query)),

  fetchCollection: async (ctx, { query }) => json(await topicList(ctx, query, 'favorites')),

  collectTopic: async ({ database, viewer }, { body }) => {
    const { userId } = viewer
    const isFavorite = body.is_collected ? 1 : 0
    const isOwn = await setFavorite(database.db, { userId, topicId: body.topics_id, isFavorite })
    if (!isOwn) throw refuse('error.noAccess')
    return json({ code: 0, data: null })
  },

  renameTopic: async ({ database, viewer }, { body }) => {
    const title = givenTitle(body.title)
    const { userId } = viewer
    const isOwn = await rename(database.db, { userId, topicId: body.topics_id, title })
    if (!isOwn) throw refuse('error.noAccess')
    return json({ code: 0, data: null })
  },

  deleteTopic: async ({ database, viewer, now }, { body }) => {
    const { userId } = viewer
    const topicId = body.topics_id
    await database.write(async (tx) => {
      await lockUser(tx, userId)
      own(await loadOwner(tx, topicId), userId)
      await endAnswers(tx, { topicId }, now)
      await deleteOne(tx, topicId)
    })
    return json({ code: 0, data: null })
  },

  deleteAllTopics: async ({ database, viewer, now }) => {
    const { userId } = viewer
    await database.write(async (tx) => {
      await lockUser(tx, userId)
      await endAnswers(tx, { userId }, now)
      await deleteAllOf(tx, userId)
    })
    return json({ code: 0, data: null })
  },
} satisfies Partial<ServerHandlers>
