import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../../../tests/fakes/fake-stripe.ts'
import { readEnv } from '../../env.ts'
import type { Checkout } from '../../ports/checkout.ts'
import { createCheckout } from './checkout.ts'
import { paymentEventOf } from './stripe-event.ts'

const orderId = '5b8e2f70-1d4c-49a6-b3e7-08f5c2d9a614'
const start = 1_772_000_000
const end = start + 30 * 86_400
const date = (seconds: number) => new Date(seconds * 1000)

const base = { id: 'evt_1', at: date(start) }
const event = (type: string, object: unknown) => ({
  ...{ id: 'evt_1', object: 'event', type, created: start, data: { object } },
})

const session = (fields: object = {}) => ({
  object: 'checkout.session',
  client_reference_id: orderId,
  metadata: { order_id: orderId },
  customer: 'cus_1',
  subscription: 'sub_1',
  payment_status: 'paid',
  ...fields,
})
const subscription = (status: string, fields: object = {}) => ({
  object: 'subscription',
  id: 'sub_1',
  customer: 'cus_1',
  status,
  metadata: { order_id: orderId },
  items: { data: [{ current_period_start: start, current_period_end: end }] },
  ...fields,
})
const lines = { data: [{ period: { start, end } }] }
const origin = { subscription: 'sub_1', metadata: { order_id: orderId } }
/** What is left of a year that was paid is credited when it is changed for a month. */
const yearsEnd = { start, end: start + 300 * 86_400 }
const credit = (fields: object) => ({ period: yearsEnd, amount: -25_000, ...fields })
const switched = (...prorations: object[]) => ({
  ...{ customer: 'cus_1', parent: { subscription_details: origin } },
  lines: { data: [...prorations, { period: { start, end }, amount: 3000, proration: false }] },
})

const paid = {
  ...{ kind: 'paid', orderId, subscriptionId: 'sub_1', customerId: 'cus_1', paidUntil: null },
}
const changed = (status: string, paidUntil = end, fields: object = {}) => ({
  ...{ kind: 'subscription', orderId, subscriptionId: 'sub_1', customerId: 'cus_1' },
  ...{ renews: true, plan: null },
  ...{ status, paidUntil: date(paidUntil) },
  ...fields,
})

