import { randomUUID } from 'node:crypto'
import { BODY_MAX_BYTES, QUESTION_MAX, TOPICS_PER_DAY } from '@coinquiry/api-client/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'
import { type McpWorld, mcpWorld } from './testing/mcp-world.ts'

const open = testDatabase()
const AN_APP = 'https://app.example.org'

let world: McpWorld
beforeAll(async () => {
  world = await mcpWorld(open(), {
    RATE_LIMITS: 'look_up=3/60 ask=8/60 ask_ip=1000/60',
    CORS_ORIGINS: AN_APP,
  })
  world.engine.onQuestion = (answer) => {
    answer.say(message('A fee.'))
    answer.finish()
  }
})
afterAll(() => world[Symbol.asyncDispose]())

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

const callWith = (question: string) => ({
  ...LIST,
  ...{ method: 'tools/call', params: { name: 'ask', arguments: { question } } },
})

function post(headers: Record<string, string>, body: unknown = LIST, method = 'POST') {
  return fetch(world.url, {
    method,
    headers: {
      ...{ accept: 'application/json, text/event-stream', 'accept-language': 'en' },
      ...{ 'content-type': 'application/json', ...headers },
    },
    body: method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : null,
  })
}

describe('a request', () => {
  test.each([
    ['without a token', {}, 'Bearer realm="Coinquiry"'],
    ['with no bearer token', { authorization: 'Basic YTpi' }, 'Bearer realm="Coinquiry"'],
    [
      'with an unknown token',
      { authorization: `Bearer ${randomUUID()}` },
      'Bearer realm="Coinquiry", error="invalid_token"',
    ],
    ['with a cookie alone', { cookie: 'coinquiry_navigation=a' }, 'Bearer realm="Coinquiry"'],
  ])('%s is answered with 401 and how to sign in', async (_, headers, challenge) => {
    const reply = await post(headers)
    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toBe(challenge)
    expect(await reply.json()).toMatchObject({ code: 1, error_key: 'error.unauthorized' })
  })

  test('with a token whose session is over is answered with 401', async () => {
    const { token } = await world.person()
    expect((await post({ authorization: `Bearer ${token}` })).status).toBe(200)
    await open().db.deleteFrom('sessions').execute()
    expect((await post({ authorization: `Bearer ${token}` })).status).toBe(401)
  })

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:3001', 403],
    ['http://localhost:3000', 200],
    [AN_APP, 200],
  ])('from a page of %s is answered with %d', async (origin, status) => {
    const { token } = await world.person()
    const reply = await post({ authorization: `Bearer ${token}`, origin })
    expect(reply.status).toBe(status)
    const allowed = reply.headers.get('access-control-allow-origin')
    expect(allowed).toBe(origin === AN_APP ? AN_APP : null)
  })

  test('from a page that may call is allowed by a preflight', async () => {
    const preflight = await fetch(world.url, {
      method: 'OPTIONS',
      headers: { origin: AN_APP, 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-session-id')
  })

  test.each([
    ['that is no JSON', '{', 400],
    ['that is empty', '', 400],
    ['of several messages', [LIST, LIST], 400],
    ['as large as it may be', { ...LIST, params: { cursor: 'x'.repeat(16_000) } }, 200],
    ['that is larger and calls no tool', { ...LIST, params: { cursor: 'x'.repeat(17_000) } }, 413],
    ['that calls a tool with as much as it may be', callWith('x'.repeat(60_000)), 200],
    ['that is too large', 'x'.repeat(BODY_MAX_BYTES + 1), 413],
  ])('%s is answered with its status', async (_, body, status) => {
    const { token } = await world.person()
    expect((await post({ authorization: `Bearer ${token}` }, body)).status).toBe(status)
  })

  test.each([
    ['of text', { 'content-type': 'text/plain' }, 'POST', 415],
    ['for a stream of its own', {}, 'GET', 405],
    ['to end a session', {}, 'DELETE', 405],
  ])('%s is answered with its status', async (_, headers, method, status) => {
    const { token } = await world.person()
    const reply = await post({ authorization: `Bearer ${token}`, ...headers }, LIST, method)
    expect(reply.status).toBe(status)
  })
})

test('of messages of one user 240 a minute are answered', async () => {
  const [one, other] = [await world.person(), await world.person()]
  const by = ({ token }: typeof one) => post({ authorization: `Bearer ${token}` }, '')
  for (let sent = 0; sent < 240; sent += 1) expect((await by(one)).status).toBe(400)
  const refused = await by(one)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await by(other)).status).toBe(400)
})

test('without /mcp there is nothing there', async () => {
  await using off = await mcpWorld(open(), { MCP: 'off' })
  const reply = await fetch(off.url, { method: 'POST' })
  expect(reply.status).toBe(404)
})

const keyOf = ({ structuredContent }: { structuredContent?: unknown }) =>
  (structuredContent as { error_key?: string } | undefined)?.error_key

