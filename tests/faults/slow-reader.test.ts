import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ask, newId } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { slowly } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { addUser } from '../fixtures/stored.ts'
import { newUser } from '../fixtures/users.ts'
import { askAndRecord, eventually, hasGaps } from './recorded-answer.ts'
import { newStore } from './store.ts'

const MB = 1024 * 1024
const READERS = 50
const COUNT = 100
const PIECE = 'x'.repeat(64 * 1024)
/** 16 MB: far more than the system itself buffers for a connection. */
const PIECES = 256

test('readers that do not read delay nobody, and little is buffered for them', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  await using server = await startServer({ ...store, env: { ...store.env, ...model.env } })
  const user = await newUser(server)
  const other = await newUser(server)
  const unreadSockets = Promise.withResolvers<Socket[]>()
  model.answer('A long answer?', async (reply) => {
    reply.say(PIECE)
    await unreadSockets.promise
    await slowly(Array<string>(PIECES).fill(PIECE), 5)(reply)
  })

  const client = user.at(server)
  const question = { question: 'A long answer?', topics_id: newId(), internet_search: false }
  let received = 0
  let before = 0
  let last = ''
  for await (const event of ask(question, { client })) {
    if (event.event === 'start') {
      const connections = Array.from({ length: READERS }, () =>
        readNothing(server, event.request_id, user.token),
      )
      unreadSockets.resolve(await Promise.all(connections))
      before = residentBytes(server.pid)
    }
    if (event.event === 'message') received += event.content.length
    last = event.event
  }
  expect({ received, last }).toEqual({ received: PIECE.length * (PIECES + 1), last: 'close' })
  // To buffer what fifty readers have not read takes more than 1,500 MB.
  expect((residentBytes(server.pid) - before) / MB).toBeLessThan(600)

  const meanwhile = askAndRecord(other.at(server), 'And a short one?')
  await meanwhile.ended
  expect(meanwhile.state.status).toBe('done')
  for (const socket of await unreadSockets.promise) socket.destroy()
})

test('a hundred readers that do not read slow down none of a hundred answers', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  await using server = await startServer({ ...store, env: { ...store.env, ...model.env } })
  const unreadSockets = Promise.withResolvers<Socket[]>()
  const piece = 'x'.repeat(2048)
  model.answer('One of many?', async (reply) => {
    reply.say(piece)
    await unreadSockets.promise
    await slowly(Array<string>(COUNT).fill(piece), 20)(reply)
  })
  const database = await store.open()
  const people = await Promise.all(Array.from({ length: COUNT }, () => addUser(database.db)))
  await database.close()
  const recordings = people.map(({ token }) =>
    askAndRecord({ baseUrl: server.api, token: () => token, language: () => 'en' }, 'One of many?'),
  )
  const connections = recordings.map(async (recorded, nth) => {
    await eventually(() => expect(recorded.state.requestId).not.toBeNull())
    return readNothing(server, recorded.state.requestId ?? '', people[nth]?.token ?? '')
  })
  const sockets = await Promise.all(connections)
  const before = residentBytes(server.pid)
  unreadSockets.resolve(sockets)

  await Promise.all(recordings.map(({ ended }) => ended))
  expect(new Set(recordings.map(({ state }) => state.status))).toEqual(new Set(['done']))
  expect(recordings.filter(hasGaps)).toEqual([])
  const whole = piece.length * (COUNT + 1)
  expect(new Set(recordings.map(({ state }) => state.text.length))).toEqual(new Set([whole]))
  expect((residentBytes(server.pid) - before) / MB).toBeLessThan(500)
  for (const socket of sockets) socket.destroy()
})

/** A connection that asks for an answer and never reads a byte of it. */
async function readNothing(server: ServerProcess, requestId: string, token: string) {
  const { hostname, port } = new URL(server.address)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(
    [
      `GET /api/v1/ask/${requestId}/stream HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      '\r\n',
    ].join('\r\n'),
  )
  return socket
}

function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}
