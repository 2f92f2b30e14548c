import { describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import {
  close,
  frames,
  generateEnd,
  interrupted,
  message,
  start,
  think,
} from '../testing/frames.ts'
import { json, serve, silent, stream, torn } from '../testing/loopback.ts'
import { type AnswerState, type AnswerStep, emptyAnswer, reduceAnswer } from './answer-state.ts'
import { type FollowOptions, followAnswer } from './follow-answer.ts'

const request = { question: 'Why?', topics_id: '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11' }
const requestId = 'c7a1f0de-3b42-4e0b-9d55-0f5b1c2a7e90'
const attachPath = `/api/v1/ask/${requestId}/stream`
const refused = { code: 1, data: 'No', message: 'No', error_key: 'error.topicLimit' }

const quick = { backOff: () => 1 } satisfies FollowOptions

interface Followed {
  readonly states: AnswerState['status'][]
  readonly answer: AnswerState
}

/** Follows to the end; states without repetitions. */
async function follow(steps: AsyncIterable<AnswerStep>): Promise<Followed> {
  const states: AnswerState['status'][] = []
  let answer = emptyAnswer
  for await (const step of steps) {
    answer = reduceAnswer(answer, step)
    if (states.at(-1) !== answer.status) states.push(answer.status)
  }
  return { states, answer }
}

describe('followAnswer', () => {
  it('follows an answer that isn’t disturbed', async () => {
    const whole = frames(1, start, think('a'), message('b'), generateEnd, close('b'))
    const { client, received } = await serve(stream(whole))
    const { states, answer } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(states).toEqual(['connecting', 'waiting', 'thinking', 'streaming', 'done'])
    expect(answer).toMatchObject({ think: 'a', text: 'b', status: 'done', lastEventId: '5' })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ...request, detached: true })
  })

  it('attaches where the stream was torn off, even within a character', async () => {
    const bytes = Buffer.from(frames(1, start, message('比特'), message('币')))
    const { client, received } = await serve(
      torn(bytes.subarray(0, bytes.lastIndexOf('币') + 1)),
      torn(frames(3, message('币'))),
      stream(frames(4, message('！'), generateEnd, close('比特币！'))),
    )
    const { states, answer } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(states).toEqual([
      'connecting',
      'waiting',
      'streaming',
      'reconnecting',
      'streaming',
      'reconnecting',
      'streaming',
      'done',
    ])
    expect(answer).toMatchObject({ text: '比特币！', status: 'done' })
    expect(received.map(({ url }) => url)).toEqual(['/api/v1/ask', attachPath, attachPath])
    expect(received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '3'])
  })

  it('takes the whole when the answer has ended meanwhile', async () => {
    const { client } = await serve(
      torn(frames(1, start, message('one '), message('t'))),
      stream(frames(1, start, message('one two three'), generateEnd, close('one two three'))),
    )
    const { answer } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(answer).toMatchObject({ text: 'one two three', status: 'done', lastEventId: '4' })
  })

  it('attaches when the stream falls silent', async () => {
    const { client } = await serve(
      silent(frames(1, start, message('a'))),
      stream(frames(3, generateEnd, close('a'))),
    )
    const options = { client, silenceMs: 2000, ...quick }
    const { states } = await follow(followAnswer({ ask: request }, options))
    expect(states).toEqual([
      'connecting',
      'waiting',
      'streaming',
      'reconnecting',
      'streaming',
      'done',
    ])
  })

  it('takes comments for signs of life', async () => {
    const comments = Array.from({ length: 250 }, () => ': heartbeat\n\n')
    const { client, received } = await serve(
      stream(frames(1, start), ...comments, frames(2, generateEnd, close(''))),
    )
    await follow(followAnswer({ ask: request }, { client, silenceMs: 2000, ...quick }))
    expect(received).toHaveLength(1)
  })

  it('doesn’t wait for a connection that stays open after the last event', async () => {
    const { client } = await serve(silent(frames(1, start, message('a'), interrupted)))
    const { states, answer } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(states.at(-1)).toBe('interrupted')
    expect(answer).toMatchObject({ text: 'a', status: 'interrupted' })
  })

  it.each([429, 500, 503])('looks again for an answer under way after a %s', async (status) => {
    const { client, received } = await serve(
      torn(frames(1, start, message('a'))),
      json(status, { ...refused, error_key: 'error.x' }),
      stream(frames(3, message('b'), generateEnd, close('ab'))),
    )
    const { states, answer } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(states.at(-1)).toBe('done')
    expect(answer).toMatchObject({ text: 'ab', status: 'done' })
    expect(received).toHaveLength(3)
  })

  it('sends a question that may not have arrived again, under the same key', async () => {
    const page = (status: number) => json(status, '<html>Bad Gateway</html>')
    const { client, received } = await serve(
      page(502),
      torn(),
      stream(frames(1, start, message('a'), generateEnd, close('a'))),
    )
    const { states } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(states).toEqual(['connecting', 'waiting', 'connecting', 'waiting', 'streaming', 'done'])
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(keys).size).toBe(1)
  })

  it('rejects when the question is refused, after one try', async () => {
    const { client, received } = await serve(json(200, refused))
    await expect(
      follow(followAnswer({ ask: request }, { client, ...quick })),
    ).rejects.toMatchObject({
      status: 200,
      errorKey: 'error.topicLimit',
    })
    expect(received).toHaveLength(1)
  })

  it.each([400, 401, 429, 500])('rejects a question answered with %s at once', async (status) => {
    const { client, received } = await serve(json(status, { ...refused, error_key: 'error.x' }))
    await expect(
      follow(followAnswer({ ask: request }, { client, ...quick })),
    ).rejects.toBeInstanceOf(ApiError)
    expect(received).toHaveLength(1)
  })

  it('rejects when nothing answers in three tries', async () => {
    const { client, received } = await serve((response) => response.destroy())
    await expect(
      follow(followAnswer({ ask: request }, { client, ...quick })),
    ).rejects.toMatchObject({
      status: 0,
      errorKey: 'error.network',
    })
    expect(received).toHaveLength(3)
  })

  it('ends interrupted, its text kept, when it can’t attach any more', async () => {
    const { client, received } = await serve(torn(frames(1, start, message('a'))), (response) =>
      response.destroy(),
    )
    const options = { client, tries: { ask: 1, answer: 4 }, ...quick }
    const { answer } = await follow(followAnswer({ ask: request }, options))
    expect(answer).toMatchObject({
      status: 'interrupted',
      error: { errorKey: 'error.network' },
    })
    expect(answer.text).toBe('a')
    expect(received).toHaveLength(4)
  })

  it('ends interrupted when every stream breaks at the same place', async () => {
    const { client, received } = await serve(torn(frames(1, start, message('a'))))
    const options = { client, tries: { ask: 1, answer: 4 }, ...quick }
    const { answer } = await follow(followAnswer({ ask: request }, options))
    expect(answer.status).toBe('interrupted')
    expect(answer.text).toBe('a')
    expect(received).toHaveLength(4)
  })

  it('ends interrupted when the server doesn’t know the answer', async () => {
    const { client } = await serve(json(200, { ...refused, error_key: 'error.noAccess' }))
    const { states, answer } = await follow(followAnswer({ requestId }, { client, ...quick }))
    expect(states).toEqual(['reconnecting', 'interrupted'])
    expect(answer).toMatchObject({ error: { errorKey: 'error.noAccess' } })
  })

  it('never asks twice where the server gave the answer no name', async () => {
    const { client, received } = await serve(torn(frames(1, message('a'))))
    const { states } = await follow(followAnswer({ ask: request }, { client, ...quick }))
    expect(states).toEqual(['connecting', 'waiting', 'streaming', 'interrupted'])
    expect(received).toHaveLength(1)
  })

  it('waits as long as a busy server says before it attaches again', async () => {
    const busy = json(
      429,
      { ...refused, error_key: 'error.tooManyRequests' },
      { 'Retry-After': '1' },
    )
    const { client } = await serve(busy, stream(frames(1, start, generateEnd, close(''))))
    const before = performance.now()
    const { states } = await follow(followAnswer({ requestId }, { client, ...quick }))
    expect(states.at(-1)).toBe('done')
    expect(performance.now() - before).toBeGreaterThan(900)
  })

  it('follows an answer from a given place', async () => {
    const { client, received } = await serve(
      stream(frames(8, message('b'), generateEnd, close('b'))),
    )
    await follow(followAnswer({ requestId, lastEventId: '7' }, { client, ...quick }))
    expect(received[0]).toMatchObject({ method: 'GET', url: attachPath })
    expect(received[0]?.headers['last-event-id']).toBe('7')
  })

  it.each([
    ['while it is live', silent(frames(1, start, message('a')))],
    ['while it waits to reconnect', torn(frames(1, start, message('a')))],
  ])('ends without a further step when aborted %s', async (_name, answer) => {
    const { client } = await serve(answer)
    const abort = new AbortController()
    const states: string[] = []
    const options = { client, signal: abort.signal, backOff: () => 60_000 }
    for await (const step of followAnswer({ ask: request }, options)) {
      states.push(step.event)
      if (step.event === 'reconnecting' || step.event === 'message') {
        setTimeout(() => abort.abort(), 20)
      }
    }
    expect(states).not.toContain('close')
    expect(states).not.toContain('interrupted')
    expect(abort.signal.aborted).toBe(true)
  })
})
