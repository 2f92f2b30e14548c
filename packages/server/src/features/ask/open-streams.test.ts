import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { OPEN_STREAMS } from '@coinquiry/api-client/limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { type AskWorld, askWorld, type Client } from '../../testing/ask-world.ts'
import { testDatabase } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { signIn } from '../../testing/people.ts'
import { message, think } from '../../testing/scripted-engine.ts'

const open = testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
/** More than the system itself buffers for a connection. */
const LONG = 'x'.repeat(6 * 1024 * 1024)

let world: AskWorld
let mei: Client
let app: Awaited<ReturnType<typeof createApp>>
let port: number

beforeEach(async () => {
  world = askWorld(open())
  mei = world.client(await world.addUser(new Date('2027-01-01')), await world.node())
  const { generations } = mei.ctx()
  const env = readEnv({ RATE_LIMITS: 'off' })
  const ports = { clock: { now: () => now }, answerEngine: world.engine }
  const context = handlerContext(open(), { env, generations, ports })
  const log = createLog('silent')
  app = await createApp({ context, log, web: null, checkReplies: true, stalledMs: 200 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  await app.close()
  await world.close()
})

const tokenOf = ({ user }: Client) => signIn(open(), user.userId, now)

const connections = () => promisify(app.server.getConnections.bind(app.server))()

/** A connection that asks and reads nothing. */
async function askUnread(token: string, body: object) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  const content = JSON.stringify(body)
  socket.write(
    `POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${content.length}\r\n\r\n${content}`,
  )
  return socket
}

test('who reads nothing is dropped, and the answer goes on and is stored', async () => {
  const topics_id = randomUUID()
  world.engine.onQuestion = (answer) => answer.say(think(LONG))
  // Were it the client that closes the connection, it would be stopped.
  const body = { question: 'What is gas?', topics_id, detached: false }
  const socket = await askUnread(await tokenOf(mei), body)
  await eventually(() => world.engine.answers.length).toBe(1)
  await eventually(() => connections()).toBe(0)
  world.engine.answers[0]?.say(message('A fee.'))
  world.engine.answers[0]?.finish()
  const stored = () =>
    open()
      .db.selectFrom('messages')
      .select(['status', 'content'])
      .where('role', '=', 'assistant')
      .executeTakeFirst()
  await eventually(stored).toEqual({ status: 'done', content: 'A fee.' })
  socket.destroy()
})

test('a user reads 20 answers at once, and one more when one of them is closed', async () => {
  const token = await tokenOf(mei)
  const headers = { authorization: `Bearer ${token}` }
  const events = await mei.ask({ topics_id: randomUUID() })
  const { value: start } = await events.next()
  if (start?.event !== 'start') throw new Error('The answer did not start')
  const address = `http://127.0.0.1:${port}/api/v1/ask`
  const attach = async (signal: AbortSignal, by = headers) =>
    fetch(`${address}/${start.request_id}/stream`, { headers: by, signal })
  const readers = Array.from({ length: OPEN_STREAMS }, () => new AbortController())
  const replies = await Promise.all(readers.map(({ signal }) => attach(signal)))
  expect(replies.map(({ status }) => status)).toEqual(readers.map(() => 200))

  const last = new AbortController()
  const refused = await attach(last.signal)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 1, error_key: 'error.tooManyRequests' })
  const asked = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'And now?', topics_id: randomUUID() }),
  })
  expect(asked.status).toBe(429)
  expect(await open().db.selectFrom('topics').select('id').execute()).toHaveLength(1)

  const bob = await tokenOf(world.client(await world.addUser(), mei.ctx().generations))
  const other = await attach(last.signal, { authorization: `Bearer ${bob}` })
  expect(await other.json()).toMatchObject({ error_key: 'error.noAccess' })

  readers[0]?.abort()
  await eventually(async () => (await attach(last.signal)).status).toBe(200)
  for (const reader of [...readers, last]) reader.abort()
  world.engine.answers[0]?.finish()
})
