import { describe, expect, test } from 'vitest'
import type { OperationId } from '../src/contract/contract.ts'
import { operationOf } from './contract.ts'
import { checkFrames } from './open-stream.ts'
import { readReply } from './strict.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

interface Sent {
  readonly status?: number
  readonly type?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

function readJson(id: OperationId, body: unknown, sent: Sent = {}) {
  return readText(id, JSON.stringify(body), sent)
}

function readText(
  id: OperationId,
  text: string,
  { status = 200, type = JSON_TYPE, headers }: Sent,
) {
  const sent = new Headers({ ...headers, ...(type !== null && { 'content-type': type }) })
  const bytes = new TextEncoder().encode(text)
  return readReply(operationOf(id), { status, headers: sent }, bytes)
}

const failure = (error_key: string, more: object = {}) => {
  const message = 'Please wait'
  return { code: 1, data: message, message, error_key, ...more }
}
const limited = failure('error.tooManyRequests')

describe('is taken', () => {
  test('what the contract declares', () => {
    expect(readJson('deleteTopic', { code: 0, data: null }).body).toEqual({ code: 0, data: null })
    readJson('deleteTopic', failure('error.noAccess'))
    readJson('ask', limited, { status: 429, headers: { 'retry-after': '3' } })
    readJson('ask', failure('error.topicLimit', { resets_at: 1 }))
    readJson(
      'setSharePermission',
      failure('error.invalidShareToken', { data: 'Invalid share token' }),
    )
    readText('beginGoogleLogin', '', { status: 303, type: null, headers: { location: '/login' } })
    readText('downloadTopic', '# A', {
      type: 'text/markdown; charset=utf-8',
      headers: { 'content-disposition': 'attachment' },
    })
    readText('downloadTopic', '<p>No</p>', { type: 'text/html' })
    readJson('downloadTopic', failure('error.noAccess'))
  })
})

describe('is refused', () => {
  test.each<[string, OperationId, unknown, Sent?]>([
    ['a status that is not declared', 'deleteTopic', failure('error.notFound'), { status: 404 }],
    ['a media type that is not declared', 'deleteTopic', {}, { type: 'text/plain' }],
    ['no media type', 'deleteTopic', { code: 0, data: null }, { type: null }],
    ['a field too many', 'deleteTopic', { code: 0, data: null, extra: 1 }],
    ['a field too many deep inside', 'fetchHotTopics', { code: 0, data: [{ title: 'a', id: 1 }] }],
    ['a field too many of a failure', 'deleteTopic', failure('error.noAccess', { extra: 1 })],
    ['a field too few', 'fetchTopicList', { code: 0, data: [] }],
    ['a key of another operation', 'deleteTopic', failure('error.topicLimit', { resets_at: 1 })],
    ['a key under another status', 'ask', failure('error.noAccess'), { status: 400 }],
    ['no Retry-After', 'ask', limited, { status: 429 }],
    ['a Retry-After of 0', 'ask', limited, { status: 429, headers: { 'retry-after': '0' } }],
    ['a Retry-After as date', 'ask', limited, { status: 429, headers: { 'retry-after': 'Mon' } }],
    ['a cookie', 'deleteTopic', { code: 0, data: null }, { headers: { 'set-cookie': 'a=b' } }],
    ['data that is not the message', 'deleteTopic', failure('error.noAccess', { data: 'other' })],
    ['another text for a literal', 'setSharePermission', failure('error.invalidShareToken')],
    ['a limit without its end', 'ask', failure('error.topicLimit')],
    ['the end of no limit', 'ask', failure('error.noAccess', { resets_at: 1 })],
  ])('%s', (_name, id, body, sent) => {
    expect(() => readJson(id, body, sent)).toThrow(id)
  })

  test('a redirect without an address or with a body', () => {
    const away = { status: 303, type: null }
    expect(() => readText('beginGoogleLogin', '', away)).toThrow('lacks Location')
    const headers = { location: '/login' }
    expect(() => readText('beginGoogleLogin', 'Moved', { ...away, headers })).toThrow('has a body')
  })

  test('a file without its name, and what is no JSON', () => {
    expect(() => readText('downloadTopic', '# A', { type: 'text/markdown' })).toThrow('lacks')
    expect(() => readText('deleteTopic', '{"code"', {})).toThrow('is not JSON')
  })
})

test.each([
  ['id: 1\nevent: think\ndata: {"a":1}\n\n: heartbeat\n\nid: 2\nevent: close\ndata: {}\n\n', true],
  ['id: 1\r\nevent: think\r\ndata: {"a":1}\r\n\r\n', true],
  ['', true],
  ['event: think\ndata: {}\n\n', false],
  ['id: 1\nevent: think\ndata: {\ndata: }\n\n', false],
  ['id: 1\nevent: think\ndata: {}\nretry: 5\n\n', false],
  ['id: 1\nevent: think\ndata: {}\n', false],
])('frames: %j is %s', (text, good) => {
  if (good) expect(() => checkFrames(text)).not.toThrow()
  else expect(() => checkFrames(text)).toThrow()
})
