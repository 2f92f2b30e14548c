import assert from 'node:assert/strict'
import type { OperationId, Schemas } from '../src/contract/contract.ts'
import { newId } from '../src/ids.ts'
import { type Case, refusal } from './case.ts'
import type { CaseContext } from './case-context.ts'
import type { Client } from './client.ts'
import type { OpenStream } from './open-stream.ts'
import type { CallRequest } from './request.ts'
import type { StreamResult } from './stream-automaton.ts'

type Fields = Partial<Schemas['AskRequest']>

/** The ids of a question and of its answer. */
export interface Turn {
  readonly topicsId: string
  readonly requestId: string
  readonly questionId: string
  readonly answerId: string
}

export interface Answered extends Turn {
  readonly answer: StreamResult
}

/** Asks and reads the answer to its end; in a topic of its own unless `fields` say otherwise. */
export async function answered(
  context: CaseContext,
  client: Client,
  fields: Fields = {},
): Promise<Answered> {
  const { stream, turn } = await underWay(client, {
    question: context.subject.questions.quick,
    ...fields,
  })
  const answer = await stream.readToEnd()
  assert.equal(answer.status, 'done')
  return { ...turn, answer }
}

/** Asks something with a long answer, and reads its first words. */
export async function longAnswer(
  context: CaseContext,
  client: Client,
  fields: Fields = {},
): Promise<Turn & { readonly stream: OpenStream }> {
  const { slow } = context.subject.questions
  const { stream, turn } = await underWay(client, { question: slow, detached: true, ...fields })
  await stream.next('message')
  return { ...turn, stream }
}

async function underWay(client: Client, fields: Fields & { readonly question: string }) {
  const body = question(fields)
  const deepthink = body.deepthink === true || body.deepthink === 1
  const stream = await client.stream('ask', { body }, { deepthink })
  const start = await stream.next('start')
  assert.equal(start.topics_id, body.topics_id.toLowerCase())
  const turn: Turn = {
    topicsId: start.topics_id,
    requestId: start.request_id,
    questionId: start.question_message_id,
    answerId: start.answer_message_id,
  }
  return { stream, turn }
}

/** What the specification sends, in a topic of its own unless `fields` say otherwise. */
export function question(fields: Fields & { readonly question: string }): Schemas['AskRequest'] {
  return {
    topics_id: newId(),
    deepthink: true,
    internet_search: false,
    question_type: 0,
    ...fields,
  }
}

/** A topic with an answer, open to everybody who has the link. */
export async function sharedTopic(
  context: CaseContext,
  client: Client,
): Promise<Answered & { readonly shareToken: string }> {
  const turn = await answered(context, client)
  const { data } = await client.done('shareTopic', { body: { topics_id: turn.topicsId } })
  return { ...turn, shareToken: data.share_token }
}

/** What a topic holds, as its owner sees it. */
export async function contentOf(client: Client, topics_id: string) {
  const { data } = await client.done('fetchTopicMessage', { body: { topics_id } })
  return data
}

/** The last answer of a topic, as soon as there is one that is being written. */
export async function running(client: Client, topics_id: string) {
  for (;;) {
    const { body } = await client.call('fetchTopicMessage', { body: { topics_id } })
    if (JSON.stringify(body).includes('"running"')) return lastAnswer(client, topics_id)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The version that is answered with, of the last message of a topic. */
export async function lastAnswer(client: Client, topics_id: string) {
  const { cur_message } = await contentOf(client, topics_id)
  const last = cur_message.at(-1)
  const version = last?.content_list[last.cur_path_index]
  assert.ok(version)
  return version
}

const nowhere = (): Turn => ({
  topicsId: newId(),
  requestId: newId(),
  questionId: newId(),
  answerId: newId(),
})

/** Cases of a topic that is somebody else's, and of one that does not exist. */
export function noAccess(operation: OperationId, request: (turn: Turn) => CallRequest): Case[] {
  return [
    refusal(operation, 'error.noAccess', "what is somebody else's", async (context) => {
      const turn = await answered(context, await context.freeUser())
      return { client: await context.freeUser(), request: request(turn) }
    }),
    refusal(operation, 'error.noAccess', 'what does not exist', async (context) => ({
      client: await context.freeUser(),
      request: request(nowhere()),
    })),
  ]
}
