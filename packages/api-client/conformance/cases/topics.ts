import assert from 'node:assert/strict'
import { type Case, flags, success } from '../case.ts'
import { answered, longAnswer, noAccess } from '../conversation.ts'
import { idsOf } from './lists.ts'

export const topicCases: readonly Case[] = [
  success('fetchHotTopics', 'gives six by default', async (context) => {
    assert.equal((await context.visitor().done('fetchHotTopics')).data.length, 6)
  }),
  success('fetchHotTopics', 'gives no more than asked for', async (context) => {
    for (const limit of [1, '2', 50]) {
      const { data } = await context
        .visitor()
        .done('fetchHotTopics', { query: { limit, more: 'x' } })
      assert.ok(data.length <= Number(limit) && data.length > 0)
    }
  }),
  success('fetchHotTopics', 'speaks the language of its query or request', async (context) => {
    const titles = async (request: { language?: string; query?: { language: string } }) =>
      (await context.visitor().done('fetchHotTopics', request)).data
        .map(({ title }) => title)
        .join()
    const [zh, en] = [await titles({ language: 'zh' }), await titles({ language: 'en' })]
    assert.match(zh, /\p{Script=Han}/u)
    assert.doesNotMatch(en, /\p{Script=Han}/u)
    assert.equal(await titles({ language: 'en', query: { language: 'zh' } }), zh)
    assert.equal(await titles({ language: 'zh', query: { language: 'en' } }), en)
  }),

  ...flags.map(([spelling, is_collected, flag]) =>
    success('collectTopic', `takes ${spelling}, however often`, async (context) => {
      const { me, topicsId } = await answered(context)
      const body = { topics_id: topicsId.toUpperCase(), is_collected }
      await me.done('collectTopic', { body: { topics_id: topicsId, is_collected: flag ? 0 : 1 } })
      await me.done('collectTopic', { body })
      await me.done('collectTopic', { body })
      assert.deepEqual(idsOf((await me.done('fetchCollection')).data), flag ? [topicsId] : [])
    }),
  ),
  ...noAccess('collectTopic', ({ topicsId }) => ({
    body: { topics_id: topicsId, is_collected: 1 },
  })),

  success('deleteTopic', 'deletes it and no other', async (context) => {
    const { me, topicsId } = await answered(context)
    const other = await answered(context, {}, me)
    await me.done('deleteTopic', { body: { topics_id: topicsId } })
    assert.deepEqual(idsOf((await me.done('fetchTopicList')).data), [other.topicsId])
    await me.refused('fetchTopicMessage', 'error.noAccess', { body: { topics_id: topicsId } })
    await me.refused('deleteTopic', 'error.noAccess', { body: { topics_id: topicsId } })
  }),
  ...noAccess('deleteTopic', ({ topicsId }) => ({ body: { topics_id: topicsId } })),

  success('deleteAllTopics', 'deletes all, with what is being answered', async (context) => {
    const me = await context.freeUser()
    const { me: somebody, topicsId } = await answered(context)
    const { stream } = await longAnswer(context, {}, me)
    await me.done('deleteAllTopics')
    assert.equal((await stream.readToEnd()).status, 'failed')
    assert.deepEqual(idsOf((await me.done('fetchTopicList')).data), [])
    assert.deepEqual(idsOf((await somebody.done('fetchTopicList')).data), [topicsId])
  }),
  success('deleteAllTopics', 'is done where there is none', async (context) => {
    await (await context.freeUser()).done('deleteAllTopics', { body: {} })
  }),
]
