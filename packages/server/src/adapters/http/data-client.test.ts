import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DataFailure } from '../../ports/data-failure.ts'
import { type LoopbackServer, listenOnLoopback } from '../../testing/loopback-server.ts'
import { DataClient, orUnknown, type Provider, type RequestOutcome } from './data-client.ts'

const reply = z.object({ price: z.number() })
const { signal } = new AbortController()

/** Statuses to answer with, in turn; 200 when there are no more. */
let statuses: { status: number; retryAfter?: string }[]
let delayMs: number
let asked: string[]
let gone: number
let outcomes: RequestOutcome[]
let service: LoopbackServer

beforeEach(async () => {
  ;[statuses, delayMs, asked, gone, outcomes] = [[], 0, [], 0, []]
  service = await listenOnLoopback(async (request, response) => {
    asked.push(request.url ?? '')
    response.on('close', () => {
      if (!response.writableEnded) gone += 1
    })
    if (delayMs) await sleep(delayMs)
    const { status, retryAfter } = statuses.shift() ?? { status: 200 }
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
    response.end(status === 200 ? '{"price":7}' : 'a private reason')
  })
})
afterEach(() => service[Symbol.asyncDispose]())

function client(more: Partial<Provider> = {}) {
  const provider = { id: 'peer', baseUrl: service.address, perMinute: 100, ...more }
  return new DataClient(provider, (_, outcome) => outcomes.push(outcome))
}

const failure = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DataFailure)
  expect(String(error)).not.toMatch(/private|secret/)
  return error as DataFailure
}

describe('DataClient', () => {
  it('asks once for ten who ask for the same, and once for each who asks for another', async () => {
    delayMs = 20
    const read = client().reader(reply, { forMs: 60_000 })
    const askers = Array.from({ length: 10 }, () => read('/price', { of: 'btc' }, signal))
    const readings = await Promise.all([...askers, read('/price', { of: 'eth' }, signal)])
    expect(new Set(readings.slice(0, 10)).size).toBe(1)
    expect(readings[0]?.data).toEqual({ price: 7 })
    expect(asked.toSorted()).toEqual(['/price?of=btc', '/price?of=eth'])
    expect(outcomes).toEqual(['ok', 'ok'])
  })

  it('remembers a reading for its time', async () => {
    const [brief, long] = [0, 60_000].map((forMs) => client().reader(reply, { forMs }))
    for (const read of [brief, brief, long, long]) await read?.('/', {}, signal)
    expect(asked).toHaveLength(3)
  })

  it('ends its request when the last asker leaves', async () => {
    delayMs = 60_000
    const read = client().reader(reply, { forMs: 60_000 })
    const [one, other] = [new AbortController(), new AbortController()]
    const readings = Promise.allSettled([one, other].map(({ signal }) => read('/', {}, signal)))
    await expect.poll(() => asked).toHaveLength(1)
    one.abort()
    await sleep(20)
    expect(gone).toBe(0)
    other.abort()
    await readings
    await expect.poll(() => [gone, outcomes]).toEqual([1, ['aborted']])
  })

  it.each([
    ['0', 1, 2],
    ['0', 2, 3],
    [new Date(0).toUTCString(), 1, 2],
  ])(
    'asks again after a 429 with Retry-After %j (%i times)',
    async (retryAfter, times, requests) => {
      statuses = Array.from({ length: times }, () => ({ status: 429, retryAfter }))
      const { data } = await client().reader(reply, { forMs: 0 })('/', {}, signal)
      expect([data, asked.length, outcomes]).toEqual([{ price: 7 }, requests, ['ok']])
    },
  )

  it('gives up after three refusals', async () => {
    statuses = Array.from({ length: 9 }, () => ({ status: 429, retryAfter: '0' }))
    const { reason } = await failure(client().reader(reply, { forMs: 0 })('/', {}, signal))
    expect([reason, asked.length, outcomes]).toEqual(['busy', 3, ['busy']])
  })

  it('waits no longer than its patience, and leaves the provider alone for so long', async () => {
    statuses = [{ status: 429, retryAfter: '30' }]
    const read = client().reader(reply, { forMs: 0 })
    for (const path of ['/a', '/b'])
      expect(await failure(read(path, {}, signal))).toMatchObject({ reason: 'busy', status: 429 })
    expect(asked).toEqual(['/a'])
  })

  it('waits for as long as a 429 says where it says nothing, within its patience', async () => {
    statuses = [{ status: 429 }]
    const read = client({ patienceMs: 500 }).reader(reply, { forMs: 0 })
    expect((await failure(read('/', {}, signal))).reason).toBe('busy')
  })

  it('leaves a wait when its asker leaves', async () => {
    statuses = [{ status: 429, retryAfter: '5' }]
    const asker = new AbortController()
    const reading = client().reader(reply, { forMs: 0 })('/', {}, asker.signal)
    await expect.poll(() => asked).toHaveLength(1)
    asker.abort()
    await expect(reading).rejects.toHaveProperty('name', 'AbortError')
  })

  it.each([0, 1, 2])(
    'refuses before the request what its budget of %i does not allow',
    async (perMinute) => {
      const read = client({ perMinute }).reader(reply, { forMs: 0 })
      const path = (at: number) => `/secret-${at}`
      for (let at = 0; at < perMinute; at += 1) await read(path(at), {}, signal)
      expect((await failure(read(path(perMinute), {}, signal))).reason).toBe('budget')
      expect(asked).toHaveLength(perMinute)
      expect(outcomes.at(-1)).toBe('budget')
    },
  )

  it.each([
    [500, 'status'],
    [404, 'status'],
  ] as const)('fails on %i at once', async (status, reason) => {
    statuses = [{ status }]
    const reading = client().reader(reply, { forMs: 0 })('/', { q: 'private' }, signal)
    expect(await failure(reading)).toMatchObject({ reason, status })
    expect(asked).toHaveLength(1)
  })

  it('says null for what the provider does not know, and fails otherwise', async () => {
    const read = client().reader(reply, { forMs: 0 })
    statuses = [{ status: 404 }, { status: 500 }]
    expect(await orUnknown(read('/', {}, signal))).toBeNull()
    await failure(orUnknown(read('/', {}, signal)))
  })

  it('fails on another shape, on too much and on what takes too long', async () => {
    const other = client().reader(z.object({ coins: z.string() }), { forMs: 0 })
    expect((await failure(other('/', {}, signal))).reason).toBe('unreadable')
    const small = client().reader(reply, { forMs: 0, maxBytes: 5 })
    expect((await failure(small('/', {}, signal))).reason).toBe('large')
    delayMs = 60_000
    const late = client().reader(reply, { forMs: 0, timeoutMs: 20 })
    expect((await failure(late('/', {}, signal))).reason).toBe('late')
    const away = client({ baseUrl: 'http://127.0.0.1:1' }).reader(reply, { forMs: 0 })
    expect((await failure(away('/', {}, signal))).reason).toBe('unreachable')
  })
})
