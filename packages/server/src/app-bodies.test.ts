import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { BODY_MAX_BYTES, QUESTION_MAX } from '@coinquiry/api-client/limits'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createLog } from './log.ts'
import { type AskWorld, askWorld } from './testing/ask-world.ts'
import { testDatabase } from './testing/databases.ts'
import { eventually } from './testing/eventually.ts'
import { handlerContext } from './testing/handler-context.ts'
import { signIn } from './testing/people.ts'
import { message } from './testing/scripted-engine.ts'

const open = testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const member = new Date('2027-01-01')
const images = { avatar: async (content: Uint8Array) => content }

let world: AskWorld
let app: Awaited<ReturnType<typeof createApp>>

beforeEach(async () => {
  world = askWorld(open())
  world.engine.onQuestion = (answer) => {
    answer.say(message('A fee.'))
    answer.finish()
  }
  const generations = await world.node()
  const ports = { clock: { now: () => now }, answerEngine: world.engine, images }
  const context = handlerContext(open(), { generations, ports })
  app = await createApp({ context, log: createLog('silent'), web: null, checkReplies: true })
})
afterEach(async () => {
  await app.close()
  await world.close()
})

async function headersOf(memberUntil: Date | null) {
  const { userId } = await world.addUser(memberUntil)
  const token = await signIn(open(), userId, now)
  return { authorization: `Bearer ${token}`, 'accept-language': 'en' }
}

const stored = async (table: 'pictures' | 'rate_uses' | 'messages') =>
  (await open().db.selectFrom(table).selectAll().execute()).length

describe('JSON', () => {
  const ask = async (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/ask',
      headers: { ...(await headersOf(null)), 'content-type': 'application/json' },
      payload,
    })

  test('takes the longest question, each character escaped, with all that goes with it', async () => {
    const question = '\\ud83e\\ude99'.repeat(QUESTION_MAX)
    const ids = { parent_id: null, share_topics_id: '', message_id: '', topics_id: randomUUID() }
    const flags = { deepthink: true, internet_search: true, question_type: 0, detached: true }
    const rest = JSON.stringify({ ...ids, ...flags }).slice(1)
    const reply = await ask(`{"question":"${question}",${rest}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('event: close')
  })

  test.each([
    [BODY_MAX_BYTES - 1, 200],
    [BODY_MAX_BYTES, 200],
    [BODY_MAX_BYTES + 1, 413],
  ])('of %i bytes gives %i', async (size, status) => {
    const start = `{"question":"Why?","topics_id":"${randomUUID()}","unknown":"`
    const reply = await ask(`${start.padEnd(size - 2, 'x')}"}`)
    expect(reply.statusCode).toBe(status)
    expect(await stored('messages')).toBe(status === 200 ? 2 : 0)
    if (status === 413)
      expect(reply.json()).toMatchObject({ code: 1, error_key: 'error.payloadTooLarge' })
  })

  test.each([
    [BODY_MAX_BYTES + 1, false],
    [1024 * 1024, false],
    [1024 * 1024 + 1, true],
  ])('of %i bytes from the payment provider is too large: %s', async (size, isTooLarge) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: `${'{"id":"'.padEnd(size - 2, 'x')}"}`,
    })
    expect(reply.statusCode === 413).toBe(isTooLarge)
  })
})

const BOUNDARY = 'multipart/form-data; boundary=x'
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

/** An upload that has only begun. */
async function beginUpload({ authorization }: { authorization: string }) {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const lines = [
    'POST /api/v1/auth/upload/avatar HTTP/1.1',
    'Host: localhost',
    `Authorization: ${authorization}`,
    `Content-Type: ${BOUNDARY}`,
    'Content-Length: 1000',
    `\r\n${PART}`,
  ]
  socket.write(lines.join('\r\n'))
  return socket
}

describe('an upload', () => {
  const upload = (
    headers: Record<string, string>,
    payload: string | Buffer = `${PART}a\r\n--x--`,
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/upload/avatar',
      headers: { ...headers, 'content-type': BOUNDARY },
      payload,
    })

  test.each([
    ['nobody', async () => ({}), 'error.unauthorized'],
    ['a free user', () => headersOf(null), 'error.proOnly'],
  ] as const)('of %s is refused unread, whatever it holds', async (_who, headers, key) => {
    for (const payload of ['broken', Buffer.alloc(6 * 1024 * 1024, 'x')]) {
      const reply = await upload(await headers(), payload)
      expect(reply.json()).toMatchObject({ code: 1, error_key: key })
    }
    expect(await stored('rate_uses')).toBe(0)
  })

  test('is refused beside four others, and beside one of the same user; then it is taken', async () => {
    const uploading: Awaited<ReturnType<typeof beginUpload>>[] = []
    for (let person = 0; person < 4; person += 1) {
      const headers = await headersOf(member)
      uploading.push(await beginUpload(headers))
      await eventually(async () => {
        // Uploads before this one has begun are taken, and must not use the rate up.
        await open().db.deleteFrom('pictures').execute()
        await open().db.deleteFrom('rate_uses').execute()
        return (await upload(headers)).statusCode
      }).toBe(429)
    }
    const fifth = await headersOf(member)
    const refused = await upload(fifth)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ code: 1, error_key: 'error.tooManyRequests' })
    expect([await stored('pictures'), await stored('rate_uses')]).toEqual([0, 0])

    uploading[0]?.destroy()
    await eventually(async () => (await upload(fifth)).statusCode).toBe(200)
    expect(await stored('pictures')).toBe(1)
    for (const socket of uploading) socket.destroy()
  })
})
