import assert from 'node:assert/strict'
import { type Case, streamFailure, success } from '../case.ts'
import { answered, lastAnswer, longAnswer } from '../conversation.ts'
import { noAccess } from '../no-access.ts'
import { checkReplay } from '../stream-automaton.ts'

/** Attaching to answers, stopping them, and what ends them from outside. */
export const answerCases: readonly Case[] = [
  success(
    'attachAnswer',
    'goes on after the last id while the answer is written',
    async (stage) => {
      const me = await stage.freeUser()
      const { requestId, topicsId, stream } = await longAnswer(stage, me)
      const { number } = stream.automaton
      await stream.close()
      const path = { request_id: requestId }
      const headers = { 'last-event-id': String(number) }
      const attached = await me.stream('attachAnswer', { path, headers }, stream.automaton)
      const goingOn = await attached.next('message')
      assert.notEqual(attached.events[0]?.event, 'start')
      assert.notEqual(goingOn.content, '')
      await me.done('stopAnswer', { path })
      const { status, text } = await attached.told()
      assert.equal(status, 'stopped')
      assert.equal((await lastAnswer(me, topicsId)).content, text)
    },
  ),
  ...[undefined, '0'].map((last) =>
    success('attachAnswer', `begins with start, without an id or ${last}`, async (stage) => {
      const me = await stage.freeUser()
      const { requestId, stream } = await longAnswer(stage, me)
      const path = { request_id: requestId.toUpperCase() }
      const headers = last === undefined ? {} : { 'last-event-id': last }
      const attached = await me.stream('attachAnswer', { path, headers })
      await attached.next('message')
      assert.equal(attached.events[0]?.event, 'start')
      await me.done('stopAnswer', { path })
      const [told, first] = await Promise.all([attached.told(), stream.told()])
      assert.equal(told.text, first.text)
    }),
  ),
  ...[undefined, '3', '100000'].map((last) =>
    success('attachAnswer', `tells the whole once it has ended, with id ${last}`, async (stage) => {
      const me = await stage.freeUser()
      const { requestId, told } = await answered(stage, me)
      const headers = last === undefined ? {} : { 'last-event-id': last }
      const attached = await me.stream('attachAnswer', { path: { request_id: requestId }, headers })
      const replayed = await attached.told()
      checkReplay(replayed)
      assert.deepEqual(
        [replayed.status, replayed.text, replayed.analysis],
        [told.status, told.text, told.analysis],
      )
    }),
  ),
  success('attachAnswer', 'may be left without stopping the answer', async (stage) => {
    const me = await stage.freeUser()
    const { requestId, topicsId } = await longAnswer(stage, me)
    const path = { request_id: requestId }
    const attached = await me.stream('attachAnswer', { path })
    await attached.next('message')
    await attached.close()
    assert.equal((await lastAnswer(me, topicsId)).status, 'running')
    await me.done('stopAnswer', { path })
  }),
  ...noAccess('attachAnswer', ({ requestId }) => ({ path: { request_id: requestId } })),

  success('stopAnswer', 'ends every stream of the answer and keeps its text', async (stage) => {
    const me = await stage.freeUser()
    const { requestId, topicsId, stream } = await longAnswer(stage, me)
    const path = { request_id: requestId.toUpperCase() }
    await me.done('stopAnswer', { path })
    const { status, text } = await stream.told()
    const kept = await lastAnswer(me, topicsId)
    assert.deepEqual([status, kept.status, kept.content], ['stopped', 'stopped', text])
    const replayed = await (await me.stream('attachAnswer', { path })).told()
    checkReplay(replayed)
    assert.deepEqual([replayed.status, replayed.text], ['stopped', text])
  }),
  success('stopAnswer', 'is done where the answer has ended already', async (stage) => {
    const me = await stage.freeUser()
    const { requestId, topicsId } = await answered(stage, me)
    await me.done('stopAnswer', { path: { request_id: requestId }, body: {} })
    assert.equal((await lastAnswer(me, topicsId)).status, 'done')
  }),
  ...noAccess('stopAnswer', ({ requestId }) => ({ path: { request_id: requestId } })),

  ...(['ask', 'attachAnswer'] as const).map((operation) =>
    streamFailure(operation, 'error.topicDeleted', 'is told of the deletion', async (stage) => {
      const me = await stage.freeUser()
      const { requestId, topicsId, stream } = await longAnswer(stage, me)
      const attached = await me.stream('attachAnswer', { path: { request_id: requestId } })
      await attached.next('message')
      await me.done('deleteTopic', { body: { topics_id: topicsId } })
      return operation === 'ask' ? stream : attached
    }),
  ),
  streamFailure('ask', 'error.topicDeleted', 'is told that the account is gone', async (stage) => {
    const me = await stage.freeUser()
    const { stream } = await longAnswer(stage, me)
    await me.done('deleteUser')
    return stream
  }),
  ...(['ask', 'attachAnswer'] as const).map((operation) =>
    streamFailure(operation, 'error.interrupted', 'is told that the server left', async (stage) => {
      const { leave, ...person } = await stage.subject.leaving()
      const me = stage.as(person)
      const { requestId, stream } = await longAnswer(stage, me)
      const attached = await me.stream('attachAnswer', { path: { request_id: requestId } })
      await attached.next('message')
      await leave()
      return operation === 'ask' ? stream : attached
    }),
  ),
]
