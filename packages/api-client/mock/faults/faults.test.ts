import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../../src/ask/answer-stream.ts'
import type { Client } from '../../src/client.ts'
import { fetchConfig, fetchUser } from '../../src/index.ts'
import { SseDecoder } from '../../src/sse.ts'
import { collect } from '../../src/testing/collect.ts'
import {
  createNodeMock,
  FAULT_HEADER,
  FAULTS,
  type Fault,
  type NodeMock,
  questions,
} from '../node.ts'
import { faultyStream } from './fault-replies.ts'

let mock: NodeMock
let client: Client

beforeAll(async () => {
  mock = await createNodeMock()
  mock.server.listen({ onUnhandledRequest: 'error' })
  client = { baseUrl: 'http://mock.test/api/v1', token: () => mock.resident?.token ?? null }
})
beforeEach(() => mock.faults.disarm())
afterAll(() => mock.server.close())

/** The chunks of an answer's body as they arrived. */
async function chunksOf(headers: Record<string, string> = {}): Promise<Uint8Array[]> {
  const response = await fetch('http://mock.test/api/v1/ask', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${mock.resident?.token}`,
      ...headers,
    },
    body: JSON.stringify({ question: questions.quick, topics_id: crypto.randomUUID() }),
  })
  return collect(response.body ?? [])
}

const textOf = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString()
const eventsOf = (text: string) => new SseDecoder().push(text)

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('a spoilt stream', () => {
  test('is cut in the middle of an event', async () => {
    mock.faults.arm('cut-mid-frame')
    const text = textOf(await chunksOf())
    expect(text).not.toMatch(/\n\n$/)
    expect(text).toContain('event: message')
    expect(text).not.toContain('event: close')
  })

  test('comes in chunks that end within a character, with nothing lost', async () => {
    mock.faults.arm('half-character', { times: 1 })
    const chunks = await chunksOf()
    const strict = () =>
      chunks.map((chunk) => new TextDecoder('utf-8', { fatal: true }).decode(chunk))
    expect(strict).toThrow()
    const said = (text: string) => eventsOf(text).map(({ event, id }) => [event, id])
    expect(said(textOf(chunks))).toEqual(said(textOf(await chunksOf())))
    expect(textOf(chunks)).toContain('质押')
  })

  test('has data that cannot be parsed between events that are numbered without a gap', async () => {
    mock.faults.arm('unparsable-data')
    const events = eventsOf(textOf(await chunksOf()))
    const [whole, broken] = [true, false].map((wanted) =>
      events.filter(({ data }) => isJson(data) === wanted),
    )
    expect(broken?.length).toBeGreaterThan(2)
    expect(whole?.map(({ id }) => Number(id))).toEqual(whole?.map((_, index) => index + 1))
    expect(whole?.at(-1)?.event).toBe('close')
  })

  test('comes as JSON', async () => {
    mock.faults.arm('json-instead-of-stream')
    const reply = JSON.parse(textOf(await chunksOf()))
    expect(reply).toMatchObject({ code: 0, response: expect.stringContaining('质押') })
  })

  test.each<Fault>(['half-character', 'unparsable-data', 'json-instead-of-stream'])(
    'is understood by the client: %s',
    async (fault) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      mock.faults.arm(fault, { operation: 'ask' })
      const request = { question: questions.quick, topics_id: crypto.randomUUID() }
      const events = await collect(ask(request, { client }))
      expect(events.at(-1)?.event).toBe('close')
      warn.mockRestore()
    },
  )
})

describe('a body that ends late', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('stays open after its last event', async () => {
    const frames = (async function* () {
      yield 'event: close\n\n'
    })()
    const { body } = await faultyStream(frames, 'late-close', new AbortController())
    const reader = body?.getReader()
    const text = new TextDecoder().decode((await reader?.read())?.value)
    expect(text).toBe('event: close\n\n')
    let isOver = false
    reader?.closed.then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(isOver).toBe(false)
    await vi.runAllTimersAsync()
    expect(isOver).toBe(true)
  })
})

describe('replies with a status', () => {
  test.each([
    ['unauthorized', 401, 'error.unauthorized'],
    ['too-many-requests', 429, 'error.tooManyRequests'],
    ['bad-gateway', 502, 'error.badReply'],
  ] as const)('%s', async (fault, status, errorKey) => {
    mock.faults.arm(fault)
    await expect(fetchUser({ client })).rejects.toMatchObject({ status, errorKey })
  })

  test('429 says when to come again', async () => {
    mock.faults.arm('too-many-requests')
    await expect(fetchUser({ client })).rejects.toMatchObject({ retryAfter: expect.any(Number) })
  })
})

describe('the switches', () => {
  test('apply to the given number of requests', async () => {
    mock.faults.arm('bad-gateway', { times: 2 })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => fetchUser({ client })))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  })

  test('apply to one operation alone', async () => {
    mock.faults.arm('bad-gateway', { operation: 'fetchUser' })
    await expect(fetchUser({ client })).rejects.toThrow()
    await expect(fetchConfig({ client })).resolves.toMatchObject({ search: 1 })
  })

  test('are also set by a header', async () => {
    const text = textOf(await chunksOf({ [FAULT_HEADER]: 'cut-mid-frame' }))
    expect(text).not.toContain('event: close')
    expect(textOf(await chunksOf())).toContain('event: close')
  })

  test('are refused by a header that names no fault, with the names of all', async () => {
    const headers = { [FAULT_HEADER]: 'late-clsoe' }
    const reply = await fetch('http://mock.test/api/v1/config', { headers })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      message: expect.stringContaining(
        `(There is no fault "late-clsoe", but: ${FAULTS.join(', ')})`,
      ),
      error_key: 'error.badRequest',
    })
  })
})
