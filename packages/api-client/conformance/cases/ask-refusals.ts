import type { ErrorKey } from '../../src/contract/contract.ts'
import { newId } from '../../src/ids.ts'
import { type Case, refusal, streamFailure } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import {
  answered,
  edit,
  longAnswer,
  question,
  regenerate,
  sharedTopic,
  type Turn,
} from '../conversation.ts'
import { LeftOut } from '../left-out.ts'
import { askLimits } from '../subject.ts'

type Fields = Parameters<typeof question>[0]

/** A question with these fields, asked after a first one was answered. */
function nextAsk(key: ErrorKey, name: string, fields: (first: Turn) => Partial<Fields>): Case {
  return refusal('ask', key, name, async (context) => {
    const { me: client, ...first } = await answered(context)
    const body = question({ topics_id: first.topicsId, ...fields(first) })
    return { client, request: { body } }
  })
}

function firstAsk(key: ErrorKey, name: string, fields: Partial<Fields>): Case {
  return refusal('ask', key, name, async () => ({
    request: { body: question(fields) },
  }))
}

/** A question in a topic that somebody else had answered. */
function foreignAsk(name: string, fields: (foreign: Turn) => Partial<Fields>): Case {
  return refusal('ask', 'error.noAccess', name, async (context) => {
    const body = question(fields(await answered(context)))
    return { request: { body } }
  })
}

export const askRefusalCases: readonly Case[] = [
  firstAsk('error.emptyQuestion', 'nothing', { question: '' }),
  firstAsk('error.emptyQuestion', 'white space', { question: ' \n\t\u3000\u00a0' }),
  firstAsk('error.questionTooLong', '2,001 emoji', { question: '🪙'.repeat(2001) }),
  nextAsk('error.emptyQuestion', 'an edit to nothing', ({ questionId }) => ({
    question: ' ',
    ...edit(questionId),
  })),
  nextAsk('error.unknownMessage', 'an edit of nothing', () => ({ question_type: 1 })),
  nextAsk('error.unknownMessage', 'an edit of an empty id', () => edit('')),
  nextAsk('error.unknownMessage', 'an edit of an answer', ({ answerId }) => edit(answerId)),
  nextAsk('error.unknownMessage', 'a refresh of a question', ({ questionId }) =>
    regenerate(questionId),
  ),
  nextAsk('error.unknownMessage', 'a refresh of an unknown answer', () => regenerate(newId())),
  nextAsk('error.unknownMessage', 'an unknown parent', () => ({ parent_id: newId() })),
  nextAsk('error.unknownMessage', 'a question as parent', ({ questionId }) => ({
    parent_id: questionId,
  })),
  nextAsk('error.staleParent', 'a first question beside another', () => ({ parent_id: null })),
  refusal('ask', 'error.staleParent', 'a conversation that has gone on', async (context) => {
    const { me: client, topicsId, answerId } = await answered(context)
    await answered(context, { topics_id: topicsId }, client)
    const body = question({ topics_id: topicsId, parent_id: answerId })
    return { client, request: { body } }
  }),
  firstAsk('error.noAccess', 'an edit in an unknown topic', edit(newId())),
  firstAsk('error.noAccess', 'an unknown shared topic', { share_topics_id: newId() }),
  foreignAsk("somebody else's topic", ({ topicsId }) => ({ topics_id: topicsId })),
  foreignAsk("an edit in somebody else's topic", ({ topicsId, questionId }) => ({
    topics_id: topicsId,
    ...edit(questionId),
  })),
  foreignAsk("a share of somebody else's that is none", ({ topicsId }) => ({
    share_topics_id: topicsId,
  })),
  refusal('ask', 'error.noAccess', "a shared topic by its owner's id for it", async (context) => {
    const { topicsId } = await sharedTopic(context)
    return { request: { body: question({ share_topics_id: topicsId }) } }
  }),
  refusal('ask', 'error.idempotencyConflict', 'one key for two questions', async (context) => {
    const client = await context.freeUser()
    const headers = { 'idempotency-key': newId() }
    const body = question({ question: context.subject.questions.quick })
    await (await client.stream('ask', { body, headers })).readToEnd()
    return { client, request: { body: { ...body, question: 'Another one?' }, headers } }
  }),
  refusal('ask', 'error.generationRunning', 'beside a detached answer', async (context) => {
    const { me: client, topicsId } = await longAnswer(context)
    return { client, request: { body: question({ topics_id: topicsId }) } }
  }),
  refusal('ask', 'error.topicLimit', 'no topic left', async (context) => ({
    client: context.as(await context.subject.outOfTopics()),
    request: { body: question({}) },
  })),
  refusal('ask', 'error.messageLimit', 'no follow-up left', async (context) => {
    const { topicsId, ...person } = await context.subject.outOfMessages()
    const body = question({ topics_id: topicsId })
    return { client: context.as(person), request: { body } }
  }),
  ...askLimits.map((key) =>
    refusal('ask', key, 'beyond what the server can give', async (context) => ({
      client: context.as(await context.subject.refusedAsk(key)),
      request: { body: question({}) },
    })),
  ),
  refusal('ask', 'error.shuttingDown', 'a server about to stop', async (context) => {
    const { leave, ...person } = await context.subject.leaving()
    await leave()
    return { client: context.as(person), request: { body: question({}) } }
  }),
]

// The slowest one first.
const keys = ['error.modelTimeout', 'error.modelBusy', 'error.modelFailed'] as const

function failing({ subject }: CaseContext, key: (typeof keys)[number]) {
  const text = subject.questions.failing[key]
  if (text === undefined) throw new LeftOut(`questions.failing: none for ${key}`)
  return question({ question: text })
}

/** Answers at which the answer engine fails. */
export const modelFailureCases: readonly Case[] = keys.flatMap((key) => [
  refusal('ask', key, 'as a whole', async (context) => ({
    request: { body: failing(context, key), accept: 'application/json' },
  })),
  streamFailure('ask', key, 'as a stream', async (context) =>
    (await context.freeUser()).stream('ask', { body: failing(context, key) }),
  ),
  streamFailure('attachAnswer', key, 'is told again how it failed', async (context) => {
    const me = await context.freeUser()
    const first = await me.stream('ask', { body: failing(context, key) })
    const { request_id } = await first.next('start')
    await first.readToEnd()
    return me.stream('attachAnswer', { path: { request_id } })
  }),
])
