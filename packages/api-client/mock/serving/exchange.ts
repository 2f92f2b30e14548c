import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** What arrived for this address, with its whole body. Rejects when the client leaves before. */
export async function requestOf(incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  return new Request(url, {
    method,
    headers: new Headers(headers as Record<string, string>),
    ...(method !== 'GET' && { body }),
  })
}

/**
 * Writes the reply, chunk by chunk and no faster than the client reads. Rejects when the client
 * leaves before, and then cancels the body.
 */
export async function send(reply: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = reply.status
  // One by one: a cookie each, which Node's `setHeaders` does not know in every version.
  for (const [name, value] of reply.headers) outgoing.appendHeader(name, value)
  if (!reply.body) outgoing.end()
  else await pipeline(Readable.fromWeb(reply.body as ReadableStream), outgoing)
}
