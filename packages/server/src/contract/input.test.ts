import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { refuse } from '../domain/refusal.ts'
import { file, json } from './replies.ts'
import { ann, type TestHandler, testOperation, testServer } from './testing.ts'
import { visitor } from './viewer.ts'

const page = { content: { 'application/json': { schema: {} }, 'text/html': { schema: {} } } }
const done = { '200': { content: { 'application/json': { schema: {} } } } }
const form = { schema: { $ref: '#/components/schemas/Form' } }
const operations = [
  testOperation({
    id: 'uploadAvatar',
    method: 'POST',
    path: '/picture',
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Upload' } } },
    },
    responses: done,
  }),
  testOperation({
    id: 'appleLogin',
    method: 'POST',
    path: '/form',
    body: {
      required: false,
      content: { 'application/x-www-form-urlencoded': form, 'application/json': form },
    },
    responses: done,
  }),
  testOperation({
    id: 'downloadTopic',
    method: 'GET',
    path: '/file',
    takesCookie: true,
    parameters: [
      { name: 'language', in: 'query', required: false, schema: { enum: ['zh', 'en'] } },
    ],
    responses: { '200': page, '400': page, '401': page },
  }),
]
const schemas = {
  Upload: { type: 'object', required: ['file'], properties: { file: { type: 'string' } } },
  Form: { type: 'object', properties: { state: { type: 'string', maxLength: 3 } } },
}

const server = (handlers: Record<string, TestHandler>) =>
  testServer(
    {
      uploadAvatar: async (_ctx, { body }: { body: { file: Uint8Array } }) =>
        json({ code: 0, data: { icon_url: String(body.file.length) } }),
      appleLogin: async ({ sentBody }, { body }: { body: unknown }) => ({
        kind: 'json',
        body: { sentBody, body },
      }),
      downloadTopic: async ({ viewer }) => ({ kind: 'json', body: viewer }),
      ...handlers,
    },
    {
      operations,
      schemas,
      publicUrl: 'https://ask.example.org',
      viewerOfCookie: async (cookie) => (cookie === 'alive' ? ann : visitor),
    },
  )

function upload(field: string, size: number) {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(size)], { type: 'image/png' }), 'me.png')
  return new Response(form)
}

async function sent(response: Response) {
  const headers = { 'content-type': response.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await response.arrayBuffer()) }
}

test.each([
  ['file', 1, 200, undefined],
  ['file', 5 * 1024 * 1024, 200, undefined],
  ['file', 5 * 1024 * 1024 + 1, 413, 'error.payloadTooLarge'],
  ['other', 1, 400, 'error.badRequest'],
] as const)('an upload of %s with %i bytes gives %i', async (field, size, status, key) => {
  const app = await server({})
  const reply = await app.inject({
    method: 'POST',
    url: '/picture',
    ...(await sent(upload(field, size))),
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.json().error_key).toBe(key)
  if (status === 200) expect(reply.json().data.icon_url).toBe(String(size))
})

test.each([
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', 'no parts'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\ncut',
  ],
])('a broken form is refused, not a fault of ours: %s, %j', async (type, payload) => {
  const app = await server({})
  const headers = { 'content-type': type }
  const reply = await app.inject({ method: 'POST', url: '/picture', headers, payload })
  expect(reply.json()).toMatchObject({ code: 1, error_key: 'error.badRequest' })
})

test.each([
  ['/picture', 'application/json', '{}'],
  ['/form', 'multipart/form-data; boundary=x', '--x--'],
  ['/form', 'text/xml', '<a/>'],
])('%s does not take %s', async (url, type, payload) => {
  const app = await server({})
  const headers = { 'content-type': type }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  expect(reply.statusCode).toBe(415)
  expect(reply.json().error_key).toBe('error.unsupportedMediaType')
})

test.each([
  'text/plain;charset=UTF-8',
  'application/octet-stream',
  'application/json',
  'multipart/form-data',
  'nonsense',
  '',
])('an empty body is none, whatever its type: %j', async (type) => {
  const app = await server({})
  const headers = { 'content-type': type, 'content-length': '0' }
  const reply = await app.inject({ method: 'POST', url: '/form', headers })
  expect(reply.statusCode).toBe(200)
  const picture = await app.inject({ method: 'POST', url: '/picture', headers })
  expect(picture.json()).toMatchObject({ error_key: 'error.badRequest' })
})

test.each([
  [undefined, '', 200],
  ['text/plain', '', 200],
  ['multipart/form-data; boundary=x', '', 200],
  ['application/json', '', 200],
  [undefined, '{}', 415],
  ['text/plain', '{}', 415],
  ['application/json', '{}', 200],
])(
  'whose length is not said beforehand, a body of %j is taken as it comes: %j',
  async (type, payload, status) => {
    const app = await server({})
    await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => app.close())
    const { port } = app.server.address() as AddressInfo
    const sending = request({ port, method: 'POST', path: '/form', agent: false })
    if (type) sending.setHeader('content-type', type)
    sending.flushHeaders()
    if (payload) sending.write(payload)
    sending.end()
    const [reply] = await once(sending, 'response')
    expect(reply.statusCode).toBe(status)
    expect(await text(reply)).toContain(status === 415 ? 'error.unsupportedMediaType' : 'sentBody')
  },
)

