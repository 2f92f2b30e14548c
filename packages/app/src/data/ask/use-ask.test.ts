import { configure } from '@coinquiry/api-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAllRuns } from './following.ts'
import { runOf } from './run.ts'
import { askingIn } from './use-ask.ts'

const question = {
  text: 'why?',
  deepThink: true,
  deepSearch: true,
  onAccepted: () => {},
  onRefused: () => {},
}
const calls: string[] = []
let canRead: boolean
let asked: () => Response
let read: () => Promise<Response>

beforeEach(() => {
  calls.length = 0
  canRead = false
  asked = () => Response.json({ code: 0, response: 'Because.' })
  read = async () => Response.json({ code: 0, data: {} })
  vi.useFakeTimers()
  configure({
    baseUrl: '',
    async fetch(url) {
      calls.push(String(url))
      if (url === '/ask') return asked()
      if (!canRead) throw new TypeError('Failed to fetch')
      return read()
    },
  })
})
afterEach(() => {
  leaveAllRuns()
  vi.useRealTimers()
})

const askAnew = () =>
  askingIn('topic', new QueryClient()).askNew(question, { parentId: null, opensTopic: true })

/** Asks, and waits until the whole answer is there and reading the topic has failed. */
async function answered() {
  askAnew()
  await vi.waitFor(() => expect(calls).toContain('/topics/fetch_topic_message'))
  expect(runOf('topic')).toMatchObject({ connection: 'ended', answer: { text: 'Because.' } })
  calls.length = 0
}

test('an answer stays until what is stored of it can be read', async () => {
  await answered()
  canRead = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(calls).toEqual(['/topics/fetch_topic_message'])
  expect(runOf('topic')).toBeNull()
})

test('who has left reads nothing of it any more', async () => {
  await answered()
  leaveAllRuns()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toEqual([])
})

test('a question that follows meanwhile stays when the answer before it has been read', async () => {
  await answered()
  const arriving = Promise.withResolvers<Response>()
  canRead = true
  read = () => arriving.promise
  await vi.advanceTimersByTimeAsync(5000)
  asked = () =>
    new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
  askAnew()
  await vi.waitFor(() => expect(runOf('topic')).toMatchObject({ connection: 'live' }))
  arriving.resolve(Response.json({ code: 0, data: {} }))
  await vi.advanceTimersByTimeAsync(0)
  expect(runOf('topic')).toMatchObject({ connection: 'live' })
})

test('what may not be read is not asked for again', async () => {
  const refusal = { code: 1, data: 'No', message: 'No', error_key: 'error.noAccess' }
  canRead = true
  read = async () => Response.json(refusal)
  askAnew()
  await vi.waitFor(() => expect(calls).toContain('/topics/fetch_topic_message'))
  calls.length = 0
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).not.toContain('/topics/fetch_topic_message')
})

test.each([
  { key: 'error.topicLimit', run: { connection: 'refused' } },
  { key: 'error.staleParent', run: null },
])('a topic that does not begin for $key is $run', async ({ key, run }) => {
  canRead = true
  asked = () => Response.json({ code: 1, data: 'No', message: 'No', error_key: key })
  const refused = Promise.withResolvers<unknown>()
  const asking = { ...question, onRefused: refused.resolve }
  const place = { parentId: null, opensTopic: true }
  askingIn('topic', new QueryClient()).askNew(asking, place)
  expect(await refused.promise).toMatchObject({ errorKey: key })
  if (run) expect(runOf('topic')).toMatchObject(run)
  else expect(runOf('topic')).toBeNull()
})
