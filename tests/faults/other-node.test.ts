import {
  deleteTopic,
  deleteUser,
  fetchSharedTopic,
  logout,
  setSharePermission,
  shareTopic,
} from '@coinquiry/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, slowly } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { call } from './call.ts'
import { askAndRecord, eventually, topicsLeft } from './recorded-answer.ts'
import { newStore } from './store.ts'

const shared = new AsyncDisposableStack()
let model: FakeModel
let a: ServerProcess
let b: ServerProcess

beforeAll(async () => {
  model = shared.use(await startFakeModel())
  const store = shared.use(await newStore('postgresql'))
  const node = () => startServer({ ...store, env: { ...store.env, ...model.env } })
  ;[a, b] = (await Promise.all([node(), node()])).map((one) => shared.use(one)) as [
    ServerProcess,
    ServerProcess,
  ]
})
afterAll(() => shared.disposeAsync())

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
