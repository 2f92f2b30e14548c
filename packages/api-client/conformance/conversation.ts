import assert from 'node:assert/strict'
import type { OperationId, Schemas } from '../src/contract/contract.ts'
import { newId } from '../src/ids.ts'
import { type Case, refusal } from './case.ts'
import type { CaseContext } from './case-context.ts'
import type { Client } from './client.ts'
import { LeftOut } from './left-out.ts'
import type { CallRequest } from './request.ts'

type Fields = Partial<Schemas['AskRequest']>

export type Answered = Awaited<ReturnType<typeof answered>>

/** The ids of a question and its answer. */
export type Turn = Pick<Answered, 'topicsId' | 'requestId' | 'questionId' | 'answerId'>

/**
 * Asks and reads the answer to its end; as a new user and in a topic of its own, unless the arguments
 * say otherwise.
 */
export async function answered(context: CaseContext, fields: Fields = {}, me?: Client) {
  const { quick } = context.subject.questions
  const { stream, ...asked } = await underWay(context, { question: quick, ...fields }, me)
  const answer = await stream.readToEnd()
  assert.equal(answer.status, 'done')
  return { ...asked, answer }
}

/** What asks for a question in other words. */
export const edit = (message_id: string) => ({ question_type: 1, message_id }) as const

/** What asks for one more version of an answer. */
export const regenerate = (message_id: string) => ({ question_type: 2, message_id }) as const

export const regenerated = (context: CaseContext, { me, topicsId, answerId }: Answered) =>
  answered(context, { question: '', topics_id: topicsId, ...regenerate(answerId) }, me)

/** Asks something with a long answer, and reads its first words. */
export async function longAnswer(context: CaseContext, fields: Fields = {}, me?: Client) {
  const asked = await underWay(
    context,
    { question: slowText(context), detached: true, ...fields },
    me,
  )
  await asked.stream.next('message')
  const { status } = await lastAnswer(asked.me, asked.topicsId)
  assert.equal(
    status,
    'running',
    `questions.slow has just begun to be answered, but is "${status}" in its topic: give a text that is answered for a minute, or none`,
  )
  return asked
}

/** The text with a long answer; leaves the case out where the subject has none. */
export function slowText({ subject }: CaseContext): string {
  const { slow } = subject.questions
  if (slow === undefined) throw new LeftOut('questions.slow: none')
  return slow
}

async function underWay(context: CaseContext, fields: Fields, asker?: Client) {
  const me = asker ?? (await context.freeUser())
  const body = question(fields)
  const deepthink = body.deepthink === true || body.deepthink === 1
  const stream = await me.stream('ask', { body }, { deepthink })
  const start = await stream.next('start')
  const { topics_id, request_id, question_message_id, answer_message_id } = start
  assert.equal(topics_id, body.topics_id.toLowerCase())
  return {
    me,
    stream,
    topicsId: topics_id,
    requestId: request_id,
    questionId: question_message_id,
    answerId: answer_message_id,
    /** The parameters of `attachAnswer` and `stopAnswer`. */
    path: { request_id },
  }
}

/** What the specification sends, in a topic of its own unless `fields` say otherwise. */
export function question(fields: Fields): Schemas['AskRequest'] {
  return {
    question: 'Why?',
    topics_id: newId(),
    deepthink: true,
    internet_search: false,
    question_type: 0,
    ...fields,
  }
}

/** A topic with an answer, open to everybody who has the link. */
export async function sharedTopic(context: CaseContext, me?: Client) {
  const turn = await answered(context, {}, me)
  const { data } = await turn.me.done('shareTopic', { body: { topics_id: turn.topicsId } })
  return { ...turn, shareToken: data.share_token }
}

export const switchedOff = (share_token: string) => ({
  body: { share_token, public_permission: 0 },
})

/** What a reader sees behind a link. */
export async function sharedContent(reader: Client, token: string) {
  return (await reader.done('fetchSharedTopic', { path: { token } })).data
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

/** Cases of a topic that is somebody else's, and of one that does not exist. */
export function noAccess(operation: OperationId, request: (turn: Turn) => CallRequest): Case[] {
  return [
    refusal(operation, 'error.noAccess', "what is somebody else's", async (context) => ({
      client: await context.freeUser(),
      request: request(await answered(context)),
    })),
    refusal(operation, 'error.noAccess', 'what does not exist', async (context) => ({
      client: await context.freeUser(),
      request: request({
        topicsId: newId(),
        requestId: newId(),
        questionId: newId(),
        answerId: newId(),
      }),
    })),
  ]
}
