import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import {
  type SocialLogin,
  SocialLoginFailure,
  type SocialProvider,
} from '../../ports/social-login.ts'
import { createSocialLogin } from './social-login.ts'
import { type FakeApple, startFakeApple } from './testing/fake-apple.ts'
import { type FakeGoogle, startFakeGoogle } from './testing/fake-google.ts'
import { type FakeX, startFakeX } from './testing/fake-x.ts'
import { readFormPost } from './testing/form-post.ts'

let google: FakeGoogle
let apple: FakeApple
let x: FakeX
let login: SocialLogin
const reports: string[] = []
const create = (settings: Readonly<Record<string, string>>) =>
  createSocialLogin(readEnv(settings), (what, error) => reports.push(`${what}: ${error}`))
const resources = new AsyncDisposableStack()

beforeAll(async () => {
  google = resources.use(await startFakeGoogle())
  apple = resources.use(await startFakeApple())
  x = resources.use(await startFakeX())
  login = await create({ ...google.env, ...apple.env, ...x.env })
})
afterAll(() => resources.disposeAsync())

const attempt = {
  state: 'a state nobody guesses',
  nonce: 'a nonce nobody guesses',
  verifier: 'a-verifier-of-at-least-forty-three-characters-in-all',
}
const other = { ...attempt, verifier: 'another-verifier-of-at-least-forty-three-characters' }

/** Goes to the provider and comes back with what it says. */
async function returned(provider: SocialProvider, begun = attempt) {
  const response = await fetch(await login.begin(provider, begun), { redirect: 'manual' })
  const location = response.headers.get('location')
  return new Map(
    location ? new URL(location).searchParams : readFormPost(await response.text()).fields,
  )
}

const refused = (provider: SocialProvider, from: Map<string, string>, begun = attempt) =>
  expect(login.complete(provider, begun, from)).rejects.toThrow(SocialLoginFailure)

it('knows people who come back from Google', async () => {
  expect(await login.complete('google', attempt, await returned('google'))).toEqual({
    subject: 'person-1',
    email: 'mei@example.org',
    hostedDomain: null,
    name: 'Mei',
    screenName: null,
    pictureUrl: null,
  })
})

it.each([
  ['example.org', 'example.org'],
  [['example.org'], null],
])('takes %j of Google for the hosted domain %j', async (hd, hostedDomain) => {
  google.tamper = ({ payload }) => Object.assign(payload, { hd })
  const person = await login.complete('google', attempt, await returned('google'))
  google.tamper = () => undefined
  expect(person).toMatchObject({ email: 'mei@example.org', hostedDomain })
})

it('knows people who come back from Apple, and their name the first time', async () => {
  apple.person = {
    sub: 'apple-1',
    name: 'Mei Lin',
    email: 'mei@icloud.example',
    email_verified: 'true',
  }
  const first = await login.complete('apple', attempt, await returned('apple'))
  expect(first).toMatchObject({ subject: 'apple-1', email: 'mei@icloud.example', name: 'Mei Lin' })
  const second = await login.complete('apple', attempt, await returned('apple'))
  expect(second).toMatchObject({ subject: 'apple-1', name: null })
})

it('knows people who come back from X', async () => {
  expect(await login.complete('twitter', attempt, await returned('twitter'))).toEqual({
    subject: '1480293847561029',
    email: null,
    hostedDomain: null,
    name: 'Mei',
    screenName: 'mei_onchain',
    pictureUrl: `${x.env.X_API_URL}/profile_images/1/face.png`,
  })
})

const providers = ['google', 'apple', 'twitter'] as const

it.each(providers)(
  'believes no code that was given for another verifier (%s)',
  async (provider) => {
    await refused(provider, await returned(provider, other))
  },
)

it.each(providers)('believes no code twice (%s)', async (provider) => {
  const from = await returned(provider)
  await login.complete(provider, attempt, from)
  await refused(provider, from)
})

