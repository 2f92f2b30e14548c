import { setTimeout as sleep } from 'node:timers/promises'

/** What the system and Node's client call a connection that broke. */
const BROKEN: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** In this time Node's client sees which others of its connections were closed, too. */
const PAUSE_MS = 100

/**
 * Asks a service, and once more where the connection broke before any reply: one that was kept may be
 * closed by the other side at the moment in which it is used again. So only for what may be asked
 * twice.
 */
export async function reconnecting<Reply>(
  ask: () => Promise<Reply>,
  signal: AbortSignal | null | undefined,
): Promise<Reply> {
  try {
    return await ask()
  } catch (error) {
    if (signal?.aborted || !BROKEN.has(codeOf(error))) throw error
    await sleep(PAUSE_MS)
    return ask()
  }
}

/** `fetch` over connections that are opened anew where a kept one broke. */
export const reconnectingFetch = (
  url: string | URL,
  init: Omit<RequestInit, 'body'> & { readonly body?: string | null },
): Promise<Response> => reconnecting(() => fetch(url, init), init.signal)

/** The system's code of a failed request, such as ECONNREFUSED; empty where it has none. */
export function codeOf(error: unknown): string {
  // Of `fetch` it is the cause's.
  const failed = error instanceof Error ? (error.cause ?? error) : undefined
  const code = failed instanceof Error && 'code' in failed ? failed.code : undefined
  return typeof code === 'string' ? code : ''
}
