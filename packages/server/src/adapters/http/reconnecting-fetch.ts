import { setTimeout as sleep } from 'node:timers/promises'

/** What the system and Node's client call a connection that broke. */
const BROKEN: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** In this time Node's client sees which others of its connections were closed, too. */
const PAUSE_MS = 100

/**
 * `fetch`, and once more where the connection broke before any reply: one that was kept may be closed
 * by the other side at the moment in which it is used again. So only for what may be asked twice.
 */
export async function reconnectingFetch(
  url: string | URL,
  init: Omit<RequestInit, 'body'> & { readonly body?: string | null },
): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted || !BROKEN.has(codeOf(error))) throw error
    await sleep(PAUSE_MS)
    return fetch(url, init)
  }
}

/** The system's code of a failed `fetch`, such as ECONNREFUSED; empty where it has none. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : ''
}
