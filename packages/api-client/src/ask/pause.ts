const FIRST_MS = 500
const LONGEST_MS = 15_000

/**
 * How long to wait before the try after `failures` failed ones, in ms: doubling, and anywhere in the
 * upper half, so that clients cut off together don't return together.
 */
export function backOff(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))
  return full / 2 + (full / 2) * random()
}

/** Waits; not longer than until the device is online again or the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = typeof globalThis.addEventListener === 'function' ? globalThis : null
  const timer = setTimeout(resolve, ms)
  const over = () => resolve()
  page?.addEventListener('online', over)
  signal?.addEventListener('abort', over)
  if (signal?.aborted) resolve()
  return promise.finally(() => {
    clearTimeout(timer)
    page?.removeEventListener('online', over)
    signal?.removeEventListener('abort', over)
  })
}
