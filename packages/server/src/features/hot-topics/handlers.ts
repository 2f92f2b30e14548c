import type { HandlersOf } from '../../contract/context.ts'
import { json } from '../../contract/replies.ts'
import { hotTopics } from './store.ts'

export const hotTopicHandlers = {
  fetchHotTopics: async (ctx, { query }) => {
    const language = query.language ?? ctx.language
    return json({ code: 0, data: await hotTopics(ctx.database.db, language, query.limit ?? 6) })
  },
} satisfies HandlersOf<'fetchHotTopics'>
