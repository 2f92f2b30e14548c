import {
  attachAnswer,
  deleteTopic,
  deleteUser,
  fetchSharedTopic,
  logout,
  setSharePermission,
  shareTopic,
  stopAnswer,
} from '@coinquiry/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, silentAfter, slowly, thinkingFirst } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser, type User } from '../fixtures/users.ts'
import { call } from './call.ts'
import {
  askAndRecord,
  eventually,
  hasGaps,
  lastTurn,
  type RecordedAnswer,
  recordAnswer,
  topicsLeft,
} from './recorded-answer.ts'
import { newStore, type Store } from './store.ts'

const shared = new AsyncDisposableStack()
let model: FakeModel
let store: Store
let a: ServerProcess
let b: ServerProcess

beforeAll(async () => {
  model = shared.use(await startFakeModel())
  // Both find a database without tables, and make them together.
  store = shared.use(await newStore('new postgresql'))
  ;[a, b] = await Promise.all([startNode(), startNode()])
})
afterAll(() => shared.disposeAsync())

async function startNode(): Promise<ServerProcess> {
  return shared.use(await startServer({ ...store, env: { ...store.env, ...model.env } }))
}

/** Asks at one node and listens at the other as soon as the answer has an id. */
async function askAndWatch(question: string, user: User, node = a) {
  const asked = askAndRecord(user.at(node), question)
  const requestId = await eventually(() => {
    expect(asked.failure).toBeNull()
    expect(asked.state.requestId).not.toBeNull()
    return asked.state.requestId ?? ''
  })
  return { asked, watched: recordAnswer(attachAnswer(requestId, null, { client: user.at(b) })) }
}

const textReaches = (recorded: RecordedAnswer, length: number) =>
  eventually(() => {
    // Else a test would only say that there is no text, and not why.
    expect([recorded.failure, recorded.state.error]).toEqual([null, null])
    expect(recorded.state.text.length).toBeGreaterThan(length)
  })

test('another node shows an answer while it is written, without a gap, to the same end', async () => {
  const text = [...numberedPieces(100)].join('')
  model.answer('Watched?', thinkingFirst('Let me see.', slowly(numberedPieces(100), 20)))
  const { asked, watched } = await askAndWatch('Watched?', await newUser(b))
  await textReaches(watched, 0)
  expect(asked.state.status).toBe('streaming')

  await Promise.all([asked.ended, watched.ended])
  expect(asked.state).toMatchObject({ status: 'done', text, think: 'Let me see.' })
  expect(watched.state).toMatchObject({ status: 'done', text, think: 'Let me see.' })
  expect([hasGaps(asked), hasGaps(watched)]).toEqual([false, false])
})

test('an answer is stopped from another node, and its model is released', async () => {
  model.answer('Stopped?', slowly(numberedPieces(), 20))
  const user = await newUser(b)
  const { asked, watched } = await askAndWatch('Stopped?', user)
  await textReaches(watched, 20)

  await stopAnswer(asked.state.requestId ?? '', { client: user.at(b) })
  await Promise.all([asked.ended, watched.ended])
  expect(asked.state.status).toBe('stopped')
  expect(watched.state).toMatchObject({ status: 'stopped', text: asked.state.text })
  const { answer } = await lastTurn(user.at(b), asked.topicId)
  expect(answer).toMatchObject({ status: 'stopped', content: asked.state.text })
  await eventually(() => expect(model.requestsFor('Stopped?')[0]?.end).toBe('closed by the asker'))
})

test('what is shared at one node is read at the other, and no longer once it is switched off', async () => {
  const owner = await newUser(a)
  const asked = askAndRecord(owner.at(a), 'Shared?')
  await asked.ended
  const { share_token } = await shareTopic({ topics_id: asked.topicId }, { client: owner.at(a) })
  const reader = await newUser(b)
  const read = () => fetchSharedTopic(share_token, { client: reader.at(b) })
  expect((await read()).cur_message.at(-1)?.content_list[0]?.content).toBe(asked.state.text)

  await setSharePermission({ share_token, public_permission: 0 }, { client: owner.at(a) })
  await expect(read()).rejects.toMatchObject({ errorKey: 'error.invalidShareToken' })
})