describe('a call', () => {
  test('of an unknown tool is a fault of the protocol', async () => {
    const { token } = await world.person()
    const client = await world.connect(token)
    await expect(client.callTool({ name: 'delete_all' })).rejects.toMatchObject({ code: -32_602 })
  })

  test.each([
    ['ask', {}, 'error.badRequest'],
    ['ask', { question: 7 }, 'error.badRequest'],
    ['ask', { question: '  ' }, 'error.emptyQuestion'],
    ['ask', { question: 'x'.repeat(QUESTION_MAX + 1) }, 'error.questionTooLong'],
    ['ask', { question: 'Gas?', topic_id: 'mine' }, 'error.badRequest'],
    ['ask', { question: 'Gas?', topic_id: 7 }, 'error.badRequest'],
    ['read_topic', {}, 'error.badRequest'],
    ['read_topic', { topic_id: '../../auth/user' }, 'error.badRequest'],
    ['handbook_search', { query: '' }, 'error.badRequest'],
    ['handbook_search', { query: 'gas', limit: 6 }, 'error.badRequest'],
    ['calculate', { calculator: 'fortune', inputs: {} }, 'error.badRequest'],
  ])('of %s with %o is a result that says why', async (name, given, key) => {
    const { token } = await world.person()
    const client = await world.connect(token)
    const en = await client.callTool({ name, arguments: given })
    const zh = await client.callTool({ name, arguments: { ...given, language: 'zh' } })
    expect(en).toMatchObject({ isError: true, structuredContent: { error_key: key } })
    expect(keyOf(zh)).toBe(key)
    expect(JSON.stringify(en.content)).not.toMatch(/\p{Script=Han}/u)
    expect(JSON.stringify(zh.content)).toMatch(/\p{Script=Han}/u)
    expect(world.logged('error')).toEqual([])
  })

  test.each([
    ['ask', { question: 'Gas?', topic_id: 'mine' }],
    ['read_topic', { topic_id: 'mine' }],
  ])('of %s with %o names the argument as the tool does', async (name, given) => {
    const { token } = await world.person()
    const { content } = await (await world.connect(token)).callTool({ name, arguments: given })
    expect(content).toMatchObject([{ text: expect.stringMatching(/\btopic_id\b/) }])
  })

  test("about somebody else's topic says the same as about none", async () => {
    const [owner, other] = [await world.person(), await world.person()]
    const mine = await (await world.connect(owner.token)).callTool({
      name: 'ask',
      arguments: { question: 'My secret?' },
    })
    const topic_id = (mine.structuredContent as { topic_id: string }).topic_id
    const client = await world.connect(other.token)
    const read = (id: string) =>
      client.callTool({ name: 'read_topic', arguments: { topic_id: id } })
    expect(await read(topic_id)).toEqual(await read(randomUUID()))
    expect(keyOf(await read(topic_id))).toBe('error.noAccess')
    const asked = await client.callTool({
      name: 'ask',
      arguments: { question: 'And?', topic_id },
    })
    expect(keyOf(asked)).toBe('error.noAccess')
    expect(JSON.stringify(asked)).not.toContain('secret')
    const topic = await owner.api.fetchTopic(topic_id)
    expect(topic.cur_message).toHaveLength(2)
  })

  test('beyond the allowance of the day is refused like one of the app', async () => {
    const { token } = await world.person(null)
    const client = await world.connect(token)
    const ask = () => client.callTool({ name: 'ask', arguments: { question: 'Gas?' } })
    const keys: unknown[] = []
    for (let asked = 0; asked <= TOPICS_PER_DAY; asked += 1) keys.push(keyOf(await ask()))
    const allowed = Array.from({ length: TOPICS_PER_DAY }, () => undefined)
    expect(keys).toEqual([...allowed, 'error.topicLimit'])
    expect((await ask()).structuredContent).toHaveProperty('resets_at')
  })

  test('of ask counts as the app asks: one that may search counts twice', async () => {
    const { token } = await world.person()
    const client = await world.connect(token)
    const ask = (internet_search: boolean) =>
      client.callTool({ name: 'ask', arguments: { question: 'Gas?', internet_search } })
    const keys: unknown[] = []
    for (const searches of [true, true, true, false, false, false])
      keys.push(keyOf(await ask(searches)))
    expect(keys).toEqual([...Array.from({ length: 5 }, () => undefined), 'error.tooManyRequests'])
    expect((await ask(false)).structuredContent).toMatchObject({
      retry_after: expect.any(Number),
    })
  })

  test('of a look-up or a sum counts for its user: the third is allowed, the fourth refused', async () => {
    const [one, other] = [await world.person(), await world.person()]
    const client = await world.connect(one.token)
    const sum = {
      name: 'calculate',
      arguments: { calculator: 'percentage', inputs: { whole: 200, percent: 5 } },
    }
    const search = { name: 'handbook_search', arguments: { query: 'gas' } }
    const unread = { name: 'handbook_search', arguments: { query: '' } }
    const keys: unknown[] = []
    for (const call of [sum, unread, sum, search, search, sum])
      keys.push(keyOf(await client.callTool(call)))
    const tooMany = 'error.tooManyRequests'
    expect(keys).toEqual([undefined, 'error.badRequest', undefined, undefined, tooMany, tooMany])
    expect(keyOf(await (await world.connect(other.token)).callTool(sum))).toBeUndefined()
  })

  test('of a look-up counts for all accounts of a mailbox', async () => {
    const keys: unknown[] = []
    for (const email of ['mei@example.org', 'mei+2@example.org']) {
      const { user, token } = await world.person()
      await open().db.updateTable('users').set({ email }).where('id', '=', user.userId).execute()
      const client = await world.connect(token)
      for (let time = 0; time < 2; time += 1) {
        const search = { name: 'handbook_search', arguments: { query: 'gas' } }
        keys.push(keyOf(await client.callTool(search)))
      }
    }
    expect(keys).toEqual([undefined, undefined, undefined, 'error.tooManyRequests'])
  })
})