test.each<[string, unknown, object]>([
  ['checkout.session.completed', session(), paid],
  ['checkout.session.completed', session({ client_reference_id: null }), paid],
  ['checkout.session.completed', session({ payment_status: 'no_payment_required' }), paid],
  ['checkout.session.async_payment_succeeded', session(), paid],
  ['checkout.session.completed', session({ payment_status: 'unpaid' }), { kind: 'ignored' }],
  ['checkout.session.completed', session({ subscription: null }), { kind: 'ignored' }],
  ['checkout.session.expired', session({ customer: null }), { kind: 'expired', orderId }],
  ['checkout.session.async_payment_failed', session(), { kind: 'expired', orderId }],
  [
    'checkout.session.expired',
    session({ client_reference_id: "'; drop table users", metadata: {} }),
    { kind: 'ignored' },
  ],
  ['customer.subscription.created', subscription('incomplete'), changed('pending')],
  ['customer.subscription.created', subscription('trialing'), changed('active')],
  ['customer.subscription.updated', subscription('active'), changed('active')],
  [
    'customer.subscription.updated',
    subscription('active', { cancel_at_period_end: true }),
    changed('active', end, { renews: false }),
  ],
  [
    'customer.subscription.updated',
    subscription('active', { cancel_at: end }),
    changed('active', end, { renews: false }),
  ],
  [
    'customer.subscription.updated',
    subscription('active', { cancel_at_period_end: false, cancel_at: null }),
    changed('active'),
  ],
  ...(['year', 'month', 'week'] as const).map((interval): [string, unknown, object] => [
    'customer.subscription.updated',
    subscription('active', {
      items: {
        data: [
          {
            ...{ current_period_start: start, current_period_end: end },
            price: { recurring: { interval } },
          },
        ],
      },
    }),
    changed('active', end, { plan: { year: 'yearly', month: 'monthly', week: null }[interval] }),
  ]),
  ['customer.subscription.updated', subscription('past_due'), changed('late', start)],
  ['customer.subscription.updated', subscription('unpaid'), changed('suspended')],
  ['customer.subscription.updated', subscription('incomplete_expired'), changed('ended')],
  ['customer.subscription.paused', subscription('paused'), changed('suspended')],
  ['customer.subscription.deleted', subscription('canceled'), changed('ended')],
  [
    'customer.subscription.updated',
    subscription('active', { metadata: { order_id: 'not ours' } }),
    { ...changed('active'), orderId: null },
  ],
  [
    'customer.subscription.updated',
    subscription('active', {
      items: { data: [{}] },
      current_period_start: start,
      current_period_end: end,
    }),
    changed('active'),
  ],
  [
    'invoice.paid',
    { customer: 'cus_1', lines, parent: { subscription_details: origin } },
    { ...paid, paidUntil: date(end) },
  ],
  [
    'invoice.paid',
    { customer: 'cus_1', lines, subscription: 'sub_1', subscription_details: { metadata: {} } },
    { ...paid, orderId: null, paidUntil: date(end) },
  ],
  ...[
    credit({ proration: true }),
    credit({ amount: 0, proration: true }),
    credit({ amount: 0, parent: { subscription_item_details: { proration: true } } }),
    credit({
      amount: 0,
      parent: { subscription_item_details: null, invoice_item_details: { proration: true } },
    }),
    credit({ parent: null }),
  ].map((proration): [string, unknown, object] => [
    'invoice.paid',
    switched(proration),
    { ...paid, paidUntil: date(end) },
  ]),
  [
    'invoice.paid',
    { ...switched(), lines: { data: [credit({ proration: true })] } },
    { ...paid, paidUntil: null },
  ],
  ['invoice.paid', { customer: 'cus_1', lines: { data: [] }, parent: null }, { kind: 'ignored' }],
  ['customer.created', { id: 'cus_1' }, { kind: 'ignored' }],
])('%s with %o', (type, object, expected) => {
  expect(paymentEventOf(event(type, object))).toEqual({ ...base, ...expected })
})

test.each([
  event('checkout.session.completed', null),
  event('customer.subscription.updated', subscription('a new status')),
  event('customer.subscription.updated', subscription('active', { items: { data: [] } })),
  {},
])('what cannot be understood is no event: %o', (malformed) => {
  expect(() => paymentEventOf(malformed)).toThrow()
})

const SECRET = 'whsec_test'
const body = JSON.stringify(event('checkout.session.completed', session()))

function signature({ secret = SECRET, of = body, secondsAgo = 0 } = {}) {
  const at = Math.floor(Date.now() / 1000) - secondsAgo
  const mac = createHmac('sha256', secret).update(`${at}.${of}`).digest('hex')
  return `t=${at},v1=${mac}`
}

let fake: FakeStripe
let stripe: Checkout
beforeAll(async () => {
  fake = await startFakeStripe()
  stripe = await createCheckout(readEnv({ ...fake.env, STRIPE_WEBHOOK_SECRET: SECRET }), () => {})
})
afterAll(() => fake[Symbol.asyncDispose]())

test('an event is believed that Stripe signed', async () => {
  const read = await stripe.readEvent(body, signature())
  expect(read).toEqual({ ...base, ...paid })
})

test.each([
  ['nothing', ''],
  ['something else', 'signed, Stripe'],
  ['another secret', signature({ secret: 'whsec_other' })],
  ['another body', signature({ of: body.replace('evt_1', 'evt_2') })],
  ['a time long ago', signature({ secondsAgo: 600 })],
  ['no scheme that is known', signature().replace('v1=', 'v0=')],
])('an event is not believed that is signed by %s', async (_what, given) => {
  expect(await stripe.readEvent(body, given)).toBeNull()
})

test.each(['test', 'off'])('with CHECKOUT=%s no event is believed', async (CHECKOUT) => {
  const checkout = await createCheckout(readEnv({ CHECKOUT }), () => {})
  expect(checkout.kind).toBe(CHECKOUT)
  expect(await checkout.readEvent(body, signature())).toBeNull()
})
