import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { cors } from './cors.ts'

const APP = 'https://app.example.org'

async function server(...origins: string[]) {
  const app = Fastify()
  await app.register(async (scope) => {
    await cors(scope, { origins })
    scope.get('/api', async (request) => {
      if (!request.headers.authorization) throw new Error('refused')
      return {}
    })
  })
  return app
}

test('a named origin may ask, without a token of its own in the preflight', async () => {
  const app = await server(APP, 'https://other.example.org')
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api',
    headers: {
      origin: APP,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key,if-none-match',
    },
  })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-origin']).toBe(APP)
  expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key')
  expect(preflight.headers['access-control-allow-headers']).toContain('if-none-match')
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()

  const refused = await app.inject({ url: '/api', headers: { origin: APP } })
  expect(refused.statusCode).toBe(500)
  expect(refused.headers['access-control-allow-origin']).toBe(APP)
  expect(refused.headers['access-control-expose-headers']).toContain('retry-after')
  expect(refused.headers['access-control-expose-headers']).toContain('etag')
  expect(refused.headers.vary).toContain('Origin')
})

test.each(['https://app.example.org.evil.example', 'http://app.example.org', 'null'])(
  '%s is not that origin',
  async (origin) => {
    const { headers } = await (await server(APP)).inject({ url: '/api', headers: { origin } })
    expect(headers['access-control-allow-origin']).not.toBe(origin)
    expect(headers['access-control-allow-origin']).not.toBe('*')
  },
)

test('without origins nothing is allowed', async () => {
  const app = await server()
  const { headers } = await app.inject({ url: '/api', headers: { origin: APP } })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
