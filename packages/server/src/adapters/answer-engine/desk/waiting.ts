import { setTimeout as sleep } from 'node:timers/promises'

/** So long is waited before an answer says what it waits for. */
export const WAIT_MS = 2000

/** Which of these are still open after a while; none as soon as all are done. */
export async function settledWithin(
  all: readonly Promise<unknown>[],
  ms: number,
): Promise<number[]> {
  const open = new Set(all.keys())
  const done = Promise.all(all.map((each, at) => each.finally(() => open.delete(at))))
  const timer = new AbortController()
  try {
    await Promise.race([done, sleep(ms, undefined, { signal: timer.signal })])
  } finally {
    timer.abort()
  }
  return [...open]
}
