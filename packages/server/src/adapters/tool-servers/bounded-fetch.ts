import type { FetchLike } from '@modelcontextprotocol/client'
import type { ServerLimits } from './limits.ts'

/** The protocol's client gives up first, and says then that it took too long. */
const LATER_MS = 1000

/** A reply is larger than what is read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/**
 * Fetches within the limits of a call. The stream that a server may open on its own is not asked for:
 * nothing that it could say there is of use.
 */
export function boundedFetch(limits: ServerLimits, onTooLarge: () => void): FetchLike {
  return async (url, init = {}) => {
    if ((init.method ?? 'GET') === 'GET') return new Response(null, { status: 405 })
    const signals = [init.signal ?? [], AbortSignal.timeout(limits.callMs + LATER_MS)].flat()
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) })
    const body = response.body?.pipeThrough(counting(limits.bytes, onTooLarge))
    return body ? new Response(body, response) : response
  }
}

function counting(most: number, onTooLarge: () => void) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      size += piece.byteLength
      if (size <= most) return controller.enqueue(piece)
      onTooLarge()
      controller.error(new TooLarge(`more than ${most} bytes`))
    },
  })
}
