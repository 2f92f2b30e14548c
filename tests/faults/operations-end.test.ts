import { once } from 'node:events'
import { connect } from 'node:net'
import { newId } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { silentAfter } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { call } from './call.ts'
import { askAndRecord, eventually } from './recorded-answer.ts'
import { newStore } from './store.ts'

test('while it drains, a server is not ready, says when to come back, and ends at a second signal', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  const env = { ...store.env, ...model.env, DRAIN_SECONDS: '3600' }
  await using server = await startServer({ ...store, env })
  const user = await newUser(server)
  model.answer('Never finished?', silentAfter('Half an answer'))
  const recorded = askAndRecord(user.at(server), 'Never finished?')
  await eventually(() => expect(recorded.state.text).toBe('Half an answer'))

  void server.stop()
  const status = async (path: string) => (await fetch(server.address + path)).status
  await eventually(async () => expect(await status('/readyz')).toBe(503))
  expect(await status('/healthz')).toBe(200)
  const body = { question: 'Too late?', topics_id: newId() }
  const late = await call(server, '/ask', { token: user.token, body })
  expect(late).toMatchObject({ status: 503, body: { code: 1, error_key: 'error.shuttingDown' } })
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)

  const again = performance.now()
  expect(await server.stop()).toMatchObject({ code: 1 })
  expect((performance.now() - again) / 1000).toBeLessThan(10)
})

test('neither idle nor half-open connections keep a server from ending in order', async () => {
  await using store = await newStore('postgresql')
  await using server = await startServer({ ...store, env: { ...store.env, DRAIN_SECONDS: '1' } })
  const { port } = new URL(server.address)
  const sockets = [
    '',
    'GET /healthz HT',
    'POST /api/v1/ask HTTP/1.1\r\nContent-Length: 9\r\n\r\n{',
  ].map((sent) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    socket.write(sent)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await (await fetch(`${server.address}/healthz`)).text()
  const stopping = performance.now()
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })
  expect((performance.now() - stopping) / 1000).toBeLessThan(20)
  for (const socket of sockets) socket.destroy()
})
