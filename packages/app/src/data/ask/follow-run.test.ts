import { configure } from '@coinquiry/api-client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followRun, newRun } from './follow-run.ts'
import { runOf } from './run.ts'

const topic = 'topic'
const source = { ask: { question: 'why?', topics_id: topic } }
const start = {
  event: 'start',
  request_id: 'request',
  topics_id: topic,
  question_message_id: 'question',
  answer_message_id: 'answer',
}
const close = {
  event: 'close',
  response: 'Because.',
  topic_count: 2,
  message_count: 3,
  resets_at: 0,
}

const calls: string[] = []
let stream: ReadableStreamDefaultController<Uint8Array>
let reply: () => Response
let replyToStop: Promise<Response>

beforeEach(() => {
  calls.length = 0
  replyToStop = Promise.resolve(Response.json({ code: 0, data: null }))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller
    },
  })
  reply = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  configure({
    baseUrl: 'http://api.test',
    fetch: async (url, init) => {
      init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
      calls.push(`${init?.method} ${String(url).replace('http://api.test', '')}`)
      return String(url).endsWith('/stop') ? replyToStop : reply()
    },
  })
})

function send(...events: { event: string; content?: string }[]): void {
  for (const event of events)
    stream.enqueue(
      new TextEncoder().encode(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`),
    )
}

const run = newRun({ kind: 'new', question: 'why?', targetId: null, opensTopic: true })

test('an accepted question is told once and followed to its end', async () => {
  const onStart = vi.fn()
  const { end } = followRun(topic, run, source, onStart)
  expect(runOf(topic)).toMatchObject({ answer: { status: 'connecting', isAccepted: false } })
  send(start, { event: 'message', content: 'Beca' })
  await expect.poll(() => runOf(topic)?.answer.text).toBe('Beca')
  expect(runOf(topic)?.answer.isAccepted).toBe(true)
  expect(onStart).toHaveBeenCalledOnce()
  send({ event: 'generateEnd' }, close)
  stream.close()
  await end
  expect(runOf(topic)).toMatchObject({ answer: { status: 'done', text: 'Because.' } })
})

test('a refused question was never accepted', async () => {
  const onStart = vi.fn()
  reply = () => Response.json({ code: 1, data: 'No', message: 'No', error_key: 'error.topicLimit' })
  const { end } = followRun(topic, run, source, onStart)
  await expect(end).rejects.toMatchObject({ errorKey: 'error.topicLimit' })
  expect(onStart).not.toHaveBeenCalled()
})

test('a fault of the code in the midst of an answer keeps what has come, and is reported', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  onTestFinished(() => void vi.unstubAllGlobals())
  const fault = new TypeError('x is undefined')
  let isAsked = false
  const token = () => {
    if (isAsked) throw fault
    isAsked = true
    return null
  }
  configure({ baseUrl: 'http://api.test', token, fetch: async () => reply() })
  const { end } = followRun(topic, run, source, () => {})
  send(start, { event: 'message', content: 'Beca' })
  await expect.poll(() => runOf(topic)?.answer.text).toBe('Beca')
  stream.close()
  await end
  expect(runOf(topic)).toMatchObject({ answer: { status: 'interrupted', text: 'Beca' } })
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault)
})

test('stopping keeps what has come and tells the server', async () => {
  const { end, stop } = followRun(topic, run, source, () => {})
  send(start, { event: 'message', content: 'Beca' })
  await expect.poll(() => runOf(topic)?.answer.text).toBe('Beca')
  stop()
  await end
  expect(calls).toEqual(['POST /ask', 'POST /ask/request/stop'])
  expect(runOf(topic)).toMatchObject({ answer: { status: 'stopped', text: 'Beca' } })
})

test('a stopped answer has ended once the server knows of it', async () => {
  const known = Promise.withResolvers<Response>()
  replyToStop = known.promise
  const { end, stop } = followRun(topic, run, source, () => {})
  send(start)
  await expect.poll(() => runOf(topic)?.answer.requestId).toBe('request')
  stop()
  const settled = end.then(() => runOf(topic)?.answer)
  await new Promise((resolve) => setTimeout(resolve))
  expect(runOf(topic)).toMatchObject({ answer: { status: 'stopped', isSettled: false } })
  known.resolve(Response.json({ code: 0, data: null }))
  expect(await settled).toMatchObject({ status: 'stopped', isSettled: true })
})

test('whoever looks away sees nothing more of the answer, which goes on', async () => {
  const { end, leave } = followRun(topic, run, source, () => {})
  send(start, { event: 'message', content: 'Beca' })
  await expect.poll(() => runOf(topic)?.answer.text).toBe('Beca')
  leave()
  await end
  expect(runOf(topic)).toMatchObject({ answer: { status: 'streaming' } })
  expect(calls).toEqual(['POST /ask'])
})

test('a stop before the server has named the answer waits for its name', async () => {
  const { end, stop } = followRun(topic, run, source, () => {})
  await expect.poll(() => runOf(topic)?.answer.status).toBe('waiting')
  stop()
  expect(calls).toEqual(['POST /ask'])
  expect(runOf(topic)).toMatchObject({ answer: { status: 'stopped', isSettled: false } })
  send(start)
  await end
  expect(calls).toEqual(['POST /ask', 'POST /ask/request/stop'])
})
