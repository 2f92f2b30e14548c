import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compression } from './compression.ts'

const long = JSON.stringify({ text: 'gas fee '.repeat(500) })

async function get(url: string, accepted: string | undefined = 'gzip, deflate, br') {
  const app = Fastify()
  await compression(app)
  app.get('/json', (_request, reply) => reply.type('application/json; charset=utf-8').send(long))
  app.get('/short', (_request, reply) => reply.type('application/json').send('{}'))
  app.get('/bytes', (_request, reply) => reply.type('text/markdown').send(Buffer.from(long)))
  app.get('/pdf', (_request, reply) => reply.type('application/pdf').send(Buffer.from(long)))
  app.get('/api/v1/auth/login', (_request, reply) => reply.type('application/json').send(long))
  app.get('/done', (_request, reply) =>
    reply.type('text/plain').header('content-encoding', 'br').send(long),
  )
  app.get('/events', (_request, reply) =>
    reply.type('text/event-stream; charset=utf-8').send(Readable.from([long])),
  )
  app.get('/whole-events', (_request, reply) => reply.type('text/event-stream').send(long))
  return app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })
}

test.each(['/json', '/bytes'])('a long text is compressed: %s', async (url) => {
  const reply = await get(url)
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.headers.vary).toBe('accept-encoding')
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(long)
})

test.each([
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['', undefined],
])('a client that takes %j gets %s', async (accepted, encoding) => {
  const reply = await get('/json', accepted)
  expect(reply.headers['content-encoding']).toBe(encoding)
  if (encoding === 'gzip') expect(gunzipSync(reply.rawPayload).toString()).toBe(long)
  if (encoding === undefined) expect(reply.payload).toBe(long)
  expect(reply.headers.vary).toBe('accept-encoding')
})

test.each(['/pdf', '/events', '/whole-events', '/api/v1/auth/login', '/short'])(
  '%s is sent as it is',
  async (url) => {
    const reply = await get(url)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect([long, '{}']).toContain(reply.payload)
  },
)

test('what is compressed when it is long is kept apart when it is short', async () => {
  expect((await get('/short')).headers.vary).toBe('accept-encoding')
})

test('what is compressed already is not compressed again', async () => {
  expect((await get('/done')).payload).toBe(long)
})
