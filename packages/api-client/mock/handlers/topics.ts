import type { Topic } from '../rows.ts'
import { done, type HandlersOf, json, type UserRequestContext } from '../serving/context.ts'
import { deleteTopics, ownTopic, topicIdsOf } from '../topics/topic-access.ts'
import { topicItem } from '../topics/topic-search.ts'

export const topicHandlers: HandlersOf<
  | 'fetchHotTopics'
  | 'fetchTopicList'
  | 'fetchCollection'
  | 'collectTopic'
  | 'deleteTopic'
  | 'deleteAllTopics'
> = {
  fetchHotTopics: async ({ server, language: asked }, { query }) => {
    const { limit, language = asked } = query
    const found = server.hotTopics.findMany((q) => q.where({ language }), { take: limit ?? 6 })
    return json({ code: 0, data: found.map(({ title }) => ({ title })) })
  },

  fetchTopicList: async (ctx, { query }) => json(listOf(ctx, query, () => true)),

  fetchCollection: async (ctx, { query }) =>
    json(listOf(ctx, query, ({ is_collected }) => is_collected === 1)),

  collectTopic: async (ctx, { body }) => {
    const { topics_id } = ownTopic(ctx, body.topics_id)
    await ctx.server.topics.update((q) => q.where({ topics_id }), {
      data(topic) {
        topic.is_collected = body.is_collected ? 1 : 0
      },
    })
    return done()
  },

  deleteTopic: async (ctx, { body }) => {
    await deleteTopics(ctx.server, [ownTopic(ctx, body.topics_id).topics_id])
    return done()
  },

  deleteAllTopics: async (ctx) => {
    await deleteTopics(ctx.server, topicIdsOf(ctx.server, ctx.viewer.user_id))
    return done()
  },
}

interface Wanted {
  readonly search_term?: string
  readonly page_size?: number
  /** How many topics came before. */
  readonly cursor?: string
}

function listOf(
  ctx: UserRequestContext,
  { search_term, page_size, cursor }: Wanted,
  isListed: Listed,
) {
  const { user_id } = ctx.viewer
  const items = ctx.server.topics
    .findMany((q) => q.where((topic) => topic.user_id === user_id && isListed(topic)))
    .sort((one, other) => other.used - one.used)
    .flatMap((topic) => topicItem(ctx.server, topic, search_term?.trim() ?? '') ?? [])
  const from = Number(cursor ?? 0) || 0
  const to = from + (page_size ?? 1000)
  const next = items.length > to ? String(to) : null
  return { code: 0 as const, data: items.slice(from, to), next }
}

type Listed = (topic: Topic) => boolean
