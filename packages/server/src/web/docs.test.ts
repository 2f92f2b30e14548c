import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { apiReference } from './docs.ts'

/** The reference, and what each of its replies was sent from. */
async function reference() {
  const sent: unknown[] = []
  const app = Fastify()
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload)
    return payload
  })
  await app.register(apiReference)
  return { app, sent }
}

test.each([
  ['/api/docs/', 'text/html; charset=utf-8'],
  ['/api/docs/js/scalar.js', 'application/javascript; charset=utf-8'],
  ['/api/docs/openapi.json', 'application/json'],
  ['/api/docs/openapi.yaml', 'application/yaml'],
  ['/api/docs/openapi.stream.json', 'application/json'],
  ['/api/docs/openapi.open-ended.json', 'application/json'],
])('%s is made once, whatever its address says besides', async (path, type) => {
  const { app, sent } = await reference()
  const replies = await Promise.all([app.inject(path), app.inject(`${path}?again`)])
  const [first] = replies
  for (const { statusCode, headers } of replies) {
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain(type)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  }
  expect(sent).toHaveLength(2)
  expect(sent[0]).toBeInstanceOf(Buffer)
  expect(sent[1]).toBe(sent[0])
  const known = await app.inject({ url: path, headers: { 'if-none-match': first.headers.etag } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('the address without a slash leads to the page, and another to nothing', async () => {
  const { app } = await reference()
  const { statusCode, headers } = await app.inject('/api/docs')
  expect([statusCode, headers.location]).toEqual([301, '/api/docs/'])
  expect((await app.inject('/api/docs/nothing')).statusCode).toBe(404)
})
