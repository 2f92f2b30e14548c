import type { AddressInfo } from 'node:net'
import { createMiddleware } from '@mswjs/http-middleware'
import express, { type RequestHandler } from 'express'
import { acceptedLanguage } from '../src/contract/contract.ts'
import { real } from './clock.ts'
import { createMock, type Mock, type MockOptions } from './mock.ts'
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

/** The middleware package is CommonJS and has the types of msw's other build. */
type BridgeHandler = Parameters<typeof createMiddleware>[number]

const BASE = '/api/v1'
const CONNECTION = 'x-mock-connection'

export async function listeningMock(options: HttpMockOptions): Promise<HttpMock> {
  const { port = 0, host = '127.0.0.1', ...others } = options
  const mock = await createMock({ wait: real(), ...others })
  const connections = new Map<string, AbortSignal>()
  const app = express().disable('x-powered-by')
  app.use(openToEveryOrigin, namedConnections(connections))
  const closed = ({ headers }: Request) => connections.get(headers.get(CONNECTION) ?? '')
  for (const { operation, handler } of mock.mount({ base: BASE, closed })) {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'delete'
    const path = BASE + operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app[method](path, createMiddleware(handler as unknown as BridgeHandler))
  }
  app.use(async (request, response) => {
    const language = acceptedLanguage(request.headers['accept-language'] ?? null)
    const refusal = refusalResponse('error.notFound', { language, now: 0, pages: [] })
    response.status(refusal.status).json(await refusal.json())
  })
  const server = app.listen(port, host)
  // A client closes what it no longer uses; closed here, a connection could carry a request already.
  server.keepAliveTimeout = 0
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
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

/** Pages that are developed against the mock come from another port. */
const openToEveryOrigin: RequestHandler = (request, response, next) => {
  response.set({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': request.get('access-control-request-headers') ?? '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-expose-headers': 'retry-after, content-disposition',
  })
  if (request.method === 'OPTIONS') response.sendStatus(204)
  else next()
}

/** The middleware hides closed connections, so a header names the connection of each request. */
function namedConnections(connections: Map<string, AbortSignal>): RequestHandler {
  let count = 0
  return (request, response, next) => {
    const name = String(++count)
    const closed = new AbortController()
    connections.set(name, closed.signal)
    response.once('close', () => {
      connections.delete(name)
      if (!response.writableFinished) closed.abort()
    })
    request.headers[CONNECTION] = name
    next()
  }
}
