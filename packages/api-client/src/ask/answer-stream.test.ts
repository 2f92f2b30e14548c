import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HEARTBEAT_MS } from '../limits.ts'
import { answerStream, StreamInterrupted } from './answer-stream.ts'

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
