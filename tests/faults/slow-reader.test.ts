import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startModelPeer } from '../peers/model-peer.ts'
import { slowly } from '../peers/model-scripts.ts'
import { type ServerProcess, startServer } from '../peers/server-process.ts'
import { newAsker } from './asker.ts'
import { hearNew } from './hearing.ts'
import { newStore } from './store.ts'

const MB = 1024 * 1024
const READERS = 50
/** 4 MB, in a few hundred frames. */
const PIECES = 400
const PIECE = 'x'.repeat(10 * 1024)

test('readers that do not read hold up nobody and are not remembered for', async () => {
  await using model = await startModelPeer()
  await using store = await newStore('postgresql')
  await using server = await startServer({ ...store, env: { ...store.env, ...model.env } })
  const asker = await newAsker(server)
  const other = await newAsker(server)
  const begin = Promise.withResolvers<void>()
  model.answer('A long answer?', async (reply) => {
    reply.say('It begins. ')
    await begin.promise
    await slowly(Array<string>(PIECES).fill(PIECE), 5)(reply)
  })
  const reading = hearNew(asker.at(server), 'A long answer?')
  await expect.poll(() => reading.state.text, { timeout: 30_000 }).toBe('It begins. ')

  const path = `/api/v1/ask/${reading.state.requestId}/stream`
  const deaf = await Promise.all(
    Array.from({ length: READERS }, () => readNothing(server, path, asker.token)),
  )
  const before = residentBytes(server.pid)
  begin.resolve()
  const meanwhile = hearNew(other.at(server), 'And a short one?')
  await meanwhile.ended
  expect(meanwhile.state.status).toBe('done')
  await reading.ended
  expect(reading.state).toMatchObject({
    status: 'done',
    text: `It begins. ${PIECE.repeat(PIECES)}`,
  })
  // Remembering the answer for each of them would take 200 MB and more.
  expect((residentBytes(server.pid) - before) / MB).toBeLessThan(150)
  for (const socket of deaf) socket.destroy()
})

/** A connection that asks for an answer and never reads a byte of it. */
async function readNothing(server: ServerProcess, path: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  return socket
}

function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}