test('a topic that is deleted at the other node ends its answer, and stays paid for', async () => {
  const owner = await newUser(a)
  model.answer('Deleted elsewhere?', slowly(numberedPieces(), 20))
  const asked = askAndRecord(owner.at(a), 'Deleted elsewhere?')
  // Long enough for the other node to know of it.
  await eventually(() => expect(asked.state.text.length).toBeGreaterThan(300))

  await deleteTopic({ topics_id: asked.topicId }, { client: owner.at(b) })
  await asked.ended
  expect(asked.state.error).toMatchObject({ error_key: 'error.topicDeleted' })
  expect(await topicsLeft(owner.at(a))).toBe(2)
  await eventually(() =>
    expect(model.requestsFor('Deleted elsewhere?')[0]?.end).toBe('closed by the asker'),
  )
  const gone = await call(a, '/topics/fetch_topic_message', {
    token: owner.token,
    body: { topics_id: asked.topicId },
  })
  expect(gone.body).toMatchObject({ error_key: 'error.noAccess' })
})

test('who signs out at one node is signed out at the other', async () => {
  const owner = await newUser(a)
  expect(await topicsLeft(owner.at(b))).toBe(3)
  await logout({ client: owner.at(a) })
  const reply = await call(b, '/auth/user', { method: 'GET', token: owner.token })
  expect(reply).toMatchObject({ status: 401, body: { error_key: 'error.unauthorized' } })
})

test('an account that is deleted at the other node takes its running answer along', async () => {
  const owner = await newUser(a)
  model.answer('Account deleted?', slowly(numberedPieces(), 20))
  const asked = askAndRecord(owner.at(a), 'Account deleted?')
  await eventually(() => expect(asked.state.text.length).toBeGreaterThan(20))
  await deleteUser({ client: owner.at(b) })
  await asked.ended
  expect(asked.state.error).toMatchObject({ error_key: 'error.topicDeleted' })
  const reply = await call(a, '/auth/user', { method: 'GET', token: owner.token })
  expect(reply.status).toBe(401)
})

test('a node that is killed leaves an interrupted answer with its text, and gives back what brought none', async () => {
  const killedNode = await startNode()
  const [user, reader] = [await newUser(b), await newUser(b)]
  model.answer('Killed?', slowly(numberedPieces(), 20))
  model.answer('Killed in thought?', thinkingFirst('Let me see.', silentAfter()))
  const { asked, watched } = await askAndWatch('Killed?', user, killedNode)
  const thinking = askAndRecord(reader.at(killedNode), 'Killed in thought?')
  await eventually(() => expect(thinking.state.think).toBe('Let me see.'))
  await textReaches(watched, 100)
  // On a busy machine a checkpoint comes later than the time of writing tells.
  await eventually(async () => {
    const { answer } = await lastTurn(reader.at(b), thinking.topicId)
    expect(answer.think_content).toBe('Let me see.')
  })

  await killedNode.kill()
  const killedAt = performance.now()
  const seenElsewhere = watched.state.text
  await Promise.all([asked.ended, watched.ended])
  expect((performance.now() - killedAt) / 1000).toBeLessThan(25)

  expect(asked.failure).not.toBeNull()
  expect(watched.state).toMatchObject({
    status: 'interrupted',
    error: { error_key: 'error.interrupted' },
  })
  const { question, answer } = await lastTurn(user.at(b), asked.topicId)
  expect(question.content).toBe('Killed?')
  expect(answer.status).toBe('interrupted')
  // What the other node showed is stored; at most the text since the last checkpoint is lost.
  expect(answer.content).toContain(seenElsewhere)
  expect(asked.state.text.startsWith(answer.content)).toBe(true)
  expect(asked.state.text.length - answer.content.length).toBeLessThan(1000)

  expect(await topicsLeft(user.at(b))).toBe(2)
  await eventually(async () => {
    const turn = await lastTurn(reader.at(b), thinking.topicId)
    expect(turn.answer).toMatchObject({ status: 'interrupted', think_content: 'Let me see.' })
  })
  expect(await topicsLeft(reader.at(b))).toBe(3)

  // The survivor goes on answering.
  const again = askAndRecord(reader.at(b), 'Still there?')
  await again.ended
  expect(again.state.status).toBe('done')
})
