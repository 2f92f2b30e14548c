import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import { createApp } from '../../app.ts'
import type { RequestContext } from '../../app-context.ts'
import { readEnv } from '../../env.ts'
import type { Generations } from '../../generation/generations.ts'
import { createLog } from '../../log.ts'
import { testDatabase } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { addPerson, signIn } from '../../testing/people.ts'
import { scriptedEngine } from '../../testing/scripted-engine.ts'
import { newToken } from '../auth/secrets.ts'
import { signInBrowser } from '../auth/sign-in-browser.ts'
import { refuseEarly } from './early-refusal.ts'
import { RefusedBuckets } from './refused-buckets.ts'

const open = testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const hasAsked = (cookies: RequestContext['cookies']) => signInBrowser({ cookies }) !== null

/** A server whose database can be taken away, and whose clock the test moves. */
async function server(limits: string) {
  const time = { now }
  const real = open()
  let isThere = true
  const gone = () => Promise.reject(new Error('A connection was asked for'))
  const database: Database = {
    ...real,
    get db() {
      if (!isThere) throw new Error('A connection was asked for')
      return real.db
    },
    write: (work) => (isThere ? real.write(work) : gone()),
  }
  const context = handlerContext(database, {
    env: readEnv({ RATE_LIMITS: limits }),
    refused: new RefusedBuckets(),
    generations: { draining: false } as Generations,
    ports: { clock: { now: () => time.now }, answerEngine: scriptedEngine() },
  })
  const app = await createApp({
    context,
    log: createLog('silent'),
    web: null,
    checkReplies: true,
  })
  return {
    time,
    loseDatabase() {
      isThere = false
    },
    async post(
      url: string,
      body: object,
      headers: Record<string, string> = {},
      from = '203.0.113.7',
    ) {
      const request = { method: 'POST', url: `/api/v1${url}`, payload: body, headers } as const
      const reply = await app.inject({ ...request, remoteAddress: from })
      return { status: reply.statusCode, retryAfter: reply.headers['retry-after'] ?? null }
    },
  }
}

const mail = { email: 'mei@example.org' }
const ask = () => ({ question: 'What is gas?', topics_id: randomUUID() })

async function signedIn() {
  const { userId } = await addPerson(open())
  return { authorization: `Bearer ${await signIn(open(), userId, now)}` }
}

test('a network that was refused takes no connection until it may come again', async () => {
  const { post, loseDatabase, time } = await server('mail_ip=1/60')
  await post('/auth/send-email', mail)
  expect(await post('/auth/send-email', mail)).toEqual({ status: 429, retryAfter: '60' })
  loseDatabase()
  time.now = new Date(now.getTime() + 59_000)
  expect(await post('/auth/send-email', { email: 'bob@example.org' })).toEqual({
    status: 429,
    retryAfter: '1',
  })
  expect((await post('/auth/send-email', mail, {}, '203.0.113.8')).status).toBe(500)
  time.now = new Date(now.getTime() + 60_000)
  expect((await post('/auth/send-email', { email: 'bob@example.org' })).status).toBe(500)
})

test('a token that was refused takes no connection, and others are not refused with it', async () => {
  const { post, loseDatabase } = await server('ask=0/60')
  const [mei, bob] = [await signedIn(), await signedIn()]
  expect(await post('/ask', ask(), mei)).toEqual({ status: 429, retryAfter: '60' })
  loseDatabase()
  expect(await post('/ask', ask(), mei)).toEqual({ status: 429, retryAfter: '60' })
  expect((await post('/ask', ask(), bob)).status).toBe(500)
})

test('tries to sign in take no connection once their network was refused', async () => {
  const { post, loseDatabase } = await server('sign_in=0/60')
  const attempt = () => post('/auth/fetch_access_token', { short_token: 'guessed' })
  expect(await attempt()).toEqual({ status: 429, retryAfter: '60' })
  loseDatabase()
  expect(await attempt()).toEqual({ status: 429, retryAfter: '60' })
})

test.each([
  { sent: 'the token', by: 'bearer' },
  { sent: 'the cookie', by: 'cookie' },
] as const)('a user is known again by $sent, and visitors count on their own', async ({ by }) => {
  const refused = new RefusedBuckets()
  const context = handlerContext(open(), { refused, now })
  const hash = createHash('sha256').update(by).digest('hex')
  refused.rememberUser(hash, 'mei')
  refused.remember('export mei', now, 60)
  const from = { ip: '203.0.113.7', cookies: () => ({}) }
  const request = { operation: 'downloadTopic', idempotencyKey: null, ...from } as const
  expect(() => refuseEarly(context, { ...request, credential: () => hash }, hasAsked)).toThrow(
    'tooManyRequests',
  )
  expect(() => refuseEarly(context, { ...request, credential: () => null }, hasAsked)).not.toThrow()
  refused.remember('export 203.0.113.7', now, 60)
  expect(() => refuseEarly(context, { ...request, credential: () => null }, hasAsked)).toThrow(
    'tooManyRequests',
  )
  expect(() =>
    refuseEarly(context, { ...request, credential: () => 'another' }, hasAsked),
  ).not.toThrow()
})

test('a question that was stored is not refused when it is sent again', () => {
  const refused = new RefusedBuckets()
  const context = handlerContext(open(), { refused, now })
  refused.remember('ask_ip 203.0.113.7', now, 60)
  refused.rememberAsked('mei k')
  const from = { ip: '203.0.113.7', cookies: () => ({}) }
  const request = { operation: 'ask', credential: () => 'mei', ...from } as const
  expect(() => refuseEarly(context, { ...request, idempotencyKey: 'k' }, hasAsked)).not.toThrow()
  for (const idempotencyKey of ['other', null])
    expect(() => refuseEarly(context, { ...request, idempotencyKey }, hasAsked)).toThrow(
      'tooManyRequests',
    )
})

test.each(['sendEmail', 'loginByEmail'] as const)(
  '%s of a browser that asked for a mail before is left to its own count',
  (operation) => {
    const refused = new RefusedBuckets()
    const context = handlerContext(open(), { refused, now })
    for (const name of ['mail_ip', 'sign_in']) refused.remember(`${name} 203.0.113.7`, now, 60)
    const request = { operation, ip: '203.0.113.7', credential: () => null, idempotencyKey: null }
    const known = { coinquiry_sign_in: 'a'.repeat(43) }
    expect(() => refuseEarly(context, { ...request, cookies: () => known }, hasAsked)).not.toThrow()
    const stranger = () => refuseEarly(context, { ...request, cookies: () => ({}) }, hasAsked)
    expect(stranger).toThrow('tooManyRequests')
  },
)

test.each([
  { what: 'mails', limit: 'mail_ip', url: '/auth/send-email', body: mail },
  {
    ...{ what: 'tries to sign in', limit: 'sign_in', url: '/auth/login/email' },
    body: { ...mail, email_code: 'AAAAAA' },
  },
])('a made-up cookie lets few $what of a refused network reach the database', async (flood) => {
  const { url, body, limit } = flood
  const { post, loseDatabase, time } = await server(`${limit}=1/60`)
  const come = (from?: string) =>
    post(url, body, { cookie: `coinquiry_sign_in=${newToken()}` }, from)
  while ((await post(url, body)).status !== 429);
  loseDatabase()
  const statuses = []
  for (let n = 0; n < 12; n += 1) statuses.push((await come()).status)
  expect(statuses).toEqual([...Array(10).fill(500), 429, 429])
  expect((await come('203.0.113.8')).status).toBe(500)
  time.now = new Date(now.getTime() + 60_000)
  expect((await come()).status).toBe(500)
})
