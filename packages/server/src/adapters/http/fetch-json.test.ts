import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type FakeJsonService, startFakeJsonService } from '../../testing/fake-json-service.ts'
import { fetchJson } from './fetch-json.ts'

class Failure extends Error {}

const reply = z.object({ results: z.array(z.string()) })

describe('fetchJson', () => {
  let service: FakeJsonService
  beforeAll(async () => {
    service = await startFakeJsonService(({ url }) =>
      url.pathname === '/ok' ? { results: ['a'], more: 1 } : undefined,
    )
  })
  beforeEach(() => {
    service.fault = null
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const read = (path = '/ok', signal = new AbortController().signal) => {
    const url = new URL(`${service.address}${path}?q=private+question`)
    // Only a service that hangs is not waited for.
    const timeoutMs = service.fault === 'hang' ? 2000 : 60_000
    const limits = { timeoutMs, maxBytes: 1000 }
    return fetchJson({ url, headers: { 'x-key': 'secret' }, reply, Failure }, signal, limits)
  }

  it('gives what is needed of the reply', async () => {
    expect(await read()).toEqual({ results: ['a'] })
    expect(service.requests.at(-1)?.headers).toMatchObject({
      accept: 'application/json',
      'x-key': 'secret',
    })
  })

  it('sends a body as JSON', async () => {
    const url = new URL(`${service.address}/ok`)
    const { signal } = new AbortController()
    await fetchJson({ url, method: 'POST', body: { query: '比特币' }, reply, Failure }, signal)
    expect(service.requests.at(-1)).toMatchObject({ method: 'POST', body: '{"query":"比特币"}' })
  })

  it.each([
    [429, /answered 429$/],
    [500, /answered 500$/],
    ['hang', /did not answer within 2000 ms$/],
    ['not JSON', /answered what cannot be read$/],
    ['half a JSON', /answered what cannot be read$/],
    ['huge', /answered more than can be read$/],
    ['torn', /cannot be reached \(UND_ERR_SOCKET\)$/],
    ['redirect', /cannot be reached/],
  ] as const)('fails on %s without telling what was asked or answered', async (fault, reason) => {
    service.fault = fault
    const before = service.requests.length
    const error: unknown = await read().catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Failure)
    expect(String(error)).toMatch(reason)
    expect(String(error)).not.toMatch(/private|secret/)
    // A connection that broke may have been an old one.
    expect(service.requests.length - before).toBe(fault === 'torn' ? 2 : 1)
  })

  it('fails on another shape, and where nothing is', async () => {
    await expect(read('/elsewhere')).rejects.toThrow('answered 404')
    const url = new URL(`${service.address}/ok`)
    const other = { url, reply: z.object({ coins: z.string() }), Failure }
    await expect(fetchJson(other, new AbortController().signal)).rejects.toThrow('cannot be read')
  })

  it('fails where nobody listens', async () => {
    const url = new URL('http://127.0.0.1:1/')
    const { signal } = new AbortController()
    await expect(fetchJson({ url, reply, Failure }, signal)).rejects.toBeInstanceOf(Failure)
  })

  it('ends when the asker aborts it, not as a failure', async () => {
    service.fault = 'hang'
    const controller = new AbortController()
    const reading = read('/ok', controller.signal)
    setTimeout(() => controller.abort(), 10)
    await expect(reading).rejects.toHaveProperty('name', 'AbortError')
  })
})