test('an upload without a body is refused', async () => {
  const app = await server({})
  const reply = await app.inject({ method: 'POST', url: '/picture' })
  expect(reply.json()).toMatchObject({ error_key: 'error.badRequest' })
})

test('the body of a GET is passed over, whatever it is', async () => {
  const app = await server({ downloadTopic: async () => json({ code: 0, data: null }) })
  const headers = { 'content-type': 'text/xml' }
  const reply = await app.inject({ method: 'GET', url: '/file', headers, payload: '<a/>' })
  expect(reply.statusCode).toBe(200)
})

test('a form is validated as JSON is, and handed over as it was sent, too', async () => {
  const app = await server({})
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = (payload: string) => app.inject({ method: 'POST', url: '/form', headers, payload })
  expect((await form('state=a%20b&x=1')).json()).toEqual({
    sentBody: 'state=a%20b&x=1',
    body: { state: 'a b', x: '1' },
  })
  expect((await form('state=abcd')).statusCode).toBe(400)
})

test('a navigation is known by its cookie, and by it alone', async () => {
  const app = await server({})
  const asked = (cookie: string) => app.inject({ url: '/file', headers: { cookie } })
  expect((await asked('a=b; coinquiry_navigation=alive')).json().userId).toBe('ann')
  expect((await asked('coinquiry_navigation=dead')).json().kind).toBe('visitor')
})

test('a browser that navigates is refused by a page in words, without a script', async () => {
  const app = await server({
    downloadTopic: async () => {
      throw refuse('error.noAccess', { detail: '<script>' })
    },
  })
  const headers = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'en-GB' }
  const reply = await app.inject({ url: '/file', headers })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('lang="en"')
  expect(reply.body).not.toContain('<script>')
  const plain = await app.inject({ url: '/file', headers: { accept: '*/*' } })
  expect(plain.json().error_key).toBe('error.noAccess')
})

test.each([
  ['/file?language=zh', 'en', 'zh'],
  ['/file?language=en', 'zh', 'en'],
  ['/file', 'en', 'en'],
  ['/file?language=fr', 'en', 'en'],
])('%s is answered to a browser in %s in %s', async (url, accepted, language) => {
  const app = await server({
    downloadTopic: async (ctx) => {
      throw refuse('error.noAccess', { detail: ctx.language })
    },
  })
  const headers = { accept: 'text/html', 'accept-language': accepted }
  const { body } = await app.inject({ url, headers })
  expect(body).toContain(`lang="${language}"`)
  expect(body).toContain(url.endsWith('fr') ? 'language' : `(${language})`)
})

test.each(['image', 'iframe', 'frame', 'script', 'embed', 'object', 'style', 'video', 'worker'])(
  'what is for navigation is not given to a page that wants it as %s',
  async (destination) => {
    let isHandled = false
    const app = await server({
      downloadTopic: async () => {
        isHandled = true
        return json({ code: 0, data: null })
      },
    })
    const headers = { accept: 'text/html', 'accept-language': 'en', 'sec-fetch-dest': destination }
    const reply = await app.inject({ url: '/file', headers })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('The request is not valid')
    expect(isHandled).toBe(false)
  },
)

test.each([{}, { 'sec-fetch-dest': 'document' }, { 'sec-fetch-dest': 'empty' }])(
  'it is given to who navigates, or is no browser: %o',
  async (headers) => {
    const app = await server({ downloadTopic: async () => json({ code: 0, data: null }) })
    expect((await app.inject({ url: '/file', headers })).statusCode).toBe(200)
  },
)

test('a file says its name in any script, and what never changes is kept', async () => {
  const app = await server({
    downloadTopic: async () =>
      file({ mediaType: 'text/markdown', name: "比特币's\r\n(1).md", content: Buffer.from('x') }),
  })
  const reply = await app.inject('/file')
  expect(reply.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''%E6%AF%94%E7%89%B9%E5%B8%81%27s%0D%0A%281%29.md",
  )
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('cookies are out of reach for scripts and for plain connections', async () => {
  const cookie = { name: 'a', value: 'b', path: '/x', maxAge: 60, sameSite: 'lax' } as const
  const app = await server({
    downloadTopic: async () => ({ kind: 'redirect', location: '/', cookies: [cookie] }),
  })
  const reply = await app.inject('/file')
  expect(reply.headers['set-cookie']).toEqual([
    'a=b; Max-Age=60; Path=/x; HttpOnly; Secure; SameSite=Lax',
  ])
})

test.each([
  ['/picture', upload('file', 12 * 1024 * 1024)],
  ['/form', Response.json({ state: 'x'.repeat(12 * 1024 * 1024) })],
])('a client that sends too much to %s and then listens gets the refusal', async (path, body) => {
  const app = await server({})
  const { port } = new URL(await app.listen({ port: 0 }))
  try {
    const { headers, payload } = await sent(body)
    const client = connect({ port: Number(port) })
    client.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    )
    await promisify(client.write).call(client, payload)
    expect(await text(client)).toMatch(/^HTTP\/1\.1 413 /)
  } finally {
    await app.close()
  }
})
