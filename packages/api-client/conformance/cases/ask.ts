import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, success } from '../case.ts'
import { answered, contentOf, sharedTopic, type Turn } from '../conversation.ts'
import type { Told } from '../stream-automaton.ts'

export const askCases: readonly Case[] = [
  success('ask', 'answers a new topic with its analysis', async (stage) => {
    const { told } = await answered(stage, await stage.freeUser())
    assert.notEqual(told.text, '')
    assert.notEqual(told.analysis, '')
  }),
  success('ask', 'names a topic in the stream of its first answer alone', async (stage) => {
    const me = await stage.freeUser()
    const first = await answered(stage, me)
    const [title, ...others] = titles(first.told)
    assert.ok(title)
    assert.deepEqual(others, [])
    const second = await answered(stage, me, { topics_id: first.topicsId })
    assert.deepEqual(titles(second.told), [])
    const whole = async ({ requestId }: Turn) =>
      (await me.stream('attachAnswer', { path: { request_id: requestId } })).told()
    assert.equal(titles(await whole(first)).length, 1)
    assert.deepEqual(titles(await whole(second)), [])
  }),
  success('ask', 'says where question and answer stand among their versions', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, answerId } = await answered(stage, me)
    const again = { topics_id: topicsId, question_type: 2, message_id: answerId } as const
    const { told } = await answered(stage, me, { ...again, question: '' })
    const [start] = told.events
    const [question, answer] = (await contentOf(me, topicsId)).cur_message
    assert.ok(start?.event === 'start' && question && answer)
    const numberOf = ({ content_list, cur_path_index }: typeof question) =>
      content_list[cur_path_index]?.version_number
    assert.equal(start.parent_id, question.parent_id)
    assert.equal(start.question_version_number, numberOf(question))
    assert.equal(start.answer_version_number, numberOf(answer))
    assert.equal(start.answer_version_number, 2)
  }),
  ...([false, 0] as const).map((deepthink) =>
    success('ask', `gives no analysis with deepthink ${deepthink}`, async (stage) => {
      const { told } = await answered(stage, await stage.freeUser(), { deepthink })
      assert.equal(told.analysis, '')
    }),
  ),
  success('ask', 'takes each spelling of its flags', async (stage) => {
    const fields = { deepthink: 1, internet_search: 0, detached: 0, message_id: '' } as const
    await answered(stage, await stage.freeUser(), fields)
    const others = {
      deepthink: true,
      internet_search: 1,
      detached: true,
      message_id: null,
    } as const
    await answered(stage, await stage.freeUser(), { ...others, parent_id: null })
  }),
  success('ask', 'ignores what it does not know, and the case of ids', async (stage) => {
    const fields = { topics_id: newId().toUpperCase(), unknown: { a: 1 } }
    await answered(stage, await stage.freeUser(), fields)
  }),
  success('ask', 'takes 2,000 code points', async (stage) => {
    const me = await stage.freeUser()
    const long = '🪙'.repeat(2000)
    const { topicsId } = await answered(stage, me, { question: long })
    const { cur_message } = await contentOf(me, topicsId)
    assert.equal(cur_message[0]?.content_list[0]?.content, long)
  }),
  success('ask', 'appends to the conversation', async (stage) => {
    const me = await stage.freeUser()
    const first = await answered(stage, me)
    const second = await answered(stage, me, { topics_id: first.topicsId })
    const third = { topics_id: first.topicsId, parent_id: second.answerId }
    await answered(stage, me, third)
    const { cur_message } = await contentOf(me, first.topicsId)
    assert.equal(cur_message.length, 6)
    assert.equal(cur_message[2]?.parent_id, first.answerId)
  }),
  success('ask', 'edits a question', async (stage) => {
    const me = await stage.freeUser()
    const first = await answered(stage, me)
    const edited = await answered(stage, me, {
      question: 'What is a wallet?',
      topics_id: first.topicsId,
      question_type: 1,
      message_id: first.questionId,
    })
    const [asked] = (await contentOf(me, first.topicsId)).cur_message
    assert.deepEqual(
      asked?.content_list.map(({ message_id, version_number }) => [message_id, version_number]),
      [
        [first.questionId, 1],
        [edited.questionId, 2],
      ],
    )
    assert.deepEqual([asked.cur_path_index, asked.message_id], [1, edited.questionId])
  }),
  success('ask', 'answers again', async (stage) => {
    const me = await stage.freeUser()
    const first = await answered(stage, me)
    const again = await answered(stage, me, {
      question: '',
      topics_id: first.topicsId,
      question_type: 2,
      message_id: first.answerId,
    })
    assert.equal(again.questionId, first.questionId)
    const { cur_message } = await contentOf(me, first.topicsId)
    assert.deepEqual(
      cur_message.map(({ content_list }) => content_list.length),
      [1, 2],
    )
  }),
  success('ask', 'continues a shared topic by the id that its link shows', async (stage) => {
    const shared = await sharedTopic(stage, await stage.freeUser())
    const path = { token: shared.shareToken }
    const { data } = await stage.visitor().done('fetchSharedTopic', { path })
    const me = await stage.freeUser()
    const { topicsId } = await answered(stage, me, {
      share_topics_id: data.cur_topics_info.topics_id,
    })
    const { previous_topics_info, cur_message } = await contentOf(me, topicsId)
    assert.equal(previous_topics_info?.share_token, shared.shareToken)
    assert.equal(cur_message.length, 2)
  }),
  success('ask', 'forgets a source that is public no longer', async (stage) => {
    const owner = await stage.freeUser()
    const shared = await sharedTopic(stage, owner)
    const path = { token: shared.shareToken }
    const { data } = await stage.visitor().done('fetchSharedTopic', { path })
    const me = await stage.freeUser()
    const share_topics_id = data.cur_topics_info.topics_id
    const { topicsId } = await answered(stage, me, { share_topics_id })
    const off = { share_token: shared.shareToken, public_permission: 0 }
    await owner.done('setSharePermission', { body: off })
    assert.equal((await contentOf(me, topicsId)).previous_topics_info, null)
    await answered(stage, me, { topics_id: topicsId })
  }),
]

const titles = ({ events }: Told): string[] =>
  events.flatMap((event) => (event.event === 'title' ? [event.title] : []))
