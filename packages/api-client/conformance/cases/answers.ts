import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, refusal, streamFailure, success } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import type { Client } from '../client.ts'
import {
  answered,
  lastAnswer,
  longAnswer,
  noAccess,
  question,
  running,
  slowText,
} from '../conversation.ts'
import type { CallRequest } from '../request.ts'
import { checkReplay } from '../stream-automaton.ts'

/** Attaching to answers, stopping them, and what ends them from outside. */
export const answerCases: readonly Case[] = [
  success('attachAnswer', 'goes on after the last id while it is written', async (context) => {
    const { me, path, topicsId, stream } = await longAnswer(context)
    const { number } = stream.automaton
    await stream.close()
    const headers = { 'last-event-id': String(number) }
    const attached = await me.stream('attachAnswer', { path, headers }, stream.automaton)
    const nextMessage = await attached.next('message')
    assert.notEqual(attached.events[0]?.event, 'start')
    assert.notEqual(nextMessage.content, '')
    await me.done('stopAnswer', { path })
    const { status, text } = await attached.readToEnd()
    assert.equal(status, 'stopped')
    assert.equal((await lastAnswer(me, topicsId)).content, text)
  }),
  ...[undefined, '0'].map((last) =>
    success('attachAnswer', `begins with start, without an id or ${last}`, async (context) => {
      const { me, requestId, stream } = await longAnswer(context)
      const path = { request_id: requestId.toUpperCase() }
      const headers = last === undefined ? {} : { 'last-event-id': last }
      const attached = await me.stream('attachAnswer', { path, headers })
      await attached.next('message')
      assert.equal(attached.events[0]?.event, 'start')
      await me.done('stopAnswer', { path })
      const [answer, first] = await Promise.all([attached.readToEnd(), stream.readToEnd()])
      assert.equal(answer.text, first.text)
    }),
  ),
  ...[undefined, '3', '100000'].map((last) =>
    success('attachAnswer', `tells all once it has ended, with id ${last}`, async (context) => {
      const { me, path, answer } = await answered(context)
      const headers = last === undefined ? {} : { 'last-event-id': last }
      const attached = await me.stream('attachAnswer', { path, headers })
      const replayed = await attached.readToEnd()
      checkReplay(replayed)
      assert.deepEqual(
        [replayed.status, replayed.text, replayed.analysis],
        [answer.status, answer.text, answer.analysis],
      )
    }),
  ),
  success('attachAnswer', 'may be left without stopping the answer', async (context) => {
    const { me, path, topicsId } = await longAnswer(context)
    const attached = await me.stream('attachAnswer', { path })
    await attached.next('message')
    await attached.close()
    assert.equal((await lastAnswer(me, topicsId)).status, 'running')
    await me.done('stopAnswer', { path })
  }),
  ...noAccess('attachAnswer', ({ requestId }) => ({ path: { request_id: requestId } })),

  success('stopAnswer', 'ends every stream of the answer and keeps its text', async (context) => {
    const { me, requestId, topicsId, stream } = await longAnswer(context)
    const path = { request_id: requestId.toUpperCase() }
    await me.done('stopAnswer', { path })
    const { status, text } = await stream.readToEnd()
    const kept = await lastAnswer(me, topicsId)
    assert.deepEqual([status, kept.status, kept.content], ['stopped', 'stopped', text])
    const replayed = await (await me.stream('attachAnswer', { path })).readToEnd()
    checkReplay(replayed)
    assert.deepEqual([replayed.status, replayed.text], ['stopped', text])
  }),
  success('stopAnswer', 'is done where the answer has ended already', async (context) => {
    const { me, path, topicsId } = await answered(context)
    await me.done('stopAnswer', { path, body: {} })
    assert.equal((await lastAnswer(me, topicsId)).status, 'done')
  }),
  ...noAccess('stopAnswer', ({ requestId }) => ({ path: { request_id: requestId } })),

  ...(['ask', 'attachAnswer'] as const).map((operation) =>
    streamFailure(operation, 'error.topicDeleted', 'is told of the deletion', async (context) => {
      const { me, path, topicsId, stream } = await longAnswer(context)
      const attached = await me.stream('attachAnswer', { path })
      await attached.next('message')
      await me.done('deleteTopic', { body: { topics_id: topicsId } })
      return operation === 'ask' ? stream : attached
    }),
  ),
  streamFailure('ask', 'error.topicDeleted', 'is told of the deleted account', async (context) => {
    const { me, stream } = await longAnswer(context)
    await me.done('deleteUser')
    return stream
  }),
  ...(['ask', 'attachAnswer'] as const).map((operation) =>
    streamFailure(operation, 'error.interrupted', 'is told of the shutdown', async (context) => {
      const { leave, ...person } = await context.subject.leaving()
      const me = context.as(person)
      const { path, stream } = await longAnswer(context, {}, me)
      const attached = await me.stream('attachAnswer', { path })
      await attached.next('message')
      await leave()
      return operation === 'ask' ? stream : attached
    }),
  ),
]

/** A long answer that is asked for as a whole. */
function longWhole(context: CaseContext, topics_id = newId()) {
  const body = question({ question: slowText(context), topics_id, detached: true })
  return { body, accept: 'application/json' } satisfies CallRequest
}

/** Ends the answer as soon as it is under way, while the caller waits for it. */
function endLater(client: Client, topicsId: string, end: () => Promise<unknown>): void {
  // If it can't be ended, the case fails by what it is answered.
  running(client, topicsId)
    .then(end)
    .catch(() => undefined)
}

/** What is said of an answer that is ended before it is whole. */
export const wholeEndingCases: readonly Case[] = [
  success('ask', 'gives as a whole what there is of a stopped answer', async (context) => {
    const me = await context.freeUser()
    const request = longWhole(context)
    const { topics_id } = request.body
    endLater(me, topics_id, async () => {
      const { request_id } = await lastAnswer(me, topics_id)
      await me.done('stopAnswer', { path: { request_id } })
    })
    const { response } = await me.done('ask', request)
    const kept = await lastAnswer(me, topics_id)
    assert.deepEqual([kept.status, kept.content], ['stopped', response])
  }),
  refusal('ask', 'error.topicDeleted', 'as a whole', async (context) => {
    const client = await context.freeUser()
    const request = longWhole(context)
    const { topics_id } = request.body
    endLater(client, topics_id, () => client.done('deleteTopic', { body: { topics_id } }))
    return { client, request }
  }),
  refusal('ask', 'error.interrupted', 'as a whole', async (context) => {
    const { leave, ...person } = await context.subject.leaving()
    const client = context.as(person)
    const request = longWhole(context)
    endLater(client, request.body.topics_id, leave)
    return { client, request }
  }),
]
