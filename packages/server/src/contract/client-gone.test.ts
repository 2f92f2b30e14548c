import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { eventStream } from './replies.ts'
import { testOperation, testServer } from './testing.ts'

const operations = [
  testOperation({
    id: 'ask',
    method: 'POST',
    path: '/answer',
    body: { required: false, content: { 'application/json': { schema: {} } } },
  }),
]

test('a client that goes before its stream begins is no fault to be logged', async () => {
  const lines: string[] = []
  const begun = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const replied = Promise.withResolvers<void>()
  const loggerInstance: FastifyBaseLogger = createLog('warn', { write: (line) => lines.push(line) })
  const app = Fastify({ loggerInstance })
  app.addHook('onSend', async (_request, { statusCode }) => {
    if (statusCode === 500) replied.resolve()
  })
  await testServer(
    {
      ask: async ({ signal }) => {
        signal.addEventListener('abort', () => gone.resolve())
        return eventStream(silence(begun.resolve, gone.promise))
      },
    },
    { operations, app },
  )
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
