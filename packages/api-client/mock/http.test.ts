import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, fetchTopicList, fetchTopicMessage, newId } from '../src/index.ts'
import { instantly } from './clock.ts'
import { type HttpMock, MAILED_CODE, questions, startHttpMock } from './http.ts'

test('the same world and seed give the same times over HTTP', async () => {
  const times = async () => {
    await using mock = await startHttpMock()
    const client = { baseUrl: mock.api, token: () => mock.resident?.token ?? null }
    return (await fetchTopicList({}, { client })).items
  }
  const first = await times()
  expect(first.length).toBeGreaterThan(0)
  expect(first[0]?.updated_at).toBeLessThan(1_795_180_000)
  expect(await times()).toEqual(first)
})

test('a question that leaves out all it may is new and gets an analysis', async () => {
  await using mock = await startHttpMock({ wait: instantly })
  const client = { baseUrl: mock.api, token: () => mock.resident?.token ?? null }
  const seen = new Set<string>()
  for await (const { event } of ask({ question: 'Why?', topics_id: newId() }, { client })) {
    seen.add(event)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['start', 'think', 'message', 'close']))
})

test('a topic of an earlier day tells when the next allowance comes', async () => {
  let now = 1_795_176_000
  await using mock = await startHttpMock({ clock: () => now })
  const client = { baseUrl: mock.api, token: () => mock.resident?.token ?? null }
  now += 3 * 86_400
  const topics_id = mock.resident?.topicIds[0] ?? ''
  const { cur_topics_info } = await fetchTopicMessage({ topics_id }, { client })
  expect(cur_topics_info.resets_at).toBeGreaterThan(now)
})

test('a fault of the mock itself is a reply of the contract, and is reported on the console', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new Error('no time')
  let isBroken = false
  const clock = () => {
    if (isBroken) throw fault
    return 1_795_176_000
  }
  await using mock = await startHttpMock({ clock })
  isBroken = true
  const reply = await fetch(`${mock.api}/auth/user`)
  expect([reply.status, (await reply.json()).error_key]).toEqual([500, 'error.internal'])
  expect(reported).toHaveBeenCalledWith(fault)
  reported.mockRestore()
})

describe('any client', () => {
  let mock: HttpMock
  beforeAll(async () => {
    mock = await startHttpMock()
  })
  afterAll(() => mock[Symbol.asyncDispose]())

  const post = (path: string, body: unknown, init: RequestInit = {}) =>
    fetch(mock.api + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${mock.resident?.token}`,
      },
      body: JSON.stringify(body),
      ...init,
    })

  test.each([
    ['GET', '/nothing', 404, 'error.notFound'],
    ['PUT', '/ask', 404, 'error.notFound'],
    ['GET', '/legal/%zz', 400, 'error.badRequest'],
    ['GET', '/legal/terms%2Fterms', 400, 'error.badRequest'],
    ['POST', '/ask/', 401, 'error.unauthorized'],
  ])('is told what is wrong: %s %s', async (method, path, status, error_key) => {
    const reply = await fetch(mock.api + path, { method })
    expect(reply.status).toBe(status)
    expect(await reply.json()).toMatchObject({ code: 1, error_key })
  })

  test.each([
    ['an input', '{"question":"Why?","topics_id":"x"}', 'body.topics_id must match pattern '],
    ['no JSON', '{"question"', 'the body is not valid JSON'],
  ])('is told which part is wrong, as by the server: %s', async (_name, body, detail) => {
    const reply = await post('/ask', {}, { body })
    expect((await reply.json()).message).toContain(`(${detail}`)
  })

  test('is told of a place in the list that there is not', async () => {
    const headers = { authorization: `Bearer ${mock.resident?.token}`, 'accept-language': 'en' }
    const reply = await fetch(`${mock.api}/topics/fetch_topic_list?cursor=x`, { headers })
    const said = 'The request is not valid (query.cursor is unknown)'
    expect(await reply.json()).toMatchObject({ data: said, message: said })
  })

  test('gets Markdown with its encoding, as from the server', async () => {
    const [topics_id] = mock.resident?.topicIds ?? []
    const query = new URLSearchParams({ topics_id: topics_id ?? '', file_type: '1' })
    const headers = { authorization: `Bearer ${mock.resident?.token}` }
    const reply = await fetch(`${mock.api}/topics/download/topic?${query}`, { headers })
    expect(reply.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  })

  test('may be a page of another origin', async () => {
    const headers = { 'access-control-request-headers': 'authorization, last-event-id' }
    const reply = await fetch(`${mock.api}/ask`, { method: 'OPTIONS', headers })
    expect(reply.status).toBe(204)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, last-event-id',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-expose-headers': expect.stringContaining('etag'),
    })
  })

  test('gets each cookie by itself', async () => {
    const email = 'mei@example.org'
    await post('/auth/send-email', { email })
    const reply = await post('/auth/login/email', { email, email_code: MAILED_CODE })
    expect(reply.headers.getSetCookie()).toHaveLength(2)
  })

  test('that sends more than is taken is refused once all has arrived', async () => {
    const reply = await post('/ask', { question: 'x'.repeat(3_000_000) })
    expect([reply.status, (await reply.json()).error_key]).toEqual([413, 'error.payloadTooLarge'])
  })

  test('that leaves stops the answer it was reading', async () => {
    const leaving = new AbortController()
    const topics_id = newId()
    const { body } = await post(
      '/ask',
      { question: questions.slow, topics_id },
      { signal: leaving.signal },
    )
    await body?.getReader().read()
    leaving.abort()
    const status = async () => {
      const reply = await post('/topics/fetch_topic_message', { topics_id })
      return JSON.stringify(await reply.json())
        .match(/"status":"(\w+)"/g)
        ?.at(-1)
    }
    await expect.poll(status).toBe('"status":"stopped"')
  })
})
