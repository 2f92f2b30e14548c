import assert from 'node:assert/strict'
import type { Success } from '../../src/contract/contract.ts'
import { type Case, refusal, success } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import { answered } from '../conversation.ts'

export const idsOf = (topics: Success<'fetchTopicList'>['data']) =>
  topics.map(({ topics_id }) => topics_id)

const lists = ['fetchTopicList', 'fetchCollection'] as const

/** Three favorites, the last used first. */
async function threeTopics(context: CaseContext) {
  const me = await context.proUser()
  const ids: string[] = []
  for (const question of ['比特币的总量固定吗？', 'What is staking?', 'Why do fees rise?']) {
    const { topicsId } = await answered(context, { question }, me)
    await me.done('collectTopic', { body: { topics_id: topicsId, is_collected: 1 } })
    ids.unshift(topicsId)
  }
  return { me, ids }
}

function casesOfList(id: (typeof lists)[number]): Case[] {
  return [
    success(id, 'is empty at first', async (context) => {
      const { data, next } = await (await context.freeUser()).done(id)
      assert.deepEqual({ data, next }, { data: [], next: null })
    }),
    success(id, 'gives all, the last used first, in both spellings', async (context) => {
      const { me, ids } = await threeTopics(context)
      const { data, next } = await me.done(id, { query: { search_term: '', unknown: 1 } })
      assert.deepEqual(idsOf(data), ids)
      assert.equal(next, null)
      for (const { title, topics_title, is_collected, is_collect, first_message } of data) {
        assert.equal(topics_title, title)
        assert.deepEqual([is_collected, is_collect], [1, 1])
        assert.notEqual(first_message, '')
      }
    }),
    success(id, 'gives pages that fit together', async (context) => {
      const { me, ids } = await threeTopics(context)
      const first = await me.done(id, { query: { page_size: 2 } })
      assert.ok(first.next)
      const last = await me.done(id, { query: { page_size: 2, cursor: first.next } })
      assert.deepEqual(idsOf([...first.data, ...last.data]), ids)
      assert.equal(last.next, null)
    }),
    success(id, 'finds a Chinese word of two characters, and says where', async (context) => {
      const { me, ids } = await threeTopics(context)
      const { data } = await me.done(id, { query: { search_term: '总量' } })
      assert.ok(data.some(({ topics_id }) => topics_id === ids.at(-1)))
      for (const { match } of data) {
        assert.ok(match)
        const hits = match.ranges.map(([start, end]) => match.excerpt.slice(start, end))
        assert.ok(hits.length > 0 && hits.every((hit) => hit !== ''))
      }
    }),
    success(id, 'finds an English word without regard to case', async (context) => {
      const { me, ids } = await threeTopics(context)
      const { data } = await me.done(id, { query: { search_term: 'STAKING' } })
      assert.ok(data.some(({ topics_id }) => topics_id === ids[1]))
    }),
    success(id, 'finds nothing where nothing is', async (context) => {
      const { me } = await answered(context)
      for (const search_term of ['zxqjzxqj', '%', '_', "'", '\\', '龘龘']) {
        assert.deepEqual((await me.done(id, { query: { search_term } })).data, [], search_term)
      }
    }),
    success(id, 'shows nobody what is somebody else’s', async (context) => {
      await threeTopics(context)
      const query = { search_term: '总量' }
      assert.deepEqual((await (await context.freeUser()).done(id, { query })).data, [])
    }),
  ]
}

export const listCases: readonly Case[] = [
  ...lists.flatMap(casesOfList),
  ...([...lists, 'fetchSharedTopics'] as const).map((id) =>
    refusal(id, 'error.badRequest', 'a cursor that no list gave', { query: { cursor: 'unknown' } }),
  ),
]
