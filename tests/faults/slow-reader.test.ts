import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ask, newId } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startModelPeer } from '../peers/model-peer.ts'
import { slowly } from '../peers/model-scripts.ts'
import { type ServerProcess, startServer } from '../peers/server-process.ts'
import { newAsker } from './asker.ts'
import { hearNew } from './hearing.ts'
import { newStore } from './store.ts'

const MB = 1024 * 1024
const READERS = 50
const PIECE = 'x'.repeat(64 * 1024)
/** 16 MB: far more than the system itself buffers for a connection. */
const PIECES = 256

test('readers that do not read hold up nobody and are not remembered for', async () => {
  await using model = await startModelPeer()
  await using store = await newStore('postgresql')
  await using server = await startServer({ ...store, env: { ...store.env, ...model.env } })
  const asker = await newAsker(server)
  const other = await newAsker(server)
  const deaf = Promise.withResolvers<Socket[]>()
  model.answer('A long answer?', async (reply) => {
    reply.say(PIECE)
    await deaf.promise
    await slowly(Array<string>(PIECES).fill(PIECE), 5)(reply)
  })

  const client = asker.at(server)
  const question = { question: 'A long answer?', topics_id: newId() }
  let heard = 0
  let before = 0
  let last = ''
  for await (const event of ask(question, { client })) {
    if (event.event === 'start') {
      const connections = Array.from({ length: READERS }, () =>
        readNothing(server, event.request_id, asker.token),
      )
      deaf.resolve(await Promise.all(connections))
      before = residentBytes(server.pid)
    }
    if (event.event === 'message') heard += event.content.length
    last = event.event
  }
  expect({ heard, last }).toEqual({ heard: PIECE.length * (PIECES + 1), last: 'close' })
  // To remember what fifty readers have not read takes more than 1,500 MB.
  expect((residentBytes(server.pid) - before) / MB).toBeLessThan(600)

  const meanwhile = hearNew(other.at(server), 'And a short one?')
  await meanwhile.ended
  expect(meanwhile.state.status).toBe('done')
  for (const socket of await deaf.promise) socket.destroy()
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
