import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import { lastAnswer, question, running } from '../conversation.ts'
import type { CallRequest } from '../request.ts'
import type { Stage } from '../stage.ts'

/** A long answer that is asked for as a whole. */
function longWhole(stage: Stage, topics_id = newId()) {
  const body = question({ question: stage.subject.questions.slow, topics_id, detached: true })
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
  success('ask', 'gives as a whole what there is of a stopped answer', async (stage) => {
    const me = await stage.freeUser()
    const request = longWhole(stage)
    const { topics_id } = request.body
    endLater(me, topics_id, async () => {
      const { request_id } = await lastAnswer(me, topics_id)
      await me.done('stopAnswer', { path: { request_id } })
    })
    const { response } = await me.done('ask', request)
    const kept = await lastAnswer(me, topics_id)
    assert.deepEqual([kept.status, kept.content], ['stopped', response])
  }),
  refusal('ask', 'error.topicDeleted', 'as a whole', async (stage) => {
    const client = await stage.freeUser()
    const request = longWhole(stage)
    const { topics_id } = request.body
    endLater(client, topics_id, () => client.done('deleteTopic', { body: { topics_id } }))
    return { client, request }
  }),
  refusal('ask', 'error.interrupted', 'as a whole', async (stage) => {
    const { leave, ...person } = await stage.subject.leaving()
    const client = stage.as(person)
    const request = longWhole(stage)
    endLater(client, request.body.topics_id, leave)
    return { client, request }
  }),
]
