import { describe, expect, it, vi } from 'vitest'
import { Recent } from './recent.ts'

const { signal } = new AbortController()

describe('Recent', () => {
  it('asks once within the time, and again after it', async () => {
    vi.useFakeTimers()
    try {
      const recent = new Recent<number>(1000)
      const find = vi.fn(async () => 7)
      for (const wait of [0, 999, 1]) {
        vi.advanceTimersByTime(wait)
        expect(await recent.get('a', find, signal)).toBe(7)
      }
      expect(find).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('remembers no failure', async () => {
    const recent = new Recent<number>(1000)
    await expect(recent.get('a', () => Promise.reject(new Error('away')), signal)).rejects.toThrow(
      'away',
    )
    expect(await recent.get('a', async () => 1, signal)).toBe(1)
  })

  it('forgets the oldest when there is too much', async () => {
    const recent = new Recent<string>(60_000, 2)
    for (const key of ['a', 'b', 'c']) await recent.get(key, async () => key, signal)
    expect(await recent.get('c', async () => 'new', signal)).toBe('c')
    expect(await recent.get('a', async () => 'new', signal)).toBe('new')
  })

  it('takes for old what was found long ago, not what was asked for first', async () => {
    vi.useFakeTimers()
    try {
      const recent = new Recent<string>(1000, 2)
      await recent.get('a', async () => 'old', signal)
      vi.advanceTimersByTime(500)
      await recent.get('b', async () => 'old', signal)
      vi.advanceTimersByTime(500)
      await recent.get('a', async () => 'newer', signal)
      await recent.get('c', async () => 'new', signal)
      expect(await recent.get('a', async () => 'newest', signal)).toBe('newer')
      expect(await recent.get('b', async () => 'newest', signal)).toBe('newest')
    } finally {
      vi.useRealTimers()
    }
  })
})
