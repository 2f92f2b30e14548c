import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 32 * 1024 * 1024
const LONGEST_MS = 10_000

/**
 * Reads on past a body that is refused, within limits: a client that is still sending would see
 * a broken connection instead of the refusal.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return
  request.unpipe()
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, LONGEST_MS)
  let read = 0
  request.on('data', (piece: Buffer) => {
    read += piece.length
    if (read > MOST_BYTES) resolve()
  })
  for (const end of ['end', 'close', 'error']) request.once(end, resolve)
  request.resume()
  await promise
  clearTimeout(timer)
}
