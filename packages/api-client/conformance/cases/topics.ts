import assert from 'node:assert/strict'
import { type Case, flags, refusal, success } from '../case.ts'
import { answered, longAnswer, noAccess } from '../conversation.ts'
import { idsOf } from './lists.ts'

const titles: readonly (readonly [name: string, sent: string, kept: string])[] = [
  ['a Chinese title', '质押的税', '质押的税'],
  ['a hundred emoji', '🪙'.repeat(100), '🪙'.repeat(100)],
  ['a title with white space around it', '  Gas fees \n', 'Gas fees'],
]

const badTitles: readonly (readonly [name: string, sent: string])[] = [
  ['an empty title', ''],
  ['white space', ' \t\u3000'],
  ['101 letters', 'a'.repeat(101)],
  ['far too long a title', 'a'.repeat(1000)],
  ['a line break within a title', 'Gas\nfees'],
  ['a bidirectional override', 'Gas\u202efees'],
]

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

  ...titles.map(([name, title, kept]) =>
    success('renameTopic', `takes ${name}`, async (context) => {
      const { me, topicsId } = await answered(context)
      const body = { topics_id: topicsId.toUpperCase(), title }
      await me.done('renameTopic', { body })
      await me.done('renameTopic', { body })
      const { data } = await me.done('fetchTopicList')
      assert.deepEqual(
        data.map((topic) => [topic.title, topic.topics_title]),
        [[kept, kept]],
      )
      const topic = await me.done('fetchTopicMessage', { body: { topics_id: topicsId } })
      assert.equal(topic.data.cur_topics_info.title, kept)
    }),
  ),
  ...badTitles.map(([name, title]) =>
    refusal('renameTopic', 'error.invalidTopicTitle', name, async (context) => {
      const { me, topicsId } = await answered(context)
      return { client: me, request: { body: { topics_id: topicsId, title } } }
    }),
  ),
  success('renameTopic', 'keeps the title through later answers', async (context) => {
    const { me, topicsId } = await answered(context)
    await me.done('renameTopic', { body: { topics_id: topicsId, title: 'Mine' } })
    await answered(context, { topics_id: topicsId }, me)
    const [topic] = (await me.done('fetchTopicList')).data
    assert.equal(topic?.title, 'Mine')
  }),
  ...noAccess('renameTopic', ({ topicsId }) => ({ body: { topics_id: topicsId, title: 'Gas' } })),

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
