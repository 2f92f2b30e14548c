import { BODY_MAX_BYTES } from '@coinquiry/api-client/limits'
import { describe, expect, test } from 'vitest'
import { refuse } from '../domain/refusal.ts'
import { file, redirect } from './replies.ts'
import { ann, type TestHandler, testOperation, testServer } from './testing.ts'
import { visitor } from './viewer.ts'

const operations = [
  testOperation({
    id: 'fetchUser',
    method: 'POST',
    path: '/notes/{note_id}',
    signInRequired: true,
    parameters: [
      { name: 'note_id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'page', in: 'query', required: false, schema: { type: 'integer', default: 1 } },
      { name: 'X-Key', in: 'header', required: false, schema: { type: 'string' } },
    ],
    body: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
    },
    responses: {
      '200': {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              additionalProperties: false,
              required: ['code', 'data'],
              properties: { code: { const: 0 }, data: {} },
            },
          },
        },
      },
    },
  }),
  testOperation({ id: 'logout', method: 'GET', path: '/open' }),
]
const text = {
  type: 'string',
  maxLength: 3,
  'x-error-keys': { maxLength: 'error.questionTooLong' },
}
const schemas = {
  Note: {
    type: 'object',
    required: ['text'],
    properties: { text, count: { type: 'integer' }, flag: { type: 'boolean', default: true } },
  },
}

const server = (
  handle: TestHandler,
  open: TestHandler = async () => ({ kind: 'json', body: {} }),
) =>
  testServer(
    { fetchUser: handle, logout: open },
    {
      operations,
      schemas,
      viewerOf: async (token) => (token === 'alive' ? ann : visitor),
      checkReplies: true,
    },
  )

const echo: TestHandler = async (_ctx, input) => ({ kind: 'json', body: { code: 0, data: input } })
const post = {
  method: 'POST' as const,
  url: '/notes/7',
  headers: { authorization: 'Bearer alive', 'accept-language': 'en' },
}

describe('what a handler is given', () => {
  test.each([
    ['', 'stream'],
    ['*/*', 'stream'],
    ['text/event-stream', 'stream'],
    ['application/json', 'json'],
    ['application/json, text/event-stream', 'stream'],
    ['text/html, application/json;q=0.9', 'json'],
  ])('of a client that accepts %j is that it wants a %s', async (wanted, accept) => {
    const app = await server(async (ctx) => ({ kind: 'json', body: { code: 0, data: ctx.accept } }))
    const headers = { ...post.headers, ...(wanted !== '' && { accept: wanted }) }
    const reply = await app.inject({ ...post, headers, payload: { text: 'a' } })
    expect(reply.json()).toEqual({ code: 0, data: accept })
  })

  test('is validated, with parameters coerced and defaults set', async () => {
    const app = await server(echo)
    const headers = { ...post.headers, 'x-key': 'k' }
    const reply = await app.inject({
      ...post,
      url: '/notes/7?page=2',
      headers,
      payload: { text: 'hi' },
    })
    expect(reply.json().data).toEqual({
      path: { note_id: 7 },
      query: { page: 2 },
      header: { 'X-Key': 'k' },
      body: { text: 'hi', flag: true },
    })
  })

  test.each([
    ['no body', undefined, 400, 'error.badRequest'],
    ['a missing property', {}, 400, 'error.badRequest'],
    ['a number as text in a body', { text: 'hi', count: '1' }, 400, 'error.badRequest'],
    ['a fault with a key of its own', { text: 'long' }, 400, 'error.questionTooLong'],
    ['an enormous body', { text: 'x'.repeat(BODY_MAX_BYTES) }, 413, 'error.payloadTooLarge'],
  ])('never holds %s', async (_case, payload, status, key) => {
    const app = await server(echo)
    const reply = await app.inject({ ...post, ...(payload && { payload }) })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ code: 1, error_key: key })
  })

  test('never holds broken JSON or another media type', async () => {
    const app = await server(echo)
    const send = (type: string, payload: string) =>
      app.inject({ ...post, headers: { ...post.headers, 'content-type': type }, payload })
    expect((await send('application/json', '{"text":')).json()).toMatchObject({
      error_key: 'error.badRequest',
      message: 'The request is not valid (the body is not valid JSON)',
    })
    for (const type of ['text/csv', 'text/plain']) {
      expect((await send(type, 'a,b')).statusCode).toBe(415)
    }
  })
})

describe('who asks is decided first', () => {
  test.each(['Bearer dead', ''])('%o with a bad body is 401, not 400', async (authorization) => {
    const app = await server(echo)
    const reply = await app.inject({ ...post, headers: { authorization }, payload: {} })
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error_key).toBe('error.unauthorized')
  })

  test('a dead token is a visitor where none is needed', async () => {
    const app = await server(echo, async ({ viewer }) => redirect(`/${viewer.kind}`))
    const reply = await app.inject({ url: '/open', headers: { authorization: 'Bearer dead' } })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/visitor'])
  })
})

describe('replies', () => {
  test('a refusal stays a refusal, and is not kept by caches', async () => {
    const app = await server(async () => {
      throw refuse('error.noAccess')
    })
    const reply = await app.inject({ ...post, payload: { text: 'hi' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ code: 1, error_key: 'error.noAccess' })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('a file keeps its name in any script, and is not kept by caches', async () => {
    const content = new TextEncoder().encode('# 比特币')
    const app = await server(async () =>
      file({ mediaType: 'text/markdown', name: '比特币.md', content }),
    )
    const reply = await app.inject({ ...post, payload: { text: 'hi' } })
    expect(reply.body).toBe('# 比特币')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/markdown',
      'content-disposition': "attachment; filename*=UTF-8''%E6%AF%94%E7%89%B9%E5%B8%81.md",
      'cache-control': 'no-store',
    })
  })

  test('one that breaks the contract is our own fault', async () => {
    const app = await server(async () => ({ kind: 'json', body: { code: 0, data: 1, more: 1 } }))
    const reply = await app.inject({ ...post, payload: { text: 'hi' } })
    expect(reply.statusCode).toBe(500)
  })
})

test('an incomplete or overfull table of handlers does not boot', async () => {
  const boot = (handlers: Record<string, TestHandler>) =>
    testServer(handlers, { operations, schemas })
  await expect(boot({ fetchUser: echo })).rejects.toThrow('No handler for: logout')
  await expect(boot({ fetchUser: echo, logout: echo, ask: echo })).rejects.toThrow('ask')
})
