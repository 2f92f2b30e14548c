import type { HandlersOf } from '../../app-context.ts'
import { exchangeOf, exchangesOf } from '../../domain/exchanges.ts'
import { refuse } from '../../domain/refusal.ts'
import { readTopic } from './read-topic.ts'
import { loadTopicIdOf } from './store.ts'
import { writeFile } from './write-file.ts'

export const downloadHandlers = {
  downloadTopic: async (ctx, { query }) => {
    const { topic, path } = await readTopic(ctx, query.topics_id.toLowerCase())
    return writeFile(ctx, topic, exchangesOf(path), query.file_type)
  },

  downloadMessage: async (ctx, { query }) => {
    const messageId = query.message_id.toLowerCase()
    const topicId = await loadTopicIdOf(ctx.database.db, messageId)
    const { topic, messages } = await readTopic(ctx, topicId)
    const exchange = exchangeOf(messages, messageId)
    if (!exchange) throw refuse('error.noAccess')
    return writeFile(ctx, topic, [exchange], query.file_type)
  },
} satisfies HandlersOf<'downloadTopic' | 'downloadMessage'>
