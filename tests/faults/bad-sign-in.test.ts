import { newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestCode } from '../fakes/sign-in.ts'
import { call } from './call.ts'
import {
  INVALID,
  INVALID_EMAIL,
  type Refusal,
  type RefusedWorld,
  startRefusedWorld,
  WRONG_CODE,
} from './refusals.ts'

const LOGIN = '/auth/login/email'
let world: RefusedWorld

beforeAll(async () => {
  world = await startRefusedWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

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
