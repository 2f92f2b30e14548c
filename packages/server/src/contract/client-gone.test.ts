import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Handlers } from '@coinquiry/api-client/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { AppContext, RequestContext } from '../app-context.ts'
import { createLog } from '../log.ts'
import { parseContract } from './load.ts'
import { contractRoutes } from './plugin.ts'
import { eventStream } from './replies.ts'
import { visitor } from './viewer.ts'

const contract = parseContract(`
paths:
  /answer:
    post:
      operationId: ask
      security: []
      requestBody: { content: { application/json: { schema: {} } } }
      responses: {}
`)

test('a client that goes before its stream begins is no fault to be logged', async () => {
  const lines: string[] = []
  const begun = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const replied = Promise.withResolvers<void>()
  const app = Fastify({ loggerInstance: createLog('warn', { write: (line) => lines.push(line) }) })
  app.addHook('onSend', async (_request, { statusCode }) => {
    if (statusCode === 500) replied.resolve()
  })
  await app.register(contractRoutes, {
    contract,
    context: {
      env: { PUBLIC_URL: 'http://localhost' },
      ports: { clock: { now: () => new Date(0) } },
    } as unknown as AppContext,
    handlers: {
      ask: async ({ signal }: RequestContext) => {
        signal.addEventListener('abort', () => gone.resolve())
        return eventStream(silence(begun.resolve, gone.promise))
      },
    } as unknown as Handlers<RequestContext>,
    viewerOf: async () => visitor,
    viewerOfCookie: async () => visitor,
    checkReplies: false,
  })
  await app.listen({ port: 0 })
  const headers = { 'content-type': 'application/json' }
  const { port } = app.server.address() as AddressInfo
  const client = request({ port, path: '/answer', method: 'POST', headers })
  client.on('error', () => undefined).end('{}')
  await begun.promise
  client.destroy()
  await replied.promise
  await app.close()
  expect(lines).toEqual([])
})

/** Says nothing before its reader is gone. */
async function* silence(begin: () => void, end: Promise<void>) {
  begin()
  await end
  yield ''
}
