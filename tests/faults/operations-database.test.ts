import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { silentAfter } from '../fakes/model-scripts.ts'
import { startLine } from '../fakes/network-line.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { askAndRecord, eventually, topicsLeft } from './recorded-answer.ts'
import { newStore } from './store.ts'

test('a server outlives broken connections to its database, and says meanwhile that it is not ready', async () => {
  await using store = await newStore('postgresql')
  await using line = await startLine(store.env.DATABASE_URL ?? '')
  await using server = await startServer({ ...store, env: { DATABASE_URL: line.url } })
  const readiness = async () => (await fetch(`${server.address}/readyz`)).status
  const user = await newUser(server)
  expect(await readiness()).toBe(200)

  line.cut()
  await eventually(async () => expect(await readiness()).toBe(200))
  expect(await topicsLeft(user.at(server))).toBe(3)

  line.freeze()
  expect(await readiness()).toBe(503)
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  line.thaw()
  await eventually(async () => expect(await readiness()).toBe(200))
  expect(await topicsLeft(user.at(server))).toBe(3)
})

test('a database that hangs does not keep a server from ending', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  await using line = await startLine(store.env.DATABASE_URL ?? '')
  const env = { ...model.env, DATABASE_URL: line.url, DRAIN_SECONDS: '1' }
  await using server = await startServer({ ...store, env })
  model.answer('Never finished?', silentAfter('Half an answer'))
  const recorded = askAndRecord((await newUser(server)).at(server), 'Never finished?')
  await eventually(() => expect(recorded.state.text).toBe('Half an answer'))

  line.freeze()
  const stopping = performance.now()
  const { code, stderr } = await server.stop()
  expect(code).toBe(1)
  expect(stderr).toContain('The end took more than 11 s')
  expect((performance.now() - stopping) / 1000).toBeLessThan(20)
})
