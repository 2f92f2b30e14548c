import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A `fetch` for the API of this process, as whoever sent the request: what it asks for is signed in,
 * admitted, limited, checked and logged like any other request, since it is one.
 */
export function ownApi(app: FastifyInstance, sender: FastifyRequest): typeof fetch {
  // Read now: a socket that is closed later has no address any more.
  const { ip, headers: known } = sender
  const userAgent = known['user-agent'] ?? ''
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    signal?.throwIfAborted()
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url: String(address),
      headers: { 'user-agent': userAgent, ...Object.fromEntries(new Headers(headers)) },
      ...(typeof body === 'string' && { payload: body }),
      remoteAddress: ip,
      payloadAsStream: true,
    })
    const content = reply.stream()
    // As when a client closes its connection. A signal of inject's own would throw where nobody
    // can catch it when it is aborted before the reply begins.
    const close = () => void reply.raw.res.destroy()
    if (signal?.aborted) close()
    else signal?.addEventListener('abort', close, { once: true })
    content.once('close', () => signal?.removeEventListener('abort', close))
    const sent = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return new Response(Readable.toWeb(content) as ReadableStream, {
      status: reply.statusCode,
      headers: Object.fromEntries(sent),
    })
  }
}
