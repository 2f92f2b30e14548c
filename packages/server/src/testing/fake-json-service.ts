import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type LoopbackServer, listenOnLoopback } from './loopback-server.ts'

/** How a service goes wrong: a status, no answer at all, or an answer that cannot be used. */
export type JsonServiceFault =
  | 429
  | 500
  | 'hang'
  | 'not JSON'
  | 'half a JSON'
  | 'huge'
  | 'torn'
  | 'redirect'

export interface JsonServiceRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface FakeJsonService extends LoopbackServer {
  readonly requests: readonly JsonServiceRequest[]
  /** From now on; null for as it should be. */
  fault: JsonServiceFault | null
}

/** A service on loopback that answers with JSON; with 404 where `reply` gives undefined. */
export async function startFakeJsonService(
  reply: (request: JsonServiceRequest) => unknown,
): Promise<FakeJsonService> {
  const requests: JsonServiceRequest[] = []
  const server = await listenOnLoopback(async (incoming, response) => {
    const request = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '', 'http://fake'),
      headers: incoming.headers,
      body: await text(incoming),
    }
    requests.push(request)
    if (service.fault) return fail(response, service.fault)
    const body = reply(request)
    if (body === undefined) response.writeHead(404).end()
    else send(response, JSON.stringify(body))
  })
  const service: FakeJsonService = { ...server, requests, fault: null }
  return service
}

function fail(response: ServerResponse, fault: JsonServiceFault) {
  if (fault === 'hang') return
  if (fault === 'torn') response.destroy()
  else if (fault === 'redirect') response.writeHead(302, { location: '/ok' }).end()
  else if (fault === 'not JSON') response.writeHead(200).end('<html>Welcome</html>')
  else if (fault === 'half a JSON') send(response, '{"results":[{"ti')
  else if (fault === 'huge') send(response, `{"results":[],"more":"${'x'.repeat(5_000_000)}"}`)
  else response.writeHead(fault, { 'retry-after': '1' }).end('{"error":"a reason that is private"}')
}

function send(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text)
}
