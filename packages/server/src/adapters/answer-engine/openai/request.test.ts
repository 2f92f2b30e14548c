import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Patience } from './request.ts'

describe('Patience', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const patience = () => new Patience({ first: 100, silence: 10, whole: 150 })

  it.each([
    ['waits longer for the first sign of life', [99], false],
    ['does not wait for ever for it', [100], true],
    ['waits for the next one after each', [99, 9, 9, 9], false],
    ['ends at a silence', [5, 10], true],
    ['ends the whole, whatever comes', [99, 9, 9, 9, 9, 9, 6], true],
  ])('%s', (_case, waits, exhausted) => {
    const waiting = patience()
    for (const wait of waits) {
      vi.advanceTimersByTime(wait)
      if (!waiting.exhausted) waiting.signOfLife()
    }
    expect(waiting.exhausted).toBe(exhausted)
    expect(waiting.signal.aborted).toBe(exhausted)
    waiting.end()
  })

  it('closes at the end without being exhausted, and leaves no timer behind', () => {
    const waiting = patience()
    waiting.signOfLife()
    waiting.end()
    expect(waiting.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(waiting.exhausted).toBe(false)
  })
})
