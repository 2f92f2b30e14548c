import { isLoopback } from '../../env/loopback.ts'
import { readAtMost } from '../http/read-body.ts'

const HOSTS = new Set(['https://pbs.twimg.com', 'https://abs.twimg.com'])
const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 10_000

/** Fetches pictures from X's own hosts, and from X's API where that is a fake on this machine. */
export function pictureReader(apiUrl: string): (url: string) => Promise<Uint8Array | null> {
  const origins = isLoopback(apiUrl) ? new Set([...HOSTS, new URL(apiUrl).origin]) : HOSTS
  return async (url) => {
    if (!URL.canParse(url) || !origins.has(new URL(url).origin)) return null
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { redirect: 'error', signal })
      return response.ok ? await readAtMost(response, MAX_BYTES) : null
    } catch {
      return null
    }
  }
}
