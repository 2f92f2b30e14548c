import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HEARTBEAT_MS } from '../limits.ts'
import { SseDecoder } from '../sse.ts'
import { collect } from '../testing/collect.ts'
import { frames, start } from '../testing/frames.ts'
import { answerEvent, answerStream, StreamInterrupted } from './answer-stream.ts'

describe('answerStream', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a stream without a sign of life counts as broken after two heartbeats', async () => {
    const headers = { 'Content-Type': 'text/event-stream' }
    const silent = new Response(new ReadableStream(), { headers })
    const broken = vi.fn()
    void answerStream(silent, {}).next().catch(broken)
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS - 1)
    expect(broken).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(broken).toHaveBeenCalledWith(expect.any(StreamInterrupted))
  })

  it('a fault of the client itself is told as it is, not as a lost connection', async () => {
    const fault = new TypeError('x is undefined')
    vi.spyOn(SseDecoder.prototype, 'push').mockImplementation(() => {
      throw fault
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const headers = { 'Content-Type': 'text/event-stream' }
    const reply = new Response(frames(1, start), { headers })
    await expect(collect(answerStream(reply, {}))).rejects.toBe(fault)
  })
})

const read = (data: string, event = 'message', id = '') => answerEvent({ event, data, id })

describe('answerEvent', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['{"event":"think","content":"a"}', 'think', { event: 'think', content: 'a' }],
    ['{"content":"a"}', 'think', { event: 'think', content: 'a' }],
    ['{"event":"message","content":"a","mood":"good"}', 'message', { content: 'a', mood: 'good' }],
    ['{}', 'generateEnd', { event: 'generateEnd' }],
    ['{"relevant":false}', 'relevant', { event: 'relevant', relevant: false }],
    ['{"title":"Gas"}', 'title', { event: 'title', title: 'Gas' }],
    ['{"response":""}', 'close', { event: 'close', response: '' }],
  ])('reads %s of the event %s', (data, event, expected) => {
    expect(read(data, event)).toMatchObject(expected)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('takes the id along', () => {
    expect(read('{"event":"message","content":"a"}', 'message', '7')?.id).toBe('7')
    expect(read('{"event":"message","content":"a"}')).not.toHaveProperty('id')
  })

  it.each([
    '',
    'x',
    'null',
    '7',
    '[]',
    '{"event":"message"',
    '{"event":"message"}',
    '{"event":"message","content":7}',
    '{"event":"start"}',
    ...['request_id', 'question_message_id', 'answer_message_id'].map((missing) =>
      JSON.stringify({ ...start, [missing]: undefined }),
    ),
    '{"event":"progress"}',
    '{"event":"title"}',
    '{"event":"sources","items":{}}',
    '{"event":"close"}',
    '{"event":"error"}',
    '{"event":"relevant","relevant":"yes"}',
  ])('logs and skips %j', (data) => {
    expect(read(data)).toBeNull()
    expect(console.warn).toHaveBeenCalledOnce()
  })

  it.each(['{"event":"sparkle"}', '{"event":"toString"}', '{"event":"__proto__"}'])(
    'ignores the unknown event of %s',
    (data) => {
      expect(read(data)).toBeNull()
      expect(console.warn).not.toHaveBeenCalled()
    },
  )
})