it.each(providers)('believes no answer to another state (%s)', async (provider) => {
  await refused(provider, new Map([...(await returned(provider)), ['state', 'mine']]))
})

it.each(providers)('knows nobody who was refused there (%s)', async (provider) => {
  const fake = { google, apple, twitter: x }[provider]
  const { person } = fake
  fake.person = null
  await refused(provider, await returned(provider))
  fake.person = person
})

it.each(['google', 'twitter'] as const)(
  'believes no answer of another issuer (%s)',
  async (name) => {
    await refused(name, new Map([...(await returned(name)), ['iss', 'https://evil.example']]))
  },
)

it.each<[string, Readonly<Record<string, unknown>>]>([
  ['another attempt', { nonce: 'a nonce of another attempt' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another client', { aud: 'another-client' }],
  ['several clients', { aud: ['google-client', 'another-client'], azp: 'another-client' }],
  ['the past', { exp: 1, iat: 0 }],
])('believes no ID token for %s', async (_name, claims) => {
  google.tamper = ({ payload }) => Object.assign(payload, claims)
  await refused('google', await returned('google'))
  google.tamper = () => undefined
})

it('believes no ID token that was changed after it was signed', async () => {
  google.tamperReply = (reply) => {
    const [header, payload, signature = ''] = String(reply.id_token).split('.')
    const other = signature.startsWith('A') ? 'B' : 'A'
    reply.id_token = [header, payload, other + signature.slice(1)].join('.')
  }
  await refused('google', await returned('google'))
  google.tamperReply = () => undefined
})

it.each([
  { email_verified: false, email: null },
  { email_verified: 'false', email: null },
  { email_verified: undefined, email: null },
  { email_verified: true, email: 'eve@example.org' },
] as const)('takes an address that is verified: $email_verified as $email', async (given) => {
  const { person } = google
  google.person = {
    sub: 'eve',
    email: 'eve@example.org',
    ...(given.email_verified !== undefined && { email_verified: given.email_verified }),
  }
  const { email } = await login.complete('google', attempt, await returned('google'))
  expect(email).toBe(given.email)
  google.person = person
})

it('says that a provider cannot be reached', async () => {
  const away = await startFakeGoogle()
  await away[Symbol.asyncDispose]()
  const lost = await create(away.env)
  await expect(lost.begin('google', attempt)).rejects.toThrow(SocialLoginFailure)
})

it('reports what failed, without what it was told', async () => {
  reports.length = 0
  for (const provider of providers) {
    const from = await returned(provider, other)
    await refused(provider, from)
    expect(reports.at(-1)).toContain(`A sign-in failed: SocialLoginFailure: ${provider}: `)
    for (const secret of [...from.values(), attempt.verifier]) {
      expect(reports.at(-1)).not.toContain(secret)
    }
  }
  expect(reports).toHaveLength(3)
})

it('does not report what the browser says', async () => {
  reports.length = 0
  await refused(
    'google',
    new Map([
      ['state', attempt.state],
      ['iss', google.issuer],
      ['error', 'anything'],
    ]),
  )
  expect(reports).toEqual([])
})

it('speaks plainly to nobody but this machine', async () => {
  const env = { ...google.env, GOOGLE_ISSUER: 'http://accounts.example' }
  const begun = (await create(env)).begin('google', attempt)
  await expect(begun).rejects.toThrow(/only requests to HTTPS are allowed/)
})

it.each([
  [{}, []],
  [{ X_CLIENT_ID: 'id', X_CLIENT_SECRET: 'secret' }, ['twitter']],
  [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, ['google']],
])('offers what is configured: %o', async (env, expected) => {
  expect((await create(env)).providers).toEqual(expected)
})

it('refuses to start with a key that Apple did not give', async () => {
  const env = { ...apple.env, APPLE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----' }
  await expect(create(env)).rejects.toThrow(/^APPLE_PRIVATE_KEY is not usable/)
})
