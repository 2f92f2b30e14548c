import { configure } from '@coinquiry/api-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAllRuns, runOf } from './run.ts'
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
  await expect.poll(() => calls).toContain('/topics/fetch_topic_message')
  expect(runOf('topic')).toMatchObject({ answer: { status: 'done', text: 'Because.' } })
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
  await expect.poll(() => runOf('topic')).toMatchObject({ answer: { status: 'waiting' } })
  arriving.resolve(Response.json({ code: 0, data: {} }))
  await vi.advanceTimersByTimeAsync(0)
  expect(runOf('topic')).toMatchObject({ answer: { status: 'waiting' } })
})

test('what may not be read is not asked for again', async () => {
  const refusal = { code: 1, data: 'No', message: 'No', error_key: 'error.noAccess' }
  canRead = true
  read = async () => Response.json(refusal)
  askAnew()
  await expect.poll(() => calls).toContain('/topics/fetch_topic_message')
  calls.length = 0
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).not.toContain('/topics/fetch_topic_message')
})

test.each([
  { key: 'error.topicLimit', run: { answer: { status: 'refused' } } },
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

const frames = (...events: { event: string }[]) =>
  events.map((event) => `event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`).join('')

const start = {
  event: 'start',
  request_id: 'request',
  topics_id: 'topic',
  question_message_id: 'question',
  answer_message_id: 'answer',
}
const close = { event: 'close', response: 'Because.', topic_count: 2, message_count: 1 }
const ended = [{ event: 'title', title: 'Why' }, { event: 'generateEnd' }, close]

test.each([
  { end: 'is shown without reading the topic again', events: [start, ...ended], reads: 0 },
  { end: 'is read where nothing named it', events: ended, reads: 1 },
  { end: 'is read after a stop', events: [start, close], reads: 1 },
])('an answer that has come $end', async ({ events, reads }) => {
  const queries = new QueryClient()
  const list = ['topic-list', 'history', '', 50]
  const items = [{ topics_id: 'topic', title: '' }]
  queries.setQueryData(['topic', 'topic'], { cur_topics_info: {}, cur_message: [] })
  queries.setQueryData(list, { pages: [{ items, next: null }], pageParams: [null] })
  canRead = true
  asked = () =>
    new Response(frames(...events), { headers: { 'content-type': 'text/event-stream' } })
  askingIn('topic', queries).askNew(question, { parentId: null, opensTopic: true })
  await expect.poll(() => runOf('topic')).toBeNull()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.filter((call) => call.endsWith('fetch_topic_message'))).toHaveLength(reads)
  if (reads > 0) return
  const topic = queries.getQueryData(['topic', 'topic'])
  expect(topic).toMatchObject({
    cur_topics_info: { title: 'Why', remain_message_count: 1 },
    cur_message: [{ message_id: 'question' }, { message_id: 'answer' }],
  })
  expect(queries.getQueryData(list)).toMatchObject({ pages: [{ items: [{ title: 'Why' }] }] })
})

test('an answer that is written again is stopped first, and its end is read', async () => {
  canRead = true
  const bodies: unknown[] = []
  configure({
    baseUrl: '',
    async fetch(url, init) {
      calls.push(String(url))
      if (url !== '/ask') return read()
      bodies.push(JSON.parse(String(init?.body)))
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(frames(start)))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const asking = askingIn('topic', new QueryClient())
  asking.askNew(question, { parentId: null, opensTopic: true })
  await expect.poll(() => runOf('topic')?.answer.answerMessageId).toBe('answer')
  asking.restart('answer', question)
  await expect.poll(() => bodies).toHaveLength(2)
  expect(calls.filter((call) => !call.startsWith('/auth'))).toEqual([
    '/ask',
    '/ask/request/stop',
    '/topics/fetch_topic_message',
    '/ask',
  ])
  expect(bodies[1]).toMatchObject({ question_type: 2, message_id: 'answer' })
})
