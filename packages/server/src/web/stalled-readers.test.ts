import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { dropStalledReaders } from './stalled-readers.ts'

const PIECE = 'x'.repeat(64 * 1024)
/** 32 MB: far more than the system itself buffers for a connection. */
const PIECES = 512
const WHOLE = PIECE.length * PIECES

/** Replies of each kind, on a port of this machine. */
async function server(stalledMs: number) {
  const app = Fastify()
  dropStalledReaders(app, stalledMs)
  app.get('/stream', (_request, reply) => reply.send(Readable.from(Array(PIECES).fill(PIECE))))
  app.get('/file', (_request, reply) => reply.send(Buffer.alloc(WHOLE, 'x')))
  app.get('/late', async () => sleep(3 * stalledMs, 'late'))
  app.get('/pause', (_request, reply) => reply.send(Readable.from(withPause(3 * stalledMs))))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    connections: promisify(app.server.getConnections.bind(app.server)),
    async open(path: string): Promise<Socket> {
      const socket = connect({ port, host: '127.0.0.1' })
      await once(socket, 'connect')
      socket.on('error', () => undefined)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      return socket
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

async function* withPause(ms: number) {
  yield 'before'
  await sleep(ms)
  yield 'after'
}

test.each(['/stream', '/file'])('who takes nothing of %s is dropped', async (path) => {
  await using running = await server(200)
  const socket = await running.open(path)
  socket.pause()
  expect(await running.connections()).toBe(1)
  await eventually(() => running.connections()).toBe(0)
  socket.destroy()
})

test.each(['/stream', '/file'])('who takes %s slowly gets all of it', async (path) => {
  const stalledMs = 1000
  await using running = await server(stalledMs)
  const socket = await running.open(path)
  let received = 0
  const begun = performance.now()
  for await (const piece of socket) {
    received += piece.length
    if (performance.now() - begun < 2.5 * stalledMs) await sleep(20)
  }
  expect(received).toBeGreaterThan(WHOLE)
})

test.each([
  ['/late', 'late'],
  ['/pause', 'after'],
])('who waits for %s is left alone', async (path, end) => {
  await using running = await server(100)
  const socket = await running.open(path)
  const chunks = await Array.fromAsync(socket)
  expect(Buffer.concat(chunks).toString()).toContain(end)
})
