import type { Input } from '../../src/contract/contract.ts'
import { deleteTopics } from '../answers/answering.ts'
import type { Topic } from '../rows.ts'
import {
  done,
  json,
  type MockHandlers,
  refuse,
  type UserRequestContext,
} from '../serving/context.ts'
import { hotTopics } from '../texts/topics.ts'
import { ownTopic, topicIdsOf } from '../topics/topic-access.ts'
import { topicItem } from '../topics/topic-search.ts'

const TITLE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,100}$/u

export const topicHandlers = {
  fetchHotTopics: async ({ language: asked }, { query: { limit = 6, language = asked } }) =>
    json({ code: 0, data: hotTopics[language].slice(0, limit).map((title) => ({ title })) }),

  fetchTopicList: async (ctx, { query }) => json(listOf(ctx, query, () => true)),

  fetchCollection: async (ctx, { query }) =>
    json(listOf(ctx, query, ({ is_collected }) => is_collected === 1)),

  fetchSharedTopics: async (ctx, { query }) => {
    const { data, ...page } = listOf(ctx, query, ({ public_permission }) => public_permission === 1)
    const tokens = new Map(
      ctx.server.topics.map(({ topics_id, share_token }) => [topics_id, share_token]),
    )
    const shared = data.map((item) => ({ ...item, share_token: tokens.get(item.topics_id) ?? '' }))
    return json({ ...page, data: shared })
  },

  collectTopic: async (ctx, { body }) => {
    ownTopic(ctx, body.topics_id).is_collected = body.is_collected ? 1 : 0
    return done()
  },

  renameTopic: async (ctx, { body }) => {
    const title = body.title.trim()
    if (!TITLE.test(title)) throw refuse('error.invalidTopicTitle')
    ownTopic(ctx, body.topics_id).title = title
    return done()
  },

  deleteTopic: async (ctx, { body }) => {
    deleteTopics(ctx.server, new Set([ownTopic(ctx, body.topics_id).topics_id]))
    return done()
  },

  deleteAllTopics: async ({ server, viewer }) => {
    deleteTopics(server, topicIdsOf(server, viewer.user_id))
    return done()
  },
} satisfies Partial<MockHandlers>

/** The viewer's topics, the last used first; `cursor` says how many came before. */
function listOf(
  { server, viewer }: UserRequestContext,
  { search_term = '', page_size = 1000, cursor = '0' }: Input<'fetchTopicList'>['query'],
  isListed: (topic: Topic) => boolean,
) {
  if (!/^\d+$/.test(cursor)) throw refuse('error.badRequest', 'query.cursor is unknown')
  const items = server.topics
    .filter((topic) => topic.user_id === viewer.user_id && isListed(topic))
    .reverse()
    .flatMap((topic) => topicItem(server, topic, search_term.trim()) ?? [])
  const from = Number(cursor)
  const to = from + page_size
  const next = items.length > to ? String(to) : null
  return { code: 0 as const, data: items.slice(from, to), next }
}
