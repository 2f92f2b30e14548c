import { type Operation, operations } from '@coinquiry/api-client/contract'
import type { Database } from '@coinquiry/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newStore } from '../faults/store.ts'
import { addUser } from '../fixtures/stored.ts'
import { send } from '../fuzz/send.ts'
import { callTool } from './call-tool.ts'
import { isAboutTopics, requestFor } from './requests.ts'
import { RULES } from './rules.ts'
import { idsOf, randomIds, TARGETS, type Target } from './targets.ts'
import { isNobody, tokenOf, VIEWERS, type Viewer } from './viewers.ts'

const aboutTopics = operations.filter(isAboutTopics)
const others = operations.filter((operation) => !isAboutTopics(operation))
const shared = new AsyncDisposableStack()
let server: ServerProcess
let database: Database

beforeAll(async () => {
  const model = shared.use(await startFakeModel())
  const store = shared.use(await newStore('postgresql'))
  server = shared.use(await startServer({ ...store, env: { ...store.env, ...model.env } }))
  database = await store.open()
  shared.defer(() => database.close())
})
afterAll(() => shared.disposeAsync())

interface Reply {
  readonly status: number
  readonly key: string
  readonly body: string
}

async function attempt(operation: Operation, viewer: Viewer, target: Target): Promise<Reply> {
  const { db } = database
  const owner = await addUser(db)
  const ids = await idsOf(db, target, owner.userId)
  const token = await tokenOf(db, viewer, owner)
  // A new question: an edit or regeneration needs a message of the topic, which is another rule.
  const changes = operation.id === 'ask' ? { question_type: 0, message_id: '' } : {}
  const before = await dataOf(owner.userId)
  const sent = await send(server.api, operation, requestFor(operation, ids, changes), token)
  const reply = {
    status: sent.status,
    key: keyOf(sent.headers, sent.body),
    body: String(sent.body),
  }
  // A refused request must not change anything that is stored.
  if (reply.key !== 'granted') expect(await dataOf(owner.userId)).toEqual(before)
  return reply
}

function keyOf(headers: Headers, body: Buffer): string {
  if (!headers.get('content-type')?.startsWith('application/json')) return 'granted'
  return (JSON.parse(String(body)) as { error_key?: string }).error_key ?? 'granted'
}

async function dataOf(userId: string) {
  const { db } = database
  const topics = await db.selectFrom('topics').selectAll().where('user_id', '=', userId).execute()
  const messages = await db
    .selectFrom('messages')
    .innerJoin('topics', 'topics.id', 'messages.topic_id')
    .selectAll('messages')
    .where('topics.user_id', '=', userId)
    .orderBy('ordinal')
    .execute()
  return { topics, messages }
}

test('there is a rule for every operation that is about topics', () => {
  const known = Object.keys(RULES).sort()
  expect(aboutTopics.map(({ id }) => id).sort()).toEqual(known)
})

describe.each(aboutTopics)('$id', (operation) => {
  const rule = RULES[operation.id]
  const cases = VIEWERS.flatMap((viewer) => TARGETS.map((target) => [viewer, target] as const))

  test.each(cases)('%s, %s', async (viewer, target) => {
    const { key, status } = await attempt(operation, viewer, target)
    const mustSignIn = operation.signInRequired && isNobody(viewer)
    expect(key).toBe(mustSignIn ? 'error.unauthorized' : rule?.(viewer, target))
    expect(status).toBe(mustSignIn ? 401 : key === 'error.unknownMessage' ? 400 : 200)
  })

  test.each(VIEWERS)('%s cannot tell what is foreign from what is unknown', async (viewer) => {
    const refused = TARGETS.filter((target) => rule?.(viewer, target) !== 'granted')
    const replies = await Promise.all(refused.map((target) => attempt(operation, viewer, target)))
    const kinds = Map.groupBy(replies, ({ key }) => key)
    for (const alike of kinds.values()) {
      expect(new Set(alike.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    }
  })
})

describe('a tool for programs', () => {
  const cases = VIEWERS.flatMap((viewer) => TARGETS.map((target) => [viewer, target] as const))

  test.each(cases)('%s, %s: opens what the API opens', async (viewer, target) => {
    const { db } = database
    const owner = await addUser(db)
    const { topicId: topic_id } = await idsOf(db, target, owner.userId)
    const token = await tokenOf(db, viewer, owner)
    const before = await dataOf(owner.userId)
    const reply = await callTool(server, token, 'read_topic', { topic_id })
    const expected = isNobody(viewer) ? 'error.unauthorized' : RULES.downloadTopic?.(viewer, target)
    expect(/error\.\w+/.exec(reply.text)?.[0] ?? 'granted').toBe(expected)
    expect(reply.status).toBe(isNobody(viewer) ? 401 : 200)
    if (RULES.ask?.(viewer, target) !== 'granted') {
      const asked = await callTool(server, token, 'ask', { question: 'And?', topic_id })
      expect(asked.text).toContain(isNobody(viewer) ? 'error.unauthorized' : 'error.noAccess')
    }
    expect(await dataOf(owner.userId)).toEqual(before)
  })
})

describe('a question that names somebody else’s messages', () => {
  const ask = operations.find(({ id }) => id === 'ask')
  const kinds = [
    { question_type: 1, message_id: 'questionId' },
    { question_type: 2, message_id: 'answerId' },
    { question_type: 0, parent_id: 'answerId' },
  ] as const

  test.each(kinds)('is refused as for messages that do not exist: %o', async (kind) => {
    const { db } = database
    const reach = async (target: Target) => {
      const owner = await addUser(db)
      const mine = await idsOf(db, 'private', owner.userId)
      const foreign =
        target === 'random' ? randomIds() : await idsOf(db, target, (await addUser(db)).userId)
      const { question_type, ...named } = kind
      const ids = Object.fromEntries(
        Object.entries(named).map(([name, meaning]) => [name, foreign[meaning]]),
      )
      if (!ask) throw new Error('The contract has no ask')
      const changes = { question_type, topics_id: mine.topicId, ...ids }
      const reply = await send(server.api, ask, requestFor(ask, mine, changes), owner.token)
      return { status: reply.status, body: String(reply.body) }
    }
    const random = await reach('random')
    expect(random.status).toBe(400)
    expect(random.body).toContain('error.unknownMessage')
    for (const target of ['private', 'shared', 'unshared', 'deleted'] as const) {
      expect(await reach(target)).toEqual(random)
    }
  })

  test.each(TARGETS)('continues a shared topic only while it is shared: %s', async (target) => {
    const { db } = database
    const owner = await addUser(db)
    const { publicId } = await idsOf(db, target, owner.userId)
    const { token, userId } = await addUser(db)
    if (!ask) throw new Error('The contract has no ask')
    const changes = { question_type: 0, message_id: '', share_topics_id: publicId }
    const reply = await send(server.api, ask, requestFor(ask, randomIds(), changes), token)
    const expected = target === 'shared' ? 'granted' : 'error.noAccess'
    expect(keyOf(reply.headers, reply.body)).toBe(expected)
    expect((await dataOf(userId)).topics).toHaveLength(target === 'shared' ? 1 : 0)
  })
})

describe.each(others)('$id', (operation) => {
  test.each(VIEWERS)('%s', async (viewer) => {
    const owner = await addUser(database.db)
    const token = await tokenOf(database.db, viewer, owner)
    const { status } = await send(server.api, operation, requestFor(operation, randomIds()), token)
    const mustSignIn = operation.signInRequired && isNobody(viewer)
    expect(status === 401).toBe(mustSignIn)
    expect(status).toBeLessThan(500)
  })
})
