import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { call } from './call.ts'
import {
  API,
  changed,
  FAILED,
  PROVIDERS,
  PUBLIC_URL,
  parameter,
  type SocialWorld,
  startSocialWorld,
} from './social-world.ts'

let world: SocialWorld

beforeAll(async () => {
  world = await startSocialWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

test('people sign in by Google and Apple into one account, and by X into another', async () => {
  world.fakes.google.person = {
    sub: 'of-three',
    name: 'Mei',
    email: 'mei.lin@icloud.com',
    email_verified: true,
  }
  // Both are authorities for the domain: Apple gives it out, and Google says that it hosts it.
  world.fakes.google.tamper = ({ payload }) => Object.assign(payload, { hd: 'icloud.com' })
  world.fakes.apple.person = {
    sub: 'of-three',
    name: 'M L',
    email: 'MEI.LIN@icloud.com',
    email_verified: 'true',
  }
  const google = await world.user((await world.signIn('google')).token)
  world.fakes.google.tamper = () => undefined
  expect(google).toMatchObject({ data: { user_name: 'Mei', email: 'mei.lin@icloud.com' } })
  expect(await world.user((await world.signIn('apple')).token)).toEqual(google)
  const x = await world.user((await world.signIn('twitter')).token)
  expect(x).toMatchObject({ data: { user_name: 'Mei', email: '', twitter_account: 'mei_onchain' } })
})

test.each(PROVIDERS)(
  'nobody gets in by what was sent to another browser (%s)',
  async (provider) => {
    const [, back] = await world.sentBack(provider)
    const victim = world.newBrowser()
    await world.begin(victim, provider)
    expect(await victim.comeBack(back)).toMatchObject({ status: 303, location: FAILED })
  },
)

test.each(PROVIDERS)('nobody gets in twice by one way back (%s)', async (provider) => {
  const [browser, back] = await world.sentBack(provider)
  expect((await browser.comeBack(back)).location).toContain('/?short_token=')
  expect((await browser.comeBack(back)).location).toBe(FAILED)
})

test.each(PROVIDERS)('nobody gets in by a state that is wrong (%s)', async (provider) => {
  const [browser, back] = await world.sentBack(provider)
  expect((await browser.comeBack(changed(back, { state: 'guessed' }))).location).toBe(FAILED)
})

test.each(['google', 'twitter'] as const)(
  'nobody gets in without a state (%s)',
  async (provider) => {
    const [browser, back] = await world.sentBack(provider)
    expect((await browser.comeBack(changed(back, { state: null }))).location).toBe(FAILED)
  },
)

test.each(PROVIDERS)('nobody gets in by a code that is somebody else’s (%s)', async (provider) => {
  const [, stolen] = await world.sentBack(provider)
  const [browser, back] = await world.sentBack(provider)
  const injected = changed(back, { code: parameter(stolen, 'code') })
  expect((await browser.comeBack(injected)).location).toBe(FAILED)
})

test('nobody gets in when a provider answers for another', async () => {
  const [browser, back] = await world.sentBack('google')
  const mixed = { ...back, action: back.action.replace('/callback/google', '/callback/twitter') }
  expect((await browser.comeBack(mixed)).location).toBe(FAILED)
  const [other, honest] = await world.sentBack('google')
  const foreign = changed(honest, { iss: world.fakes.apple.issuer })
  expect((await other.comeBack(foreign)).location).toBe(FAILED)
  const [third, nameless] = await world.sentBack('google')
  const asked = await third.comeBack(changed(nameless, { iss: null }))
  expect(asked.location).toContain('/?short_token=')
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['another attempt', { nonce: 'of another attempt' }],
  ['another issuer', { iss: 'https://accounts.example' }],
  ['another client', { aud: 'another-client' }],
])('nobody gets in by an ID token for %s', async (_name, claims) => {
  for (const provider of ['google', 'apple'] as const) {
    const [browser, back] = await world.sentBack(provider)
    world.fakes[provider].tamper = ({ payload }) => Object.assign(payload, claims)
    expect((await browser.comeBack(back)).location).toBe(FAILED)
    world.fakes[provider].tamper = () => undefined
  }
})

test('no parameter or header decides where the browser goes', async () => {
  const evil = 'https://evil.example'
  const query = `?redirect_uri=${evil}&redirect=${evil}&next=//evil.example&return_to=${evil}&url=${evil}`
  const browser = world.newBrowser()
  const begun = await world.begin(browser, 'google', query)
  const asked = new URL(begun.location)
  expect(asked.origin).toBe(world.fakes.google.issuer)
  expect(asked.searchParams.get('redirect_uri')).toBe(`${API}/auth/callback/google`)
  expect(begun.location).not.toContain('evil')
  const back = await browser.consent(begun)
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const { location } = await browser.comeBack(changed(back, parameters))
  expect(location).toMatch(/^http:\/\/localhost\/\?short_token=[\w-]{43}$/)

  const forwarded = {
    'x-forwarded-host': 'evil.example',
    forwarded: `host=evil.example`,
  }
  const lured = await world.newBrowser().open(`${API}/auth/login/twitter`, forwarded)
  expect(lured.location).not.toContain('evil')
})

test('a short token signs in once', async () => {
  const [browser, back] = await world.sentBack('google')
  const { location } = await browser.comeBack(back)
  const replies = await Promise.all(Array.from({ length: 10 }, () => world.exchange(location)))
  const keys = replies.map(({ errorKey }) => errorKey || 'in').sort()
  expect(keys).toEqual([...Array.from({ length: 9 }, () => 'error.invalidShortToken'), 'in'])
})

test('an X account is bound by whoever has it, known by the cookie of the sign-in', async () => {
  const { person } = world.fakes.x
  onTestFinished(() => {
    world.fakes.x.person = person
  })
  world.fakes.google.person = { sub: 'binder', name: 'Lin' }
  world.fakes.x.person = { id: '77', username: 'lin_x', name: 'Lin on X' }
  const { browser, token } = await world.signIn('google')
  const back = await browser.consent(await browser.open(`${API}/auth/login/bind_twitter`))
  const { location } = await browser.comeBack(back)
  const { origin, pathname, searchParams } = new URL(location)
  expect(origin + pathname).toBe(`${PUBLIC_URL}/`)
  const body = Object.fromEntries(searchParams)
  expect(body).toMatchObject({ twitter_id: '77', screen_name: 'lin_x', email: '' })

  const eve = await call(world.server, '/auth/user/bind_twitter', {
    token: (await world.signIn('apple')).token,
    body,
  })
  expect(eve.body).toMatchObject({ code: 1, error_key: 'error.twitterNotProven' })
  const bound = await call(world.server, '/auth/user/bind_twitter', { token, body })
  expect(bound.body).toEqual({ code: 0, data: null })
  expect(await world.user(token)).toMatchObject({ data: { twitter_account: 'lin_x' } })
  expect(await world.user((await world.signIn('twitter')).token)).toEqual(await world.user(token))
})

test('X is bound for nobody who has signed out, or never in', async () => {
  const { browser, token } = await world.signIn('google')
  await call(world.server, '/auth/logout', { token })
  for (const client of [browser, world.newBrowser()]) {
    expect(await client.open(`${API}/auth/login/bind_twitter`)).toMatchObject({
      status: 401,
      location: '',
    })
  }
})

test('a person who declines at the provider is back at /login', async () => {
  for (const [provider, fake] of [
    ['google', world.fakes.google],
    ['apple', world.fakes.apple],
    ['twitter', world.fakes.x],
  ] as const) {
    const { person } = fake
    fake.person = null
    const [browser, back] = await world.sentBack(provider)
    expect((await browser.comeBack(back)).location).toBe(FAILED)
    fake.person = person
  }
})

test('failures are logged without a secret', async () => {
  world.fakes.google.person = { sub: 'logged', email: 'logged@example.org', email_verified: true }
  const [, stolen] = await world.sentBack('google')
  const [browser, back] = await world.sentBack('google')
  const code = parameter(stolen, 'code')
  const before = world.server.log().length
  await browser.comeBack(changed(back, { code }))
  const log = () => world.server.log()
  await expect.poll(() => log().slice(before)).toContain('A sign-in failed')
  for (const secret of [code, parameter(back, 'state'), 'google-secret', '@example.org']) {
    expect(log()).not.toContain(secret)
  }
})
