import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StripePeer, startStripePeer } from '../../../../../tests/peers/stripe-peer.ts'
import { readEnv } from '../../env.ts'
import { type Checkout, CheckoutFailure, type CheckoutOrder } from '../../ports/checkout.ts'
import { createCheckout } from './checkout.ts'

let peer: StripePeer
let checkout: Checkout
let reports: string[]
const create = (settings: Readonly<Record<string, string>>) =>
  createCheckout(readEnv({ ...peer.env, ...settings }), (what, error) =>
    reports.push(`${what}: ${error}`),
  )

beforeEach(async () => {
  peer = await startStripePeer()
  reports = []
  checkout = create({ PUBLIC_URL: 'https://coinquiry.example' })
})
afterEach(() => peer[Symbol.asyncDispose]())

const order = (fields: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  orderId: randomUUID(),
  plan: 'yearly',
  language: 'zh',
  email: 'mei@example.org',
  customerId: null,
  ...fields,
})

test('an order becomes a page that leads back', async () => {
  const asked = order()
  const { sessionId, url } = await checkout.begin(asked)
  expect(url).toBe(peer.sessions.get(sessionId)?.url)
  expect(Object.fromEntries(peer.requests[0]?.form ?? [])).toEqual({
    mode: 'subscription',
    'line_items[0][price]': 'price_yearly',
    'line_items[0][quantity]': '1',
    client_reference_id: asked.orderId,
    'metadata[order_id]': asked.orderId,
    'subscription_data[metadata][order_id]': asked.orderId,
    customer_email: 'mei@example.org',
    locale: 'zh',
    success_url: `https://coinquiry.example/?order=${asked.orderId}`,
    cancel_url: 'https://coinquiry.example/price',
  })
  expect(peer.requests[0]?.key).toBe(asked.orderId)
})

test('an order that is asked for again has the same page', async () => {
  const asked = order({ plan: 'monthly' })
  expect(await checkout.begin(asked)).toEqual(await checkout.begin(asked))
  expect(peer.sessions.size).toBe(1)
})

test.each([
  [{ email: null }, { customer: null, customer_email: null }],
  [{ customerId: 'cus_1' }, { customer: 'cus_1', customer_email: null }],
])('an order of %o names the buyer', async (fields, expected) => {
  const { sessionId } = await checkout.begin(order(fields))
  expect(peer.sessions.get(sessionId)).toMatchObject(expected)
})

test('a member manages the subscription in the language of the app', async () => {
  const { sessionId } = await checkout.begin(order())
  peer.pay(sessionId)
  const customer = peer.sessions.get(sessionId)?.customer ?? ''
  expect(await checkout.portal(customer, 'en')).toBe(
    `${peer.env.STRIPE_API_URL}/portal/${customer}`,
  )
  const { form } = peer.requests.at(-1) ?? {}
  expect(form?.get('locale')).toBe('en')
  expect(form?.get('return_url')).toBe('https://coinquiry.example/')
})

test('a subscription is cancelled, and one that has ended, or never was, counts as cancelled', async () => {
  const { sessionId } = await checkout.begin(order())
  peer.pay(sessionId)
  const id = peer.sessions.get(sessionId)?.subscription ?? ''
  for (const one of [id, id, 'sub_unknown']) await checkout.cancel(one)
  expect(peer.subscriptions.get(id)?.status).toBe('canceled')
})

test('a page that is abandoned takes no payment', async () => {
  const { sessionId } = await checkout.begin(order())
  await checkout.abandon(sessionId)
  expect(() => peer.pay(sessionId)).toThrow()
  await checkout.abandon(sessionId)
})

test('what was paid on an abandoned page is cancelled', async () => {
  const { sessionId } = await checkout.begin(order())
  peer.pay(sessionId)
  await checkout.abandon(sessionId)
  expect([...peer.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
})

test.each([400, 401, 402, 429, 500])(
  'a refusal with %i is a failure',
  async (fault) => {
    peer.fault = fault
    const calls = [
      () => checkout.begin(order()),
      () => checkout.portal('cus_1', 'en'),
      () => checkout.cancel('sub_1'),
      () => checkout.abandon('cs_1'),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(CheckoutFailure)
  },
  60_000,
)

test('a fault that passes is not noticed', async () => {
  peer.fault = 500
  const page = checkout.begin(order())
  await expect.poll(() => peer.requests.length).toBeGreaterThan(0)
  peer.fault = null
  expect((await page).sessionId).toMatch(/^cs_test/)
})

test('an address where nobody is, is a failure', async () => {
  const away = create({ STRIPE_API_URL: 'http://127.0.0.1:1' })
  await expect(away.begin(order())).rejects.toThrow(CheckoutFailure)
})

test('what failed is reported, without anybody’s address', async () => {
  peer.fault = 400
  await expect(checkout.begin(order())).rejects.toThrow(CheckoutFailure)
  expect(reports).toEqual([
    'Stripe refused, or could not be reached: CheckoutFailure: StripeInvalidRequestError fault 400',
  ])
})

test('an event about nobody’s order is reported', () => {
  checkout.disown({ id: 'evt_1', at: new Date(), kind: 'expired', orderId: randomUUID() })
  expect(reports).toEqual([
    'Stripe told of an order that is not known here: Error: evt_1 (expired)',
  ])
})
