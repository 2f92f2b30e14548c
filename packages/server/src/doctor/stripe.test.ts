import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../../tests/fakes/fake-stripe.ts'
import { readEnv } from '../env.ts'
import { EVENT_TYPES, payments } from './checks/payments.ts'

const PUBLIC_URL = 'https://coinquiry.example'
const ENDPOINT = {
  id: 'we_1',
  object: 'webhook_endpoint',
  url: `${PUBLIC_URL}/api/v1/webhooks/stripe`,
  status: 'enabled',
  enabled_events: EVENT_TYPES,
} as const

let fake: FakeStripe

beforeEach(async () => {
  fake = await startFakeStripe()
  fake.webhookEndpoints.push(ENDPOINT)
})
afterEach(() => fake[Symbol.asyncDispose]())

async function said(settings: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const env = readEnv({ PUBLIC_URL, MAIL: 'outbox', ...fake.env, ...settings })
  return (await payments.run(env)).map(({ verdict, found, advice }) =>
    [verdict, found, advice].filter(Boolean).join(' | '),
  )
}

const PRICES = 'ok | Stripe asks 299.00 USD a year and 30.00 a month'
const TEST_KEY = expect.stringMatching(/^warning \| STRIPE_SECRET_KEY is one for tests/)

test('prices and webhook are right; a key for tests is said', async () => {
  const webhook = `ok | Stripe tells ${ENDPOINT.url} of all events that matter`
  expect(await said()).toEqual([PRICES, TEST_KEY, webhook])
  fake.webhookEndpoints.splice(0, 1, { ...ENDPOINT, enabled_events: ['*'] })
  expect(await said()).toEqual([PRICES, TEST_KEY, webhook])
})

test('nothing is changed, and nothing bought', async () => {
  await said()
  expect(fake.requests.map(({ method }) => method)).not.toContain('POST')
})

test.each([
  [{ url: 'https://elsewhere.example' }, /^wrong \| Stripe has no webhook endpoint .* \| add it/],
  [{ status: 'disabled' }, /^wrong \| .* is switched off \| switch it on/],
  [
    { enabled_events: EVENT_TYPES.filter((type) => type !== 'invoice.paid') },
    /^wrong \| .* lacks events \| add it at Stripe with the events invoice\.paid$/,
  ],
] as const)('a webhook endpoint with %o is wrong', async (change, line) => {
  fake.webhookEndpoints.splice(0, 1, { ...ENDPOINT, ...change })
  expect((await said()).at(-1)).toMatch(line)
})

test('on this machine Stripe reaches no webhook, and how it does is said', async () => {
  expect(await said({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([
    PRICES,
    expect.stringMatching(/^warning \| .* \| run "stripe listen --forward-to http:\/\/localhost/),
  ])
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_private' }, /^wrong \| .* \| correct STRIPE_SECRET_KEY$/],
  [{ STRIPE_PRICE_YEARLY: 'price_none' }, /^wrong \| Stripe has no such price .* live mode/],
  [{ STRIPE_PRICE_YEARLY: 'price_monthly' }, /^wrong \| STRIPE_PRICE_YEARLY is paid every 1 month/],
  [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, /^wrong \| Stripe cannot be asked: StripeConnection/],
])('with %o one line says what is wrong', async (settings, line) => {
  const lines = await said(settings)
  expect(lines).toEqual([expect.stringMatching(line)])
  expect(String(lines)).not.toContain('private')
})
