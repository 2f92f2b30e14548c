import { HOT_TOPICS } from '@coinquiry/api-client/limits'
import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { hotTopics } from './store.ts'

export const hotTopicHandlers = {
  fetchHotTopics: async (ctx, { query }) => {
    const language = query.language ?? ctx.language
    const limit = query.limit ?? HOT_TOPICS
    return json({ code: 0, data: await hotTopics(ctx.database.db, language, limit) })
  },
} satisfies Partial<ServerHandlers>
