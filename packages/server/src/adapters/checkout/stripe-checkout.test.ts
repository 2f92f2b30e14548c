import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeStripe, signed, startFakeStripe } from '../../../../../tests/fakes/fake-stripe.ts'
import { eventOf, priceOf, type StripeEvent } from '../../../../../tests/fakes/stripe-records.ts'
import { readEnv } from '../../env.ts'
import { type Checkout, CheckoutFailure, type CheckoutOrder } from '../../ports/checkout.ts'
import { StartError } from '../../start-error.ts'
import { createCheckout } from './checkout.ts'

let fake: FakeStripe
let checkout: Checkout
let reports: string[]
const create = (settings: Readonly<Record<string, string>>) =>
  createCheckout(readEnv({ MAIL: 'outbox', ...fake.env, ...settings }), (what, error) =>
    reports.push(`${what}: ${error}`),
  )

beforeEach(async () => {
  fake = await startFakeStripe()
  reports = []
  checkout = await create({ PUBLIC_URL: 'https://coinquiry.example' })
})
afterEach(() => fake[Symbol.asyncDispose]())

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
  expect(url).toBe(fake.sessions.get(sessionId)?.url)
  const sent = fake.requests.find(({ method }) => method === 'POST')
  expect(Object.fromEntries(sent?.form ?? [])).toEqual({
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
  expect(sent?.key).toBe(asked.orderId)
})

test('an order that is asked for again has the same page', async () => {
  const asked = order({ plan: 'monthly' })
  expect(await checkout.begin(asked)).toEqual(await checkout.begin(asked))
  expect(fake.sessions.size).toBe(1)
})

test.each([
  [{ email: null }, { customer: null, customer_email: null }],
  [{ customerId: 'cus_1' }, { customer: 'cus_1', customer_email: null }],
])('an order of %o names the buyer', async (fields, expected) => {
  const { sessionId } = await checkout.begin(order(fields))
  expect(fake.sessions.get(sessionId)).toMatchObject(expected)
})

test('a member manages the subscription in the language of the app', async () => {
  const { sessionId } = await checkout.begin(order())
  fake.pay(sessionId)
  const customer = fake.sessions.get(sessionId)?.customer ?? ''
  expect(await checkout.portal(customer, 'en')).toBe(
    `${fake.env.STRIPE_API_URL}/portal/${customer}`,
  )
  const { form } = fake.requests.at(-1) ?? {}
  expect(form?.get('locale')).toBe('en')
  expect(form?.get('return_url')).toBe('https://coinquiry.example/')
})

test('a subscription is cancelled, and one that has ended, or never was, counts as cancelled', async () => {
  const { sessionId } = await checkout.begin(order())
  fake.pay(sessionId)
  const id = fake.sessions.get(sessionId)?.subscription ?? ''
  for (const one of [id, id, 'sub_unknown']) await checkout.cancel(one)
  expect(fake.subscriptions.get(id)?.status).toBe('canceled')
})

test('a subscription says how it stands, without an event', async () => {
  const id = await bought({ plan: 'monthly' })
  const customerId = fake.subscriptions.get(id)?.customer
  const state = { kind: 'subscription', subscriptionId: id, customerId }
  expect(await checkout.subscription(id)).toMatchObject({ ...state, status: 'active' })
  fake.change(id, { status: 'canceled' })
  expect(await checkout.subscription(id)).toMatchObject({ ...state, status: 'ended' })
  expect(await checkout.subscription('sub_unknown')).toBeNull()
})

const anHourAgo = () => new Date(Date.now() - 3_600_000)

/** Somebody orders and pays; gives the subscription. */
async function bought(fields: Partial<CheckoutOrder> = {}): Promise<string> {
  const { sessionId } = await checkout.begin(order(fields))
  fake.pay(sessionId)
  return fake.sessions.get(sessionId)?.subscription ?? ''
}

test('what was paid for a subscription is given back once, and reported', async () => {
  const id = await bought({ plan: 'monthly' })
  await bought()
  expect(await checkout.refund(id, anHourAgo())).toEqual({ amount: 30_00, currency: 'USD' })
  expect(await checkout.refund(id, anHourAgo())).toBeNull()
  expect(fake.refunds).toEqual([fake.intentOf(id)])
  expect(reports).toEqual([`Paid twice: given back: Error: ${id} (30.00 USD)`])
  const { form, key } = fake.requests.find(({ path }) => path === '/v1/refunds') ?? {}
  expect(form?.get('reason')).toBe('duplicate')
  expect(key).toMatch(/^refund inpay_/)
})

test('what was paid long ago is not given back, nor what was never paid', async () => {
  const id = await bought()
  await checkout.refund(id, new Date(Date.now() + 60_000))
  await checkout.refund('sub_none', anHourAgo())
  expect(fake.refunds).toEqual([])
})

/** As Stripe sends it. */
function sent(event: StripeEvent) {
  const body = JSON.stringify(event)
  return checkout.readEvent(body, signed(body))
}

test.each(['refund', 'dispute'] as const)('a %s names the subscription it is about', async (by) => {
  const { sessionId } = await checkout.begin(order())
  fake.pay(sessionId)
  const { subscription = '', customer, client_reference_id } = fake.sessions.get(sessionId) ?? {}
  expect(await sent(fake.giveBack(subscription ?? '', by))).toMatchObject({
    ...{ kind: 'reversed', by, subscriptionId: subscription, customerId: customer },
    orderId: client_reference_id,
  })
})

