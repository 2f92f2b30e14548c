import assert from 'node:assert/strict'
import { type Case, success } from '../case.ts'
import { answered, contentOf, lastAnswer, longAnswer } from '../conversation.ts'

/** What becomes of an answer whose connection is closed, or that another question overtakes. */
export const askConnectionCases: readonly Case[] = [
  success('ask', 'stops when the connection of a plain question is closed', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, stream, requestId } = await longAnswer(stage, me, { detached: false })
    await stream.close()
    const attached = await me.stream('attachAnswer', { path: { request_id: requestId } })
    const { status, text } = await attached.told()
    const kept = await lastAnswer(me, topicsId)
    assert.deepEqual([status, kept.status, kept.content], ['stopped', 'stopped', text])
    assert.notEqual(text, '')
  }),
  success('ask', 'goes on when the connection of a detached question is closed', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, stream, requestId } = await longAnswer(stage, me)
    await stream.close()
    const path = { request_id: requestId }
    const attached = await me.stream('attachAnswer', { path }, stream.automaton)
    await attached.next('message')
    assert.equal((await lastAnswer(me, topicsId)).status, 'running')
    await me.done('stopAnswer', { path })
    assert.equal((await attached.told()).status, 'stopped')
  }),
  success('ask', 'ends a plain answer when the next question comes', async (stage) => {
    const me = await stage.freeUser()
    const { topicsId, stream } = await longAnswer(stage, me, { detached: false })
    await answered(stage, me, { topics_id: topicsId })
    assert.equal((await stream.told()).status, 'stopped')
    assert.equal((await contentOf(me, topicsId)).cur_message.length, 4)
  }),
]
