import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, success } from '../case.ts'
import {
  type Answered,
  answered,
  contentOf,
  edit,
  lastAnswer,
  longAnswer,
  regenerate,
  regenerated,
  sharedContent,
  sharedTopic,
  switchedOff,
} from '../conversation.ts'
import type { StreamResult } from '../stream-automaton.ts'

export const askCases: readonly Case[] = [
  success('ask', 'answers a new topic with its analysis', async (context) => {
    const { answer } = await answered(context)
    assert.notEqual(answer.text, '')
    assert.notEqual(answer.analysis, '')
  }),
  success('ask', 'names a topic in the stream of its first answer alone', async (context) => {
    const { me, ...first } = await answered(context)
    const [title, ...others] = titles(first.answer)
    assert.ok(title)
    assert.deepEqual(others, [])
    const second = await answered(context, { topics_id: first.topicsId }, me)
    assert.deepEqual(titles(second.answer), [])
    const whole = async (path: Answered['path']) =>
      (await me.stream('attachAnswer', { path })).readToEnd()
    assert.equal(titles(await whole(first.path)).length, 1)
    assert.deepEqual(titles(await whole(second.path)), [])
  }),
  success('ask', 'gives back what an uncounted answer spent before its end', async (context) => {
    const { offTopic } = context.subject.questions
    const { answer, me } = await answered(context, { question: offTopic })
    const close = answer.events.at(-1)
    assert.ok(close?.event === 'close')
    const { data } = await me.done('fetchUser')
    assert.equal(close.topic_count, data.topic_count)
    const isRefunded = answer.events.some((one) => one.event === 'relevant' && one.refunded)
    if (!isRefunded) return
    const again = await answered(context, { question: offTopic }, me)
    assert.deepEqual({ ...again.answer.events.at(-1), resets_at: 0 }, { ...close, resets_at: 0 })
  }),
  success('ask', 'says where question and answer stand among their versions', async (context) => {
    const first = await answered(context)
    const { me, topicsId, answer: result } = await regenerated(context, first)
    const [start] = result.events
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
    success('ask', `gives no analysis with deepthink ${deepthink}`, async (context) => {
      const { answer } = await answered(context, { deepthink })
      assert.equal(answer.analysis, '')
    }),
  ),
  success('ask', 'takes ids in upper case and answers with them in lower case', async (context) => {
    const { me, topicsId, answerId } = await answered(context)
    const fields = { topics_id: topicsId.toUpperCase(), ...regenerate(answerId.toUpperCase()) }
    const again = await answered(context, fields, me)
    assert.equal(again.topicsId, topicsId)
    assert.equal((await contentOf(me, topicsId.toUpperCase())).cur_message.length, 2)
  }),
  success('ask', 'takes each spelling of its flags', async (context) => {
    const fields = { deepthink: 1, internet_search: 0, detached: 0, message_id: '' } as const
    await answered(context, fields)
    const others = { deepthink: true, internet_search: 1, detached: true } as const
    await answered(context, { ...others, message_id: null, parent_id: null })
  }),
  success('ask', 'ignores what it does not know, and the case of ids', async (context) => {
    const fields = { topics_id: newId().toUpperCase(), unknown: { a: 1 } }
    await answered(context, fields)
  }),
  success('ask', 'takes 2,000 code points', async (context) => {
    const long = '🪙'.repeat(2000)
    const { me, topicsId } = await answered(context, { question: long })
    const { cur_message } = await contentOf(me, topicsId)
    assert.equal(cur_message[0]?.content_list[0]?.content, long)
  }),
  success('ask', 'appends to the conversation', async (context) => {
    const { me, ...first } = await answered(context)
    const second = await answered(context, { topics_id: first.topicsId }, me)
    await answered(context, { topics_id: first.topicsId, parent_id: second.answerId }, me)
    const { cur_message } = await contentOf(me, first.topicsId)
    assert.equal(cur_message.length, 6)
    assert.equal(cur_message[2]?.parent_id, first.answerId)
  }),
  success('ask', 'edits a question', async (context) => {
    const { me, ...first } = await answered(context)
    const fields = { question: 'What is a wallet?', topics_id: first.topicsId }
    const edited = await answered(context, { ...fields, ...edit(first.questionId) }, me)
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
  success('ask', 'answers again', async (context) => {
    const first = await answered(context)
    const again = await regenerated(context, first)
    assert.equal(again.questionId, first.questionId)
    const { cur_message } = await contentOf(first.me, first.topicsId)
    assert.deepEqual(
      cur_message.map(({ content_list }) => content_list.length),
      [1, 2],
    )
  }),
  success('ask', 'continues a shared topic by the id that its link shows', async (context) => {
    const shared = await sharedTopic(context)
    const { cur_topics_info } = await sharedContent(context.visitor(), shared.shareToken)
    const source = { share_topics_id: cur_topics_info.topics_id }
    const { me, topicsId } = await answered(context, source)
    const { previous_topics_info, cur_message } = await contentOf(me, topicsId)
    assert.equal(previous_topics_info?.share_token, shared.shareToken)
    assert.equal(cur_message.length, 2)
  }),
  success('ask', "continues a private topic of one's own by its id", async (context) => {
    const { me, ...source } = await answered(context)
    const { topicsId } = await answered(context, { share_topics_id: source.topicsId }, me)
    assert.equal((await contentOf(me, topicsId)).previous_topics_info, null)
  }),
  success('ask', 'forgets a source that is public no longer', async (context) => {
    const { me: owner, ...shared } = await sharedTopic(context)
    const { cur_topics_info } = await sharedContent(context.visitor(), shared.shareToken)
    const source = { share_topics_id: cur_topics_info.topics_id }
    const { me, topicsId } = await answered(context, source)
    await owner.done('setSharePermission', switchedOff(shared.shareToken))
    assert.equal((await contentOf(me, topicsId)).previous_topics_info, null)
    await answered(context, { topics_id: topicsId }, me)
  }),
]

/** What becomes of an answer whose connection is closed, or that another question overtakes. */
export const askConnectionCases: readonly Case[] = [
  success('ask', 'stops when the connection of a plain question is closed', async (context) => {
    const { me, topicsId, stream, path } = await longAnswer(context, { detached: false })
    await stream.close()
    const { status, text } = await (await me.stream('attachAnswer', { path })).readToEnd()
    const kept = await lastAnswer(me, topicsId)
    assert.deepEqual([status, kept.status, kept.content], ['stopped', 'stopped', text])
    assert.notEqual(text, '')
  }),
  success('ask', 'goes on when the connection of a detached one is closed', async (context) => {
    const { me, topicsId, stream, path } = await longAnswer(context)
    await stream.close()
    const attached = await me.stream('attachAnswer', { path }, stream.automaton)
    await attached.next('message')
    assert.equal((await lastAnswer(me, topicsId)).status, 'running')
    await me.done('stopAnswer', { path })
    assert.equal((await attached.readToEnd()).status, 'stopped')
  }),
  success('ask', 'ends a plain answer when the next question comes', async (context) => {
    const { me, topicsId, stream } = await longAnswer(context, { detached: false })
    await answered(context, { topics_id: topicsId }, me)
    assert.equal((await stream.readToEnd()).status, 'stopped')
    assert.equal((await contentOf(me, topicsId)).cur_message.length, 4)
  }),
]

const titles = ({ events }: StreamResult): string[] =>
  events.flatMap((event) => (event.event === 'title' ? [event.title] : []))