test('on a charge of an older version of the API, the invoice is named', async () => {
  const id = await bought()
  const [invoice] = fake.invoices.keys()
  const charge = { object: 'charge', refunded: true, invoice }
  const reported = await sent(eventOf('charge.refunded', charge))
  expect(reported).toMatchObject({ kind: 'reversed', subscriptionId: id })
})

test('a part that is given back, an inquiry, and another payment end nothing', async () => {
  const intent = fake.intentOf(await bought())
  const of = { payment_intent: intent }
  const events = [
    eventOf('charge.refunded', { ...of, refunded: false }),
    eventOf('charge.refunded', { refunded: true, payment_intent: 'pi_of_something_else' }),
    eventOf('charge.dispute.created', { ...of, status: 'warning_needs_response' }),
  ]
  for (const event of events) expect(await sent(event)).toMatchObject({ kind: 'ignored' })
})

test('a refund of a time that is over ends nothing', async () => {
  const refund = fake.giveBack(await bought(), 'refund')
  const later = { ...refund, created: refund.created + 400 * 86_400 }
  expect(await sent(later)).toMatchObject({ kind: 'ignored' })
})

test('a refund of what a change of plan cost ends nothing', async () => {
  const refund = fake.giveBack(await bought(), 'refund')
  for (const { lines } of fake.invoices.values())
    for (const line of lines.data) Object.assign(line, { proration: true })
  expect(await sent(refund)).toMatchObject({ kind: 'ignored' })
})

test('the server starts while Stripe is away, and sells once it answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    fake.fault = 500
    const late = await create({})
    expect([late.isOpen, late.prices]).toEqual([false, null])
    expect(reports).toEqual([
      expect.stringMatching(/^Nothing can be bought until Stripe answers: Error: .* 500$/),
    ])
    // It is back, and refuses the key for a while.
    fake.fault = 401
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(() => expect(reports).toHaveLength(2), { timeout: 20_000 })
    expect(reports[1]).toMatch(
      /^Nothing can be bought: StartError: The prices cannot be read .* 401$/,
    )
    fake.fault = null
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(() => expect(late.isOpen).toBe(true), { timeout: 20_000 })
    expect(late.prices?.monthly).toEqual({ amount: 30_00, currency: 'USD' })
  } finally {
    vi.useRealTimers()
  }
})

test.each([400, 401, 402, 429, 500])(
  'a refusal with %i is a failure',
  async (fault) => {
    fake.fault = fault
    const calls = [
      () => checkout.begin(order()),
      () => checkout.portal('cus_1', 'en'),
      () => checkout.page('cs_1'),
      () => checkout.subscription('sub_1'),
      () => checkout.cancel('sub_1'),
      () => checkout.abandon('cs_1'),
      () => checkout.close('cs_1'),
      () => checkout.refund('sub_1', new Date(0)),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(CheckoutFailure)
  },
  60_000,
)

test('a fault that passes is not noticed', async () => {
  fake.fault = 500
  const page = checkout.begin(order())
  await expect.poll(() => fake.requests.some(({ method }) => method === 'POST')).toBe(true)
  fake.fault = null
  expect((await page).sessionId).toMatch(/^cs_test/)
})

test('an address where nobody is any more is a failure', async () => {
  await fake[Symbol.asyncDispose]()
  await expect(checkout.begin(order())).rejects.toThrow(CheckoutFailure)
})

test('the prices are Stripe’s, in its published shape', async () => {
  const monthly = priceOf('price_monthly', 'month', 24_50) satisfies Omit<
    Stripe.Price,
    'unit_amount_decimal'
  >
  fake.prices.set(monthly.id, { ...monthly, currency: 'eur' })
  fake.prices.set('price_yearly', { ...priceOf('price_yearly', 'year', 240_00), currency: 'eur' })
  expect((await create({})).prices).toEqual({
    yearly: { amount: 240_00, currency: 'EUR' },
    monthly: { amount: 24_50, currency: 'EUR' },
  })
})

test.each([
  [{ currency: 'jpy' }, 'STRIPE_PRICE_MONTHLY is in JPY, expected a currency with hundredths'],
  [{ currency: 'eur' }, 'STRIPE_PRICE_YEARLY is in USD, but STRIPE_PRICE_MONTHLY is in EUR'],
  [{ active: false }, 'STRIPE_PRICE_MONTHLY is no longer active at Stripe'],
  [{ recurring: null }, 'STRIPE_PRICE_MONTHLY is paid once, expected every 1 month'],
  [
    priceOf('price_monthly', 'year', 30_00),
    'STRIPE_PRICE_MONTHLY is paid every 1 year, expected every 1 month',
  ],
  [{ unit_amount: null }, 'STRIPE_PRICE_MONTHLY has no fixed amount in whole cents'],
])('a price with %o stops the start in one line', async (change, line) => {
  const monthly = priceOf('price_monthly', 'month', 30_00)
  fake.prices.set('price_monthly', { ...monthly, ...change })
  const start = create({})
  await expect(start).rejects.toThrow(StartError)
  await expect(start).rejects.toThrow(line)
  await expect(start).rejects.not.toThrow('\n')
})

test('a price that is not there stops the start in one line; a Stripe that is away does not', async () => {
  fake.prices.delete('price_yearly')
  await expect(create({})).rejects.toThrow(
    new StartError(
      'The prices cannot be read from Stripe: StripeInvalidRequestError resource_missing 404',
    ),
  )
  expect((await create({ STRIPE_API_URL: 'http://127.0.0.1:1' })).isOpen).toBe(false)
})

test('what failed is reported, without anybody’s address', async () => {
  fake.fault = 400
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
