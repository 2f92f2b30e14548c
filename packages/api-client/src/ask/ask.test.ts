import { describe, expect, it, vi } from 'vitest'
import { collect } from '../testing/collect.ts'
import { close, frames, generateEnd, message, start } from '../testing/frames.ts'
import { json, serve, silent, stream, torn } from '../testing/loopback.ts'
import { ask, attachAnswer, StreamInterrupted } from './answer-stream.ts'

const request = { question: 'Why?', topics_id: '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11' }

const names = async (events: AsyncIterable<{ event: string }>) =>
  (await collect(events)).map(({ event }) => event)

describe('ask', () => {
  it('gives the same events wherever the bytes are cut', async () => {
    const bytes = Buffer.from(
      frames(1, start, message('比特币 🚀'), generateEnd, close('比特币 🚀')),
    )
    const { client } = await serve(stream(bytes))
    const whole = await collect(ask(request, { client }))
    const middle = bytes.indexOf('🚀')
    for (let at = middle - 2; at < middle + 6; at++) {
      const cut = await serve(stream(bytes.subarray(0, at), bytes.subarray(at)))
      expect(await collect(ask(request, { client: cut.client }))).toEqual(whole)
    }
  })

  it('skips unreadable data and unknown events', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const noise = 'data: {not json\n\nevent: sparkle\ndata: {}\n\n'
    const { client } = await serve(stream(frames(1, start), noise, frames(2, close(''))))
    expect(await names(ask(request, { client }))).toEqual(['start', 'close'])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it.each([
    ['as the contract says', { code: 0, response: 'A', data: { response: 'A', topic_count: 2 } }],
    ['beside the code', { code: 0, response: 'A' }],
    ['within the data', { code: 0, data: { response: 'A' } }],
    ['as the data', { code: 0, data: 'A' }],
  ])('takes a whole answer that stands %s', async (_name, body) => {
    const { client } = await serve(json(200, body))
    const events = await collect(ask(request, { client }))
    expect(events.map(({ event }) => event)).toEqual(['message', 'generateEnd', 'close'])
    expect(events[0]).toMatchObject({ content: 'A' })
    expect(events[2]).toMatchObject({ response: 'A' })
  })

  it('takes an empty answer for one without text', async () => {
    const { client } = await serve(json(200, { code: 0, response: '' }))
    expect(await names(ask(request, { client }))).toEqual(['generateEnd', 'close'])
  })

  it('rejects a refusal with its key and words', async () => {
    const { client } = await serve(
      json(200, { code: 1, data: 'No', error_key: 'error.topicLimit' }),
    )
    await expect(names(ask(request, { client }))).rejects.toMatchObject({
      status: 200,
      errorKey: 'error.topicLimit',
      message: 'No',
    })
  })

  it.each([
    ['ends early', stream(frames(1, start, message('a')))],
    ['ends within an event', stream(frames(1, start), 'data: {"event":"clo')],
    ['breaks', torn(frames(1, start))],
    ['falls silent', silent(frames(1, start))],
  ])('says so when the stream %s', async (_name, answer) => {
    const { client } = await serve(answer)
    await expect(names(ask(request, { client, silenceMs: 60 }))).rejects.toBeInstanceOf(
      StreamInterrupted,
    )
  })

  it('closes the connection when the reader leaves', async () => {
    const closed = Promise.withResolvers<void>()
    const { client } = await serve((response, received) => {
      response.on('close', closed.resolve)
      return silent(frames(1, start))(response, received)
    })
    for await (const _ of ask(request, { client })) break
    await closed.promise
  })

  it('rejects with the reason of an abort', async () => {
    const { client } = await serve(silent(frames(1, start)))
    const abort = new AbortController()
    const reason = new Error('enough')
    const events = ask(request, { client, signal: abort.signal })
    await events.next()
    abort.abort(reason)
    await expect(events.next()).rejects.toBe(reason)
  })

  it('lets an answer be tied to its connection', async () => {
    const { client, received } = await serve(stream(frames(1, close(''))))
    await names(ask({ ...request, detached: false }, { client, idempotencyKey: 'k' }))
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ detached: false })
    expect(received[0]?.headers).toMatchObject({
      'idempotency-key': 'k',
      accept: 'text/event-stream',
    })
  })
})

describe('attachAnswer', () => {
  it('reads from the beginning where no id is given', async () => {
    const { client, received } = await serve(stream(frames(1, start, close(''))))
    expect(await names(attachAnswer('a/b', null, { client }))).toEqual(['start', 'close'])
    expect(received[0]?.url).toBe('/api/v1/ask/a%2Fb/stream')
    expect(received[0]?.headers).not.toHaveProperty('last-event-id')
  })
})
