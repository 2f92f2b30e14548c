import type { ErrorKey } from '../../src/contract/contract.ts'
import { newId } from '../../src/ids.ts'
import { type Case, refusal } from '../case.ts'
import { answered, longAnswer, question, type Turn } from '../conversation.ts'

type Fields = Parameters<typeof question>[0]

/** A question with these fields, asked after a first one was answered. */
function afterFirst(key: ErrorKey, name: string, fields: (first: Turn) => Partial<Fields>): Case {
  return refusal('ask', key, name, async (stage) => {
    const client = await stage.freeUser()
    const first = await answered(stage, client)
    const body = question({ question: 'Why?', topics_id: first.topicsId, ...fields(first) })
    return { client, request: { body } }
  })
}

function asFirst(key: ErrorKey, name: string, fields: Partial<Fields>): Case {
  return refusal('ask', key, name, async (stage) => ({
    client: await stage.freeUser(),
    request: { body: question({ question: 'Why?', ...fields }) },
  }))
}

/** A question in a topic that somebody else had answered. */
function inForeign(name: string, fields: (foreign: Turn) => Partial<Fields>): Case {
  return refusal('ask', 'error.noAccess', name, async (stage) => {
    const foreign = await answered(stage, await stage.freeUser())
    const body = question({ question: 'Why?', ...fields(foreign) })
    return { client: await stage.freeUser(), request: { body } }
  })
}

export const askRefusalCases: readonly Case[] = [
  asFirst('error.emptyQuestion', 'nothing', { question: '' }),
  asFirst('error.emptyQuestion', 'white space', { question: ' \n\t\u3000\u00a0' }),
  asFirst('error.questionTooLong', '2,001 emoji', { question: '🪙'.repeat(2001) }),
  afterFirst('error.emptyQuestion', 'an edit to nothing', ({ questionId }) => ({
    question: ' ',
    question_type: 1,
    message_id: questionId,
  })),
  afterFirst('error.unknownMessage', 'an edit of nothing', () => ({ question_type: 1 })),
  afterFirst('error.unknownMessage', 'an edit of an empty id', () => ({
    question_type: 1,
    message_id: '',
  })),
  afterFirst('error.unknownMessage', 'an edit of an answer', ({ answerId }) => ({
    question_type: 1,
    message_id: answerId,
  })),
  afterFirst('error.unknownMessage', 'a refresh of a question', ({ questionId }) => ({
    question_type: 2,
    message_id: questionId,
  })),
  afterFirst('error.unknownMessage', 'a refresh of an unknown answer', () => ({
    question_type: 2,
    message_id: newId(),
  })),
  afterFirst('error.unknownMessage', 'an unknown parent', () => ({ parent_id: newId() })),
  afterFirst('error.unknownMessage', 'a question as parent', ({ questionId }) => ({
    parent_id: questionId,
  })),
  afterFirst('error.staleParent', 'a first question beside another', () => ({ parent_id: null })),
  refusal('ask', 'error.staleParent', 'a conversation that has gone on', async (stage) => {
    const client = await stage.freeUser()
    const { topicsId, answerId } = await answered(stage, client)
    await answered(stage, client, { topics_id: topicsId })
    const body = question({ question: 'Why?', topics_id: topicsId, parent_id: answerId })
    return { client, request: { body } }
  }),
  asFirst('error.noAccess', 'an edit in an unknown topic', {
    question_type: 1,
    message_id: newId(),
  }),
  asFirst('error.noAccess', 'an unknown shared topic', { share_topics_id: newId() }),
  inForeign("somebody else's topic", ({ topicsId }) => ({ topics_id: topicsId })),
  inForeign("an edit in somebody else's topic", ({ topicsId, questionId }) => ({
    topics_id: topicsId,
    question_type: 1,
    message_id: questionId,
  })),
  inForeign("a share of somebody else's that is none", ({ topicsId }) => ({
    share_topics_id: topicsId,
  })),
  refusal('ask', 'error.idempotencyConflict', 'one key for two questions', async (stage) => {
    const client = await stage.freeUser()
    const headers = { 'idempotency-key': newId() }
    const body = question({ question: stage.subject.questions.quick })
    await (await client.stream('ask', { body, headers })).told()
    return { client, request: { body: { ...body, question: 'Another one?' }, headers } }
  }),
  refusal('ask', 'error.generationRunning', 'beside a detached answer', async (stage) => {
    const client = await stage.freeUser()
    const { topicsId } = await longAnswer(stage, client)
    return { client, request: { body: question({ question: 'Why?', topics_id: topicsId }) } }
  }),
  refusal('ask', 'error.topicLimit', 'no topic left', async (stage) => ({
    client: stage.as(await stage.subject.outOfTopics()),
    request: { body: question({ question: 'Why?' }) },
  })),
  refusal('ask', 'error.messageLimit', 'no follow-up left', async (stage) => {
    const { topicsId, ...person } = await stage.subject.outOfMessages()
    const body = question({ question: 'Why?', topics_id: topicsId })
    return { client: stage.as(person), request: { body } }
  }),
  refusal('ask', 'error.shuttingDown', 'a server about to stop', async (stage) => {
    const { leave, ...person } = await stage.subject.leaving()
    await leave()
    return { client: stage.as(person), request: { body: question({ question: 'Why?' }) } }
  }),
]
