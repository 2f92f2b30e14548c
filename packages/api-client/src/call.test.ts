import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { fetchTopicList, fetchUser, sendEmail, stopAnswer, uploadAvatar } from './client.gen.ts'
import { configure } from './client.ts'
import { type Answer, json, serve } from './testing/loopback.ts'

const page =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'text/html', ...headers })
      .end('<html><h1>Bad Gateway</h1></html>')

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )

describe('a call', () => {
  it('gives the data of the reply', async () => {
    const { client, received } = await serve(json(200, { code: 0, data: { user_name: 'Ada' } }))
    expect(await fetchUser({ client })).toEqual({ user_name: 'Ada' })
    expect(received[0]).toMatchObject({ method: 'GET', url: '/api/v1/auth/user' })
  })

  it('sends body, token and language', async () => {
    const { client, received } = await serve(json(200, { code: 0, data: null }))
    const session = { ...client, token: () => 'secret', language: () => 'en' as const }
    await sendEmail({ email: 'a@b.c' }, { client: session, headers: { 'X-Trace': '7' } })
    expect(received[0]).toMatchObject({ method: 'POST', body: '{"email":"a@b.c"}' })
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-trace': '7',
    })
  })

  it('leaves out a parameter that is undefined, as the cursor of the first page is', async () => {
    const { client, received } = await serve(json(200, { code: 0, data: [], next: null }))
    const next: string | null = null
    await fetchTopicList({ page_size: 20, cursor: next ?? undefined }, { client })
    expect(received[0]?.url).toBe('/api/v1/topics/fetch_topic_list?page_size=20')
  })

  it('sends a visitor’s call without a token', async () => {
    const { client, received } = await serve(json(200, { code: 0, data: null }))
    await fetchUser({ client: { ...client, token: () => null } })
    expect(received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('escapes what stands in the path', async () => {
    const { client, received } = await serve(json(200, { code: 0, data: null }))
    await stopAnswer('a/../b', { client })
    expect(received[0]?.url).toBe('/api/v1/ask/a%2F..%2Fb/stop')
  })

  it('uploads a file as a form', async () => {
    const { client, received } = await serve(json(200, { code: 0, data: {} }))
    await uploadAvatar({ file: new Blob(['picture']) }, { client })
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(received[0]?.body).toContain('name="file"')
  })

  it.each([
    ['next', { next: 'c2' }, 'c2'],
    ['no next', { next: null }, null],
    ['nothing about pages', {}, null],
  ])('gives a page of a list with %s', async (_name, more, next) => {
    const { client } = await serve(json(200, { code: 0, data: [], ...more }))
    expect(await fetchTopicList({}, { client })).toEqual({ items: [], next })
  })

  it('keeps two clients apart, and uses the configured one where none is named', async () => {
    const one = await serve(json(200, { code: 0, data: 1 }))
    const two = await serve(json(200, { code: 0, data: 2 }))
    onTestFinished(() => configure({ baseUrl: '/api/v1' }))
    configure(one.client)
    expect(await Promise.all([fetchUser(), fetchUser({ client: two.client })])).toEqual([1, 2])
  })
})

describe('a failed call', () => {
  const refusal = { code: 1, data: 'Nein', message: 'No', error_key: 'error.wrongCode' }

  it.each<[name: string, answer: Answer, expected: object]>([
    ['a refusal', json(200, refusal), { status: 200, errorKey: 'error.wrongCode', message: 'No' }],
    ['a bad request', json(400, refusal), { status: 400, errorKey: 'error.wrongCode' }],
    [
      'a refusal of a server without keys',
      json(200, { code: 1, data: 'Invalid share token' }),
      { status: 200, errorKey: 'error.refused', message: 'Invalid share token' },
    ],
    [
      'a proxy’s page',
      page(502),
      { status: 502, errorKey: 'error.badReply', message: 'HTTP error! status: 502' },
    ],
    ['a page instead of a reply', page(200), { status: 200, errorKey: 'error.badReply' }],
    ['JSON of another API', json(200, ['a']), { status: 200, errorKey: 'error.badReply' }],
    ['success under a failing status', json(500, { code: 0, data: 1 }), { status: 500 }],
    ['a proxy’s 413', page(413), { status: 413, errorKey: 'error.payloadTooLarge' }],
    ['an empty body', (response) => response.end(), { status: 200, errorKey: 'error.badReply' }],
    ['no answer', (response) => response.destroy(), { status: 0, errorKey: 'error.network' }],
    [
      'half an answer',
      (response) => {
        response.writeHead(200, { 'Content-Length': 100 }).write('{"code":0')
        setTimeout(() => response.destroy(), 10)
      },
      { status: 0, errorKey: 'error.network' },
    ],
  ])('is an ApiError after %s', async (_name, answer, expected) => {
    const { client } = await serve(answer)
    const failure = await failureOf(fetchUser({ client }))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject(expected)
  })

  it.each([
    ['the end of the limit', { resets_at: 1_795_219_200 }, 1_795_219_200],
    ['no end', {}, undefined],
    ['an end that is no number', { resets_at: 'tomorrow' }, undefined],
  ])('tells when a limit resets: %s', async (_name, more, resetsAt) => {
    const { client } = await serve(json(200, { ...refusal, ...more }))
    expect(await failureOf(fetchUser({ client }))).toHaveProperty('resetsAt', resetsAt)
  })

  it.each([
    ['0', 0],
    ['17', 17],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('tells the wait of Retry-After %s', async (header, seconds) => {
    const { client } = await serve(page(429, { 'Retry-After': header }))
    const failure = await failureOf(fetchUser({ client }))
    expect(failure).toMatchObject({ status: 429, errorKey: 'error.tooManyRequests' })
    expect((failure as ApiError).retryAfter).toBe(seconds)
  })

  it('waits 1,000,000 ms for a reply', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { client } = await serve(json(200, { code: 0, data: {} }))
    await fetchUser({ client })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(1_000_000)
    timeout.mockRestore()
  })

  it('says so when the server took too long', async () => {
    const late = () => Promise.reject(new DOMException('too late', 'TimeoutError'))
    const failure = await failureOf(fetchUser({ client: { baseUrl: '', fetch: late } }))
    expect(failure).toMatchObject({ status: 0, errorKey: 'error.timeout' })
  })

  it('has the abort’s own reason if the caller aborts', async () => {
    const { client } = await serve(() => {})
    const abort = new AbortController()
    const call = failureOf(fetchUser({ client, signal: abort.signal }))
    abort.abort('enough')
    expect(await call).toBe('enough')
  })

  it.each([
    ['tells that the token is dead', 'old', 'old', 1],
    ['spares the token of a later sign-in', 'old', 'new', 0],
    ['tells a visitor of no dead token', null, null, 0],
  ])('with 401 %s', async (_name, before, after, times) => {
    let token = before
    const onUnauthorized = vi.fn()
    const { client } = await serve((response, received) => {
      token = after
      json(401, { ...refusal, error_key: 'error.unauthorized' })(response, received)
    })
    await failureOf(fetchUser({ client: { ...client, token: () => token, onUnauthorized } }))
    expect(onUnauthorized).toHaveBeenCalledTimes(times)
  })
})
