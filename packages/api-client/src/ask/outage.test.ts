import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { close, frames, generateEnd, message, start } from '../testing/frames.ts'
import { json, serve, stream, torn } from '../testing/loopback.ts'
import type { AnswerStep } from './answer-state.ts'
import { backOff, followAnswer } from './follow-answer.ts'

const request = { question: 'Why?', topics_id: '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11' }
const quick = { backOff: () => 1 }
/** How a request is waited for; the faked clock goes on meanwhile. */
const BUSY = { interval: 5, timeout: 20_000 }

async function lastOf(steps: AsyncIterable<AnswerStep>): Promise<string | undefined> {
  let last: string | undefined
  for await (const { event } of steps) last = event
  return last
}

describe('an outage in the middle of an answer', () => {
  it('counts how often the connection was not found again', async () => {
    const { client } = await serve(
      torn(frames(1, start, message('a'))),
      (response) => response.destroy(),
      (response) => response.destroy(),
      stream(frames(3, generateEnd, close('a'))),
    )
    const counts: number[] = []
    for await (const step of followAnswer({ ask: request }, { client, ...quick }))
      if (step.event === 'reconnecting') counts.push(step.failures ?? 0)
    expect(counts).toEqual([1, 2, 3])
  })

  it('is back as soon as the server is, however long the pause', async () => {
    const { client, received } = await serve(
      torn(frames(1, start, message('a'))),
      json(502, '<html>Bad Gateway</html>'),
      (response, request) => {
        const isLook = request.url.endsWith('/config')
        const rest = frames(3, generateEnd, close('a'))
        return (isLook ? json(200, { code: 0, data: {} }) : stream(rest))(response, request)
      },
    )
    const options = { client, backOff: () => 3_600_000 }
    expect(await lastOf(followAnswer({ ask: request }, options))).toBe('close')
    const looks = received.filter(({ url }) => url.endsWith('/config'))
    expect(looks.length).toBeGreaterThan(1)
  })

  it('doesn’t hurry a server that answers with an error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { client, received } = await serve(
      torn(frames(1, start, message('a'))),
      json(500, { code: 1, data: 'No', message: 'No', error_key: 'error.x' }),
      stream(frames(3, generateEnd, close('a'))),
    )
    const pauseAfter = vi.fn((failures: number) => (failures === 2 ? 60_000 : 1))
    const last = lastOf(followAnswer({ ask: request }, { client, backOff: pauseAfter }))
    await vi.waitFor(() => expect(pauseAfter).toHaveBeenCalledWith(2), BUSY)
    expect(received).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(received).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await last).toBe('close')
  })

  it('gives up a request that got lost on the way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { client, received } = await serve(
      torn(frames(1, start, message('a'))),
      () => undefined,
      stream(frames(3, generateEnd, close('a'))),
    )
    const last = lastOf(followAnswer({ ask: request }, { client, ...quick }))
    await vi.waitFor(() => expect(received).toHaveLength(2), BUSY)
    await vi.advanceTimersByTimeAsync(5000)
    const settled = vi.fn()
    void last.then(settled, settled)
    await vi.waitFor(() => expect(settled).toHaveBeenCalledWith('close'), BUSY)
  })
})

describe('a fault of the client itself', () => {
  it('is told as it is, however far the answer has come', async () => {
    const { client } = await serve(torn(frames(1, start, message('a'))))
    const fault = new TypeError('x is undefined')
    let isFaulty = false
    const faulty = {
      ...client,
      token: () => {
        if (isFaulty) throw fault
        return null
      },
    }
    const steps: string[] = []
    const following = async () => {
      for await (const { event } of followAnswer({ ask: request }, { client: faulty, ...quick })) {
        steps.push(event)
        isFaulty ||= event === 'message'
      }
    }
    await expect(following()).rejects.toBe(fault)
    expect(steps).not.toContain('interrupted')
  })
})

describe('backOff', () => {
  it.each([
    [1, 250, 500],
    [2, 500, 1000],
    [3, 1000, 2000],
    [5, 2500, 5000],
    [50, 2500, 5000],
  ])('waits after %s failures between %s and %s ms', (failures, least, most) => {
    expect(backOff(failures, () => 0)).toBe(least)
    expect(backOff(failures, () => 1)).toBe(most)
  })

  it('waits up to 15 s while nobody looks at the page', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(backOff(50, () => 1)).toBe(15_000)
  })
})
