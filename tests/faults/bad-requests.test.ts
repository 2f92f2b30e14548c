import { logout, newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestCode } from '../fakes/sign-in.ts'
import { newUser, type User } from '../fixtures/users.ts'
import { badBodies, type Turn, type Turns } from './bad-bodies.ts'
import { call } from './call.ts'
import { askAndRecord, lastTurn, topicsLeft } from './recorded-answer.ts'
import {
  INVALID,
  INVALID_EMAIL,
  NO_ACCESS,
  type Refusal,
  type RefusedWorld,
  SIGN_IN,
  startRefusedWorld,
  WRONG_CODE,
  WRONG_TYPE,
} from './refusals.ts'

const LOGIN = '/auth/login/email'
let world: RefusedWorld
let user: User
let stranger: User
let turns: Turns
let foreignRequest: string

beforeAll(async () => {
  world = await startRefusedWorld()
  user = await newUser(world.server)
  stranger = await newUser(world.server)
  turns = { own: await turnOf(user), foreign: await turnOf(stranger) }
  const { answer } = await lastTurn(stranger.at(world.server), turns.foreign.topic)
  foreignRequest = answer.request_id
  // So that the first turn is no longer the end of the conversation.
  await askAndRecord(user.at(world.server), 'And then?', turns.own.topic).ended
})
afterAll(() => world[Symbol.asyncDispose]())

async function turnOf(person: User): Promise<Turn> {
  const client = person.at(world.server)
  const { ended, topicId } = askAndRecord(client, 'What is a coin?')
  await ended
  const { question, answer } = await lastTurn(client, topicId)
  return { topic: topicId, question: question.message_id, answer: answer.message_id }
}

describe('an ask is refused and leaves nothing behind', () => {
  test.each(badBodies)('with %s', async (_name, refusal, body) => {
    await world.expectRefused(refusal, '/ask', { token: user.token, body: body(turns) })
  })

  test('that is not JSON', async () => {
    const { token } = user
    await world.expectRefused(WRONG_TYPE, '/ask', { token, type: 'text/plain', body: 'Why?' })
  })

  test('without a token, whatever is in it', async () => {
    for (const token of [undefined, 'not-a-token']) {
      await world.expectRefused(SIGN_IN, '/ask', { token, body: '{"half' })
      const body = { question: 'Why?', topics_id: newId() }
      await world.expectRefused(SIGN_IN, '/ask', { token, body })
    }
  })

  test('with the token of a session that was ended', async () => {
    const { token, at } = await newUser(world.server)
    await logout({ client: at(world.server) })
    const body = { question: 'Why?', topics_id: newId() }
    await world.expectRefused(SIGN_IN, '/ask', { token, body })
  })
})

describe('what belongs to somebody else is refused like what does not exist', () => {
  test.each(['foreign', 'dead'])('a %s topic', async (whose) => {
    const topics_id = whose === 'foreign' ? turns.foreign.topic : newId()
    const { token } = user
    await world.expectRefused(NO_ACCESS, '/topics/fetch_topic_message', {
      token,
      body: { topics_id },
    })
    const { question } = turns.foreign
    await world.expectRefused(NO_ACCESS, '/topics/switch_message', {
      token,
      body: { topics_id, cur_message_id: question, switch_message_id: question },
    })
  })

  test.each(['foreign', 'dead'])('a %s answer', async (whose) => {
    const path = `/ask/${whose === 'foreign' ? foreignRequest : newId()}`
    const { token } = user
    await world.expectRefused(NO_ACCESS, `${path}/stream`, { method: 'GET', token })
    await world.expectRefused(NO_ACCESS, `${path}/stop`, { token })
  })

  test('an answer whose id is no UUID', async () => {
    const { token } = user
    await world.expectRefused(INVALID, '/ask/mine/stream', { method: 'GET', token })
  })
})

test('2,000 emoji are a question, and all that was refused has cost nothing', async () => {
  const client = user.at(world.server)
  expect(await topicsLeft(client)).toBe(2)
  const recorded = askAndRecord(client, '🪙'.repeat(2000))
  await recorded.ended
  expect(recorded.state.status).toBe('done')
  const { question } = await lastTurn(client, recorded.topicId)
  expect(question.content).toBe('🪙'.repeat(2000))
})

async function codeSent() {
  const { server } = world
  const email = `${newId()}@example.org`
  const { status } = await call(server, '/auth/send-email', { body: { email } })
  expect(status).toBe(200)
  return { email, email_code: await newestCode(server.dataDir, email) }
}

const other = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1)

test('a wrong code signs nobody in, and leaves the right one in force', async () => {
  const { email, email_code } = await codeSent()
  const body = { email, email_code: other(email_code) }
  await world.expectRefused(WRONG_CODE, LOGIN, { body })
  const reply = await call(world.server, LOGIN, { body: { email, email_code } })
  expect(reply.body).toMatchObject({ code: 0, data: { token_type: 'bearer' } })
})

test('a code signs in once', async () => {
  const body = await codeSent()
  expect((await call(world.server, LOGIN, { body })).body).toMatchObject({ code: 0 })
  await world.expectRefused(WRONG_CODE, LOGIN, { body })
})

test('a code that has expired signs nobody in', async () => {
  const body = await codeSent()
  await world.rows.expireCodes(body.email)
  await world.expectRefused(WRONG_CODE, LOGIN, { body })
})

test('a code belongs to its address', async () => {
  const { email_code } = await codeSent()
  const { email } = await codeSent()
  await world.expectRefused(WRONG_CODE, LOGIN, { body: { email, email_code } })
})

test('after five wrong codes the right one is worth nothing', async () => {
  const { email, email_code } = await codeSent()
  const body = { email, email_code: other(email_code) }
  for (let tries = 0; tries < 3; tries++) await world.expectRefused(WRONG_CODE, LOGIN, { body })
  await world.expectRefused(WRONG_CODE, LOGIN, { body: { email, email_code } })
})

test.each<[string, Refusal, string, unknown]>([
  ['an address without a domain', INVALID_EMAIL, '/auth/send-email', { email: 'ada' }],
  ['two addresses', INVALID_EMAIL, '/auth/send-email', { email: 'a@b.org,c@d.org' }],
  ['a line break', INVALID_EMAIL, '/auth/send-email', { email: 'a@b.org\r\nBcc: c@d.org' }],
  ['no address', INVALID, '/auth/send-email', {}],
  ['an unknown language', INVALID, '/auth/send-email', { email: 'a@b.org', language: 'xx' }],
  ['half a body', INVALID, '/auth/send-email', '{"email'],
  ['a code as number', INVALID, LOGIN, { email: 'a@b.org', email_code: 123456 }],
  ['no code', INVALID, LOGIN, { email: 'a@b.org' }],
])('%s is refused', async (_name, refusal, path, body) => {
  await world.expectRefused(refusal, path, { body })
})
