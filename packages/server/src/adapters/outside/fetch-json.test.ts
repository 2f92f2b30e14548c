import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type JsonPeer, startJsonPeer } from '../../testing/json-peer.ts'
import { fetchJson } from './fetch-json.ts'

class Failure extends Error {}

const reply = z.object({ results: z.array(z.string()) })
const limits = { timeoutMs: 200, maxBytes: 1000 }

describe('fetchJson', () => {
  let peer: JsonPeer
  beforeAll(async () => {
    peer = await startJsonPeer(({ url }) =>
      url.pathname === '/ok' ? { results: ['a'], more: 1 } : undefined,
    )
  })
  beforeEach(() => {
    peer.fault = null
  })
  afterAll(() => peer[Symbol.asyncDispose]())

  const read = (path = '/ok', signal = new AbortController().signal) => {
    const url = new URL(`${peer.address}${path}?q=private+question`)
    return fetchJson({ url, headers: { 'x-key': 'secret' }, reply, Failure }, signal, limits)
  }

  it('gives what is needed of the reply', async () => {
    expect(await read()).toEqual({ results: ['a'] })
    expect(peer.requests.at(-1)?.headers).toMatchObject({
      accept: 'application/json',
      'x-key': 'secret',
    })
  })

  it('sends a body as JSON', async () => {
    const url = new URL(`${peer.address}/ok`)
    const { signal } = new AbortController()
    await fetchJson({ url, method: 'POST', body: { query: '比特币' }, reply, Failure }, signal)
    expect(peer.requests.at(-1)).toMatchObject({ method: 'POST', body: '{"query":"比特币"}' })
  })

  it.each([
    [429, /answered 429$/],
    [500, /answered 500$/],
    ['hang', /did not answer within 200 ms$/],
    ['not JSON', /answered what cannot be read$/],
    ['half a JSON', /answered what cannot be read$/],
    ['huge', /answered more than can be read$/],
    ['torn', /cannot be reached \(UND_ERR_SOCKET\)$/],
    ['redirect', /cannot be reached/],
  ] as const)('fails on %s without telling what was asked or answered', async (fault, reason) => {
    peer.fault = fault
    const before = peer.requests.length
    const error: unknown = await read().catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Failure)
    expect(String(error)).toMatch(reason)
    expect(String(error)).not.toMatch(/private|secret/)
    expect(peer.requests.length - before).toBe(1)
  })

  it('fails on another shape, and where nothing is', async () => {
    await expect(read('/elsewhere')).rejects.toThrow('answered 404')
    const url = new URL(`${peer.address}/ok`)
    const other = { url, reply: z.object({ coins: z.string() }), Failure }
    await expect(fetchJson(other, new AbortController().signal)).rejects.toThrow('cannot be read')
  })

  it('fails where nobody listens', async () => {
    const url = new URL('http://127.0.0.1:1/')
    const { signal } = new AbortController()
    await expect(fetchJson({ url, reply, Failure }, signal)).rejects.toBeInstanceOf(Failure)
  })

  it('ends with the wish of the asker, not as a failure', async () => {
    peer.fault = 'hang'
    const controller = new AbortController()
    const reading = read('/ok', controller.signal)
    setTimeout(() => controller.abort(), 10)
    await expect(reading).rejects.toHaveProperty('name', 'AbortError')
  })
})
