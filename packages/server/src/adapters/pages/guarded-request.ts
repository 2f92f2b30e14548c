import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { WebPageFailure } from '../../ports/web-pages.ts'
import { guardedSocket } from './guarded-socket.ts'
import type { AddressRule } from './page-rules.ts'

export interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** The whole body, decoded. Throws a `WebPageFailure` when it has more than so many bytes. */
  body(maxBytes: number): Promise<Buffer>
}

/** By this name robots.txt may speak of it. */
export const ROBOT = 'Coinquiry'

const HEADERS = {
  'user-agent': `${ROBOT}/1.0 (reads a page that somebody asks about)`,
  accept: 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,*/*;q=0.1',
  'accept-encoding': 'gzip, deflate, br',
  connection: 'close',
}

/** One request, without cookies and without following where it leads; `use` reads the reply. */
export async function guardedRequest<T>(
  url: URL,
  rule: AddressRule,
  use: (reply: Reply) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const socket = await guardedSocket(url, rule, signal)
  const end = () => socket.destroy()
  signal.addEventListener('abort', end, { once: true })
  try {
    const sent = request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, ...HEADERS },
    })
    // Told by what waits for the reply, or by the reply itself.
    sent.on('error', () => undefined)
    sent.end()
    const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage]
    return await use({
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: (maxBytes) => bodyOf(response, url, maxBytes),
    })
  } finally {
    signal.removeEventListener('abort', end)
    socket.destroy()
  }
}

async function bodyOf(response: IncomingMessage, url: URL, maxBytes: number): Promise<Buffer> {
  const large = () => new WebPageFailure('large', `${url.host} answers more than is read`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw large()
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of decoded(response, url) as AsyncIterable<Buffer>) {
    size += piece.byteLength
    if (size > maxBytes) throw large()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function decoded(response: IncomingMessage, { host }: URL): Readable {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '') return response
  const decoder = coding === 'br' ? createBrotliDecompress() : createUnzip()
  if (!/^(?:br|x-gzip|gzip|deflate)$/.test(coding))
    throw new WebPageFailure('unreadable', `${host} answers in a coding that is not known`)
  response.on('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}
