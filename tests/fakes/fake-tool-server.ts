import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  createMcpHandler,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { type FakeTools, toolServer } from './tool-server.ts'

/** Answers in the server's place where it returns true. */
type Instead = (request: IncomingMessage, response: ServerResponse, body: string) => boolean

export interface FakeToolServer extends AsyncDisposable {
  readonly url: string
  /** The headers of each request, with its method. */
  readonly requests: readonly (NodeJS.Dict<string | string[]> & { readonly method: string })[]
  /** From now on the server has these tools. */
  change(tools: FakeTools): void
  /** From now on whatever this answers is not answered by the server. */
  replace(instead: Instead): void
  /** It knows no session of before. */
  forget(): void
}

/**
 * A tool server on loopback over streamable HTTP: of the protocol's revision of 2026, or of before
 * with `sessions`.
 */
export async function startToolServer(
  tools: FakeTools,
  { sessions = false }: { readonly sessions?: boolean } = {},
): Promise<FakeToolServer> {
  let current = tools
  let instead: Instead = () => false
  const requests: (NodeJS.Dict<string | string[]> & { method: string })[] = []
  const handler = createMcpHandler(() => toolServer(current))
  const open = new Map<string, WebStandardStreamableHTTPServerTransport>()

  async function inSession(request: Request): Promise<Response> {
    const id = request.headers.get('mcp-session-id')
    const known = id === null ? undefined : open.get(id)
    if (known) return known.handleRequest(request)
    if (id !== null) return new Response(null, { status: 404 })
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (session) => void open.set(session, transport),
    })
    await toolServer(current).connect(transport)
    return transport.handleRequest(request)
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    requests.push({ ...request.headers, method: request.method ?? '' })
    if (instead(request, response, body.toString())) return
    const asked = new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const answer = await (sessions ? inSession(asked) : handler.fetch(asked))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(response)
    else response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    requests,
    change: (changed) => {
      current = changed
    },
    replace: (answering) => {
      instead = answering
    },
    forget: () => open.clear(),
    async [Symbol.asyncDispose]() {
      await handler.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
