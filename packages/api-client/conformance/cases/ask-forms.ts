import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, decided, success } from '../case.ts'
import { answered, contentOf, lastAnswer, question } from '../conversation.ts'

const JSON_ONLY = 'application/json'

/** The forms of a reply, and the same question twice. */
export const askFormCases: readonly Case[] = [
  success('ask', 'answers as a whole where only JSON is accepted', async (context) => {
    const me = await context.freeUser()
    const body = question({ question: context.subject.questions.quick })
    const { response, data } = await me.done('ask', { body, accept: JSON_ONLY })
    assert.notEqual(response, '')
    assert.equal(data.response, response)
    assert.equal((await lastAnswer(me, body.topics_id)).content, response)
  }),
  success('ask', 'streams by default, and where both are accepted', async (context) => {
    const me = await context.freeUser()
    for (const accept of ['application/json, text/event-stream', '*/*']) {
      const body = question({ question: context.subject.questions.quick })
      await (await me.stream('ask', { body, accept })).readToEnd()
    }
  }),

  success('ask', 'answers a repeated question once', async (context) => {
    const me = await context.freeUser()
    const body = question({ question: context.subject.questions.quick })
    const headers = { 'idempotency-key': newId() }
    const first = await (await me.stream('ask', { body, headers })).readToEnd()
    const repeated = await (await me.stream('ask', { body, headers })).readToEnd()
    const whole = await me.done('ask', { body, headers, accept: JSON_ONLY })
    assert.deepEqual(repeated.events[0], first.events[0])
    assert.deepEqual([repeated.text, whole.response], [first.text, first.text])
    assert.equal((await contentOf(me, body.topics_id)).cur_message.length, 2)
  }),
  success('ask', 'knows a repeated question in another spelling', async (context) => {
    const me = await context.freeUser()
    const body = question({ question: context.subject.questions.quick })
    const headers = { 'idempotency-key': newId() }
    const first = await (await me.stream('ask', { body, headers })).readToEnd()
    const flags = { deepthink: 1, internet_search: 0, detached: 0 } as const
    const spelled = { ...body, ...flags, message_id: '', share_topics_id: null }
    const { events } = await (
      await me.stream('ask', { body: spelled, headers }, { deepthink: true })
    ).readToEnd()
    assert.deepEqual(events[0], first.events[0])
  }),
  decided(
    success('ask', 'counts what is asked, and a repeated question once', async (context) => {
      const me = await context.freeUser()
      const { data: before } = await me.done('fetchUser')
      const body = question({ question: context.subject.questions.quick })
      const headers = { 'idempotency-key': newId() }
      for (let times = 0; times < 2; times++) {
        const close = (await (await me.stream('ask', { body, headers })).readToEnd()).events.at(-1)
        assert.ok(close?.event === 'close')
        assert.equal(close.topic_count, before.topic_count - 1)
      }
      const { answer } = await answered(context, { topics_id: body.topics_id }, me)
      const close = answer.events.at(-1)
      assert.ok(close?.event === 'close')
      const { cur_topics_info } = await contentOf(me, body.topics_id)
      assert.equal(close.message_count, cur_topics_info.remain_message_count)
      assert.equal((await me.done('fetchUser')).data.topic_count, close.topic_count)
    }),
  ),
  success('ask', 'uses no key up for what it refuses', async (context) => {
    const me = await context.freeUser()
    const headers = { 'idempotency-key': newId() }
    const body = question({ question: ' ' })
    await me.refused('ask', 'error.emptyQuestion', { body, headers })
    const { quick } = context.subject.questions
    await (await me.stream('ask', { body: { ...body, question: quick }, headers })).readToEnd()
  }),
]
