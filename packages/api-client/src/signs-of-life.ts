import { baseOf, type CallOptions, clientOf } from './client.ts'
import { deferred } from './deferred.ts'

/** How long, in ms, between two looks whether the server can be reached; each is a quarter off at random. */
const LOOK_MS = 1000
const LOOK_TIMEOUT_MS = 5000

const asked = new EventTarget()

/** Has everything that waits for the server try again now: the person asks for it. */
export function tryAgainNow(): void {
  asked.dispatchEvent(new Event('try'))
}

/** Whether somebody may be looking at the page; outside of a browser always. */
export const isLookedAt = (): boolean =>
  typeof document === 'undefined' || document.visibilityState !== 'hidden'

/** Whether the server answers, and no proxy in its place. */
export async function isReachable(options: CallOptions = {}): Promise<boolean> {
  if (globalThis.navigator?.onLine === false) return false
  const client = clientOf(options)
  const { fetch = globalThis.fetch } = client
  const timeout = AbortSignal.timeout(LOOK_TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const { status } = await fetch(`${baseOf(client)}/config`, { cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Waits for at most `ms`: until the device is online again, the page is looked at again, the person
 * asks for a try, a look at the server succeeds, or the signal aborts. Nobody looks while the page
 * is hidden.
 */
export async function waitForServer(ms: number, options: CallOptions = {}): Promise<void> {
  const { signal } = options
  if (signal?.aborted) return
  const { promise, resolve } = deferred()
  const over = new AbortController()
  const whenShown = () => isLookedAt() && resolve()
  const listening = { signal: over.signal }
  const page = typeof globalThis.addEventListener === 'function' ? globalThis : null
  page?.addEventListener('online', resolve, listening)
  page?.addEventListener('focus', resolve, listening)
  globalThis.document?.addEventListener('visibilitychange', whenShown, listening)
  asked.addEventListener('try', resolve, listening)
  signal?.addEventListener('abort', resolve, listening)

  const end = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined
  const look = async () => {
    if (isLookedAt() && (await isReachable({ ...options, signal: over.signal }))) resolve()
    else if (!over.signal.aborted) next = setTimeout(look, lookMs())
  }
  let next = setTimeout(look, lookMs())
  await promise
  clearTimeout(end)
  clearTimeout(next)
  over.abort()
}

/** Clients that were cut off together don't look together. */
const lookMs = () => LOOK_MS * (0.75 + 0.5 * Math.random())
