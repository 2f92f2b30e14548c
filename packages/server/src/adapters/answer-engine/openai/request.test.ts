import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReplyTimeout } from './request.ts'

describe('Patience', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const newTimeout = () => new ReplyTimeout({ first: 100, silence: 10, whole: 150 })

  it.each([
    ['waits longer for the first sign of life', [99], false],
    ['does not wait for ever for it', [100], true],
    ['waits for the next one after each', [99, 9, 9, 9], false],
    ['ends at a silence', [5, 10], true],
    ['ends the whole, whatever comes', [99, 9, 9, 9, 9, 9, 6], true],
  ])('%s', async (_case, waits, exhausted) => {
    const timeout = newTimeout()
    for (const wait of waits) {
      vi.advanceTimersByTime(wait)
      await new Promise((resolve) => setImmediate(resolve))
      if (!timeout.expired) timeout.restart()
    }
    expect(timeout.expired).toBe(exhausted)
    expect(timeout.signal.aborted).toBe(exhausted)
    timeout.end()
  })

  it('closes at the end without being exhausted, and leaves no timer behind', () => {
    const timeout = newTimeout()
    timeout.restart()
    timeout.end()
    expect(timeout.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(timeout.expired).toBe(false)
  })
})
