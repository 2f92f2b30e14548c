import { type Operation, operations } from '@coinquiry/api-client/contract'
import type { Database } from '@coinquiry/server/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newStore } from '../faults/store.ts'
import { brokenRequests } from './broken-request.ts'
import { replyChecker } from './check-reply.ts'
import { type RandomRequest, randomRequests } from './random-request.ts'
import { type RawReply, send } from './send.ts'
import { newTestData, type TestData } from './test-data.ts'

/** Per operation, half of them with one fault. */
const CASES = Number(process.env.FUZZ_CASES ?? 50)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
/** These end sessions or topics, so each request gets new test data. */
const ENDING = new Set(['deleteUser', 'endSession', 'logout', 'deleteAllTopics', 'deleteTopic'])

/** These need a redirect of a provider, a mailed code or a stored picture. */
const OUT_OF_REACH = new Set([
  'loginByEmail',
  'fetchAccessToken',
  'bindTwitter',
  'switchTwitterIcon',
  'fetchAvatar',
  'stripeWebhook',
])

const shared = new AsyncDisposableStack()
let server: ServerProcess
let database: Database

beforeAll(async () => {
  const model = shared.use(await startFakeModel())
  const store = shared.use(await newStore('postgresql'))
  server = shared.use(await startServer({ ...store, env: { ...store.env, ...model.env } }))
  database = await store.open()
  shared.defer(() => database.close())
})
afterAll(() => shared.disposeAsync())

/** Sends the requests that `make` gives, and returns the replies. */
async function fuzz(
  operation: Operation,
  make: (data: () => TestData) => fc.Arbitrary<RandomRequest> | null,
  isRight: (request: RandomRequest, status: number, body: string) => boolean,
): Promise<RawReply[]> {
  let data = await newTestData(database.db)
  const replies: RawReply[] = []
  const arbitrary = make(() => data)
  if (!arbitrary) return replies
  const faultOf = replyChecker(operation)
  const property = fc.asyncProperty(arbitrary, async (request) => {
    const reply = await send(server.api, operation, request, data.tokens[request.sender])
    replies.push(reply)
    if (ENDING.has(operation.id)) data = await newTestData(database.db)
    expect(faultOf(reply)).toBeNull()
    expect(
      isRight(request, reply.status, String(reply.body)),
      `${reply.status} ${reply.body}`,
    ).toBe(true)
  })
  await fc.assert(property, { numRuns: Math.ceil(CASES / 2), seed: SEED })
  return replies
}

/** Neither refused nor shown an error page. */
function isDone({ status, headers, body }: RawReply): boolean {
  if (status === 303) return true
  const isRefused =
    String(body).startsWith('{"code":1') || headers.get('content-type')?.includes('html')
  return status === 200 && !isRefused
}

describe.each(operations)('$id', (operation) => {
  test('answers what follows the contract as the contract says', async () => {
    const replies = await fuzz(
      operation,
      (data) => randomRequests(operation, data),
      // A rule that no schema says may still refuse it.
      (_request, status) => status < 500,
    )
    expect(replies.some(isDone)).toBe(!OUT_OF_REACH.has(operation.id))
  })

  test('refuses what does not, whatever it is', async () => {
    await fuzz(
      operation,
      (data) => brokenRequests(operation, randomRequests(operation, data)),
      ({ sender }, status, body) => {
        // Of whom it is known that they may not, nothing is read.
        if (body.includes('"error_key":"error.proOnly"')) return true
        const mayAsk = !operation.signInRequired || !['visitor', 'dead token'].includes(sender)
        const expected = mayAsk ? [400, 413, 415] : [401]
        return expected.includes(status) && !body.includes('    at ')
      },
    )
  })
})

test('the server is still ready after all of it', async () => {
  const ready = await fetch(`${server.address}/readyz`)
  expect(ready.status).toBe(200)
})
