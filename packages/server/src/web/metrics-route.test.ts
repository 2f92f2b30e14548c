import { expect, test } from 'vitest'
import { DataRequests } from '../adapters/http/data-requests.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { testDatabase } from '../testing/databases.ts'
import { handlerContext } from '../testing/handler-context.ts'

const database = testDatabase()
const TOKEN = 'a-token-of-the-operator'

async function server(variables: Record<string, string> = {}) {
  const env = readEnv({ METRICS_TOKEN: TOKEN, ...variables })
  const context = handlerContext(database(), { env })
  const dataRequests = new DataRequests()
  dataRequests.observe('coingecko', 'budget')
  const metrics = createMetrics({ database: database(), documents: { queued: 3 }, dataRequests })
  const log = createLog('silent')
  return {
    app: await createApp({ context, log, metrics: metrics, web: null, checkReplies: true }),
    metrics: metrics,
  }
}

const FAR = '203.0.113.7'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test.each([
  { from: '127.0.0.1', headers: {}, status: 200 },
  { from: '::1', headers: {}, status: 200 },
  { from: '::ffff:127.0.0.1', headers: {}, status: 200 },
  { from: FAR, headers: {}, status: 404 },
  { from: FAR, headers: bearer(TOKEN), status: 200 },
  { from: FAR, headers: bearer(`${TOKEN}x`), status: 404 },
  { from: FAR, headers: bearer(''), status: 404 },
  { from: FAR, headers: { 'x-forwarded-for': '127.0.0.1' }, status: 404 },
  { from: '127.0.0.1', headers: { 'x-forwarded-for': FAR }, status: 404 },
  { from: '127.0.0.1', headers: { forwarded: `for=${FAR}` }, status: 404 },
  { from: '127.0.0.1', headers: { 'cf-connecting-ip': FAR }, status: 404 },
  { from: '127.0.0.1', headers: { 'true-client-ip': FAR }, status: 404 },
])('asked from $from with $headers: $status', async ({ from, headers, status }) => {
  const { app } = await server()
  const reply = await app.inject({ url: '/metrics', remoteAddress: from, headers })
  expect(reply.statusCode).toBe(status)
})

test.each([
  { trusted: '1', for: FAR },
  { trusted: '1', for: '127.0.0.1' },
  { trusted: '2', for: '127.0.0.1, 203.0.113.9' },
  { trusted: 'loopback', for: '127.0.0.1' },
])(
  'through a trusted proxy of this machine it is not there, whoever it says asks: $for',
  async (by) => {
    const { app } = await server({ TRUST_PROXY: by.trusted })
    const headers = { 'x-forwarded-for': by.for }
    const local = { url: '/metrics', remoteAddress: '127.0.0.1' }
    expect((await app.inject({ ...local, headers })).statusCode).toBe(404)
    expect((await app.inject({ ...local, headers: { via: '1.1 proxy' } })).statusCode).toBe(404)
    expect((await app.inject(local)).statusCode).toBe(200)
  },
)

test('a client that claims to be this machine is not believed', async () => {
  const { app } = await server({ TRUST_PROXY: '1' })
  const headers = { 'x-forwarded-for': '127.0.0.1' }
  const reply = await app.inject({ url: '/metrics', remoteAddress: FAR, headers })
  expect(reply.statusCode).toBe(404)
})

test('without a token there is none that opens it', async () => {
  const { app } = await server({ METRICS_TOKEN: '' })
  const reply = await app.inject({
    url: '/metrics',
    remoteAddress: FAR,
    headers: bearer('undefined'),
  })
  expect(reply.statusCode).toBe(404)
})

test('requests, answers and queues are counted, and no address is a label', async () => {
  const { app, metrics } = await server()
  await app.inject({ url: '/api/v1/auth/user?search_term=halving' })
  await app.inject({ url: '/chat/a-topic/a-secret-token' })
  await app.inject({ method: 'POST', url: '/api/v1/ask' })
  metrics.started()
  metrics.started()
  metrics.firstToken(0.2)
  metrics.finished('done')
  const { payload } = await app.inject('/metrics')
  for (const line of [
    'http_requests_total{operation="fetchUser",status="401"} 1',
    'http_requests_total{operation="unknown",status="404"} 1',
    'http_requests_total{operation="ask",status="401"} 1',
    'asks_total{outcome="done"} 1',
    'asks_total{outcome="error.unauthorized"} 1',
    'generations_running 1',
    'time_to_first_token_seconds_bucket{le="0.1"} 0',
    'time_to_first_token_seconds_bucket{le="0.25"} 1',
    'exports_queued 3',
    'database_waiting 0',
    'data_requests_total{provider="coingecko",outcome="budget"} 1',
    'active_streams 0',
  ]) {
    expect(payload.split('\n')).toContain(line)
  }
  expect(payload).toContain('process_resident_memory_bytes')
  expect(payload).not.toMatch(/halving|a-secret-token|a-topic/)
})

test('already the first reading says how late the event loop is', async () => {
  const { app } = await server()
  const { payload } = await app.inject('/metrics')
  const least = /^nodejs_eventloop_lag_min_seconds (\S+)$/m.exec(payload)?.[1]
  expect(Number(least)).toBeLessThan(60)
})

test('tokens are counted by kind, and a budget that is used up is a refusal with its key', async () => {
  const { app, metrics } = await server()
  metrics.used({ input: 20, output: 5, isEstimated: false })
  metrics.used({ input: 3, output: 0, isEstimated: true })
  const { payload } = await app.inject('/metrics')
  for (const line of [
    'model_tokens_total{kind="input",estimated="false"} 20',
    'model_tokens_total{kind="output",estimated="false"} 5',
    'model_tokens_total{kind="input",estimated="true"} 3',
  ]) {
    expect(payload.split('\n')).toContain(line)
  }
})

test('an answer that failed is counted once, also where a client waited for the whole', async () => {
  const { metrics } = await server()
  const request = {} as Parameters<typeof metrics.request>[0]['request']
  const ended = { request, operation: 'ask', status: 200, seconds: 1, aborted: false }
  metrics.started()
  metrics.finished('failed')
  metrics.request({ ...ended, errorKey: 'error.modelFailed' })
  metrics.request({ ...ended, errorKey: 'error.topicLimit' })
  const asks = (await metrics.read()).split('\n').filter((line) => /^asks_/.test(line))
  expect(asks).toEqual([
    'asks_total{outcome="failed"} 1',
    'asks_total{outcome="error.topicLimit"} 1',
  ])
})
