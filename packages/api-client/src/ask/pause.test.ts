import { afterEach, describe, expect, it, vi } from 'vitest'
import { backOff, pause } from './pause.ts'

describe('backOff', () => {
  it.each([
    [1, 250, 500],
    [2, 500, 1000],
    [3, 1000, 2000],
    [6, 7500, 15_000],
    [50, 7500, 15_000],
  ])('waits after %s failures between %s and %s ms', (failures, least, most) => {
    expect(backOff(failures, () => 0)).toBe(least)
    expect(backOff(failures, () => 1)).toBe(most)
  })
})

describe('pause', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('ends when the device is online again', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const paused = pause(60_000, undefined)
    page.dispatchEvent(new Event('online'))
    await paused
  })

  it('ends when the signal aborts, before or during it', async () => {
    await pause(60_000, AbortSignal.abort())
    const abort = new AbortController()
    const paused = pause(60_000, abort.signal)
    abort.abort()
    await paused
  })
})
