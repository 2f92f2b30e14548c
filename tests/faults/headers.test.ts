import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../peers/server-process.ts'
import { newAsker } from './asker.ts'
import { call } from './call.ts'
import { newStore } from './store.ts'

const shared = new AsyncDisposableStack()
let server: ServerProcess

beforeAll(async () => {
  const store = shared.use(await newStore('postgresql'))
  server = shared.use(await startServer({ ...store, pages: true }))
})
afterAll(() => shared.disposeAsync())

const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(server.address + path, { headers })

describe.each(['/', '/login', '/api/v1/config'])('a reply of %s', (path) => {
  test('forbids what a page of ours never needs', async () => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

test('the API reference has no origin that it could abuse', async () => {
  const response = await get('/api/docs/')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox\b/)
  expect(policy).not.toContain('allow-same-origin')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await (await get('/api/docs/openapi.json')).text()).toContain('Coinquiry')
})

test('what belongs to a person is kept by no cache', async () => {
  const { token } = await newAsker(server)
  const { status, headers } = await call(server, '/auth/user', { method: 'GET', token })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('no-store')
})

test.each([
  ['/api/v1/no/such/call', 'en', 'Not found'],
  ['/api/v1/no/such/call', 'zh', '内容不存在'],
  ['/api/other', 'en', 'Not found'],
])(
  'an unknown call of the API (%s, %s) fails in the form of every failure',
  async (path, language, message) => {
    for (const accept of ['application/json', 'text/html']) {
      const response = await get(path, { accept, 'accept-language': language })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 1,
        data: message,
        message,
        error_key: 'error.notFound',
      })
    }
  },
)

test('an unknown page is a page, with 404', async () => {
  const response = await get('/no/such/page')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/html')
})

test('a missing file of an older build is not answered with a page', async () => {
  const response = await get('/assets/old-1234.js', { accept: '*/*' })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).not.toContain('text/html')
})
