import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
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
  fetch(server.address + path, { headers, redirect: 'manual' })

async function asset(): Promise<string> {
  const page = await (await get('/')).text()
  const [path] = /\/assets\/[^"']+\.js/.exec(page) ?? []
  if (!path) throw new Error('The page has no script')
  return path
}

/** One of every kind of reply. */
const kinds: readonly (readonly [string, number, () => Promise<Response>])[] = [
  ['the first page', 200, () => get('/')],
  ['another page', 200, () => get('/login')],
  ['a page that is not there', 404, () => get('/no/such/page')],
  ['a script', 200, async () => get(await asset())],
  ['a file that is not there', 404, () => get('/assets/old-1234.js', { accept: '*/*' })],
  ['JSON', 200, () => get('/api/v1/config')],
  ['a refusal', 401, () => get('/api/v1/auth/user')],
  ['a call that is not there', 404, () => get('/api/v1/no/such/call')],
  ['an address that cannot be read', 400, () => get('/api/v1/%zz')],
  ['a redirect', 303, () => get('/api/v1/auth/login/google')],
  ['the API reference', 200, () => get('/api/docs/')],
  ['the contract', 200, () => get('/api/docs/openapi.json')],
  ['health', 200, () => get('/healthz')],
  ['readiness', 200, () => get('/readyz')],
  ['figures', 200, () => get('/metrics')],
  ['a stream', 200, askSomething],
]

async function askSomething(): Promise<Response> {
  const { token } = await newUser(server)
  return fetch(`${server.api}/ask`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'br, gzip',
    },
    body: JSON.stringify({ question: 'What is gas?', topics_id: newId() }),
  })
}

test.each(kinds)('%s forbids what ours never needs', async (_, status, reply) => {
  const { status: answered, headers, body } = await reply()
  await body?.cancel()
  expect(answered).toBe(status)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src '(?:self|none)'|sandbox/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('*')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
  expect(headers.get('strict-transport-security')).toBeNull()
})

test.each(['/', '/login', '/api/v1/config'])('%s runs nothing that is not ours', async (path) => {
  const policy = (await get(path)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toMatch(/(?:^|;)trusted-types character-reference(?:;|$)/)
})

test('where people come by https they are told to stay there', async () => {
  await using store = await newStore('postgresql')
  const env = { ...store.env, PUBLIC_URL: 'https://coinquiry.example.org', MAIL: 'outbox' }
  await using secure = await startServer({ ...store, env })
  for (const path of ['/api/v1/config', '/api/docs/', '/no/such/page']) {
    const { headers } = await fetch(secure.address + path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  }
})

test('text is compressed, and a stream never is', async () => {
  const encoding = async (path: string) =>
    (await get(path, { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')
  expect(await encoding('/')).toBe('br')
  expect(await encoding(await asset())).toBe('br')
  expect(await encoding('/api/docs/openapi.json')).toBe('br')
  const stream = await askSomething()
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.headers.get('content-encoding')).toBeNull()
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
  await stream.body?.cancel()
})

test('a script is named by its content and kept', async () => {
  const { headers } = await get(await asset())
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['headers without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown method', 'CONSUME / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('%s is refused in the form of every failure', async (_, sent, status) => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toMatchObject({ code: 1, error_key: 'error.badRequest' })
})

test('the API reference is sandboxed without an origin', async () => {
  const response = await get('/api/docs/')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox\b/)
  expect(policy).not.toContain('allow-same-origin')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await (await get('/api/docs/openapi.json')).text()).toContain('Coinquiry')
})

test('what belongs to a person is kept by no cache', async () => {
  const { token } = await newUser(server)
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
