import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acceptedLanguage, type ErrorKey } from '../src/contract/contract.ts'
import { real } from './clock.ts'
import { BASE, createMock, type Mock, type MockOptions } from './mock.ts'
import type { Mounted } from './mount.ts'
import { requestOf, send } from './serving/exchange.ts'
import { refusalResponse } from './serving/responses.ts'

export interface HttpMockOptions extends MockOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** Only this machine can reach it unless another address is given. */
  readonly host?: string
}

/** A mock that listens, for clients in any language. */
export interface HttpMock extends Mock, AsyncDisposable {
  /** For example `http://127.0.0.1:4010/api/v1`. */
  readonly api: string
}

export async function listeningMock(options: HttpMockOptions): Promise<HttpMock> {
  const { port = 0, host = '127.0.0.1', ...others } = options
  const mock = await createMock({ wait: real(), ...others })
  const routes = mock.mount().map(routeTo)
  const server = createServer((incoming, outgoing) => exchange(routes, incoming, outgoing))
  server.listen(port, host)
  // A client closes what it no longer uses; closed here, a connection could carry a request already.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) =>
    server.once('listening', resolve).once('error', reject),
  )
  const { port: taken } = server.address() as AddressInfo
  return {
    ...mock,
    api: `http://${host}:${taken}${BASE}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function exchange(
  routes: readonly Route[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const connection = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) connection.abort()
  })
  openToEveryOrigin(incoming, outgoing)
  try {
    const reply = await replyTo(routes, incoming, connection.signal)
    await send(reply, outgoing)
  } catch (error) {
    // A client that has left is told nothing, and is no fault of the mock.
    if (connection.signal.aborted) return
    console.error(error)
    if (outgoing.headersSent) outgoing.destroy()
    else await send(refusal('error.internal', incoming), outgoing).catch(() => outgoing.destroy())
  }
}

async function replyTo(
  routes: readonly Route[],
  incoming: IncomingMessage,
  closed: AbortSignal,
): Promise<Response> {
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
  const target = targetOf(routes, incoming)
  if (typeof target === 'string') return refusal(target, incoming)
  return target.serve(await requestOf(incoming, target.url), target.params, closed)
}

interface Target extends Pick<Mounted, 'serve'> {
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
}

/** What a request is for, or why it is for nothing. */
function targetOf(
  routes: readonly Route[],
  { method, url: sent = '/', headers }: IncomingMessage,
): Target | ErrorKey {
  try {
    const url = new URL(sent, `http://${headers.host ?? 'localhost'}`)
    for (const { serve, ...route } of routes) {
      const found = route.method === method ? route.pattern.exec(url.pathname) : null
      if (found) return { url, params: decoded({ ...found.groups }), serve }
    }
    return 'error.notFound'
  } catch {
    return 'error.badRequest'
  }
}

const decoded = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  )

interface Route extends Pick<Mounted, 'serve'> {
  readonly method: string
  readonly pattern: RegExp
}

/** As msw compares paths: in any case, with or without a slash at the end. */
const routeTo = ({ operation: { method }, path, serve }: Mounted): Route => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  serve,
})

const refusal = (key: ErrorKey, { headers }: IncomingMessage): Response => {
  const language = acceptedLanguage(headers['accept-language'] ?? null)
  return refusalResponse(key, { language, now: 0, pages: [] })
}

/** Pages that are developed against the mock come from another port. */
function openToEveryOrigin({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const asked = headers['access-control-request-headers'] ?? '*'
  outgoing.setHeader('access-control-allow-origin', '*')
  outgoing.setHeader('access-control-allow-headers', asked)
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  outgoing.setHeader('access-control-expose-headers', 'retry-after, content-disposition, etag')
}
