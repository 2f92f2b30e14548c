import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { testDatabase } from './testing/databases.ts'
import { handlerContext } from './testing/handler-context.ts'

const database = testDatabase()

test('without pages, too, an unknown call fails in the form of every failure, and is logged without its address', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const context = handlerContext(database())
  const app = await createApp({ context, log, web: null, checkReplies: true })
  const reply = await app.inject({
    url: '/api/v1/nowhere?search_term=halving',
    headers: { 'accept-language': 'en' },
  })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({
    code: 1,
    data: 'Not found',
    message: 'Not found',
    error_key: 'error.notFound',
  })
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged).toMatchObject([
    { operation: 'unknown', method: 'GET', status: 404, errorKey: 'error.notFound' },
  ])
  expect(lines.join('')).not.toMatch(/nowhere|halving/)
})

test.each(['/%zz', '/api/v1/share/%e0%a4%a'])(
  'the address %s, which cannot be read, fails in the form of every failure',
  async (url) => {
    const context = handlerContext(database())
    const log = createLog('silent')
    const app = await createApp({ context, log, web: null, checkReplies: true })
    const reply = await app.inject({ url, headers: { 'accept-language': 'en' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 1, error_key: 'error.badRequest' })
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.body).not.toContain('%')
  },
)

test.each(['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
  'the contract knows no %s of its configuration',
  async (method) => {
    const context = handlerContext(database())
    const log = createLog('silent')
    const app = await createApp({ context, log, web: null, checkReplies: true })
    const reply = await app.inject({ method, url: '/api/v1/config' })
    expect(reply.statusCode).toBe(404)
    if (method !== 'HEAD') expect(reply.json()).toMatchObject({ error_key: 'error.notFound' })
  },
)

test('only a named origin reads replies of the API, refusals included, and nothing beside it', async () => {
  const env = readEnv({ CORS_ORIGINS: 'https://app.example.org' })
  const context = handlerContext(database(), { env })
  const log = createLog('silent')
  const app = await createApp({ context, log, web: null, checkReplies: true })
  const headers = { origin: 'https://app.example.org' }
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/v1/ask',
    headers: { ...headers, 'access-control-request-method': 'POST' },
  })
  expect(preflight.statusCode).toBe(204)
  const allowed = async (url: string, origin: string) => {
    const reply = await app.inject({ url, headers: { origin } })
    return reply.headers['access-control-allow-origin']
  }
  expect(await allowed('/api/v1/auth/user', headers.origin)).toBe(headers.origin)
  expect(await allowed('/api/v1/auth/user', 'https://evil.example')).toBeUndefined()
  expect(await allowed('/healthz', headers.origin)).toBeUndefined()
})
