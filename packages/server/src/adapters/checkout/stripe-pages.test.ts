import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../../../tests/fakes/fake-stripe.ts'
import { readEnv } from '../../env.ts'
import type { Checkout, CheckoutOrder } from '../../ports/checkout.ts'
import { createCheckout } from './checkout.ts'

let fake: FakeStripe
let checkout: Checkout
let reports: string[]

beforeEach(async () => {
  fake = await startFakeStripe()
  reports = []
  const env = readEnv({ MAIL: 'outbox', ...fake.env })
  checkout = await createCheckout(env, (what) => reports.push(what))
})
afterEach(() => fake[Symbol.asyncDispose]())

const order = (customerId: string | null = null): CheckoutOrder => ({
  ...{ orderId: randomUUID(), plan: 'yearly', language: 'zh' },
  ...{ email: 'mei@example.org', customerId },
})

test('a page that is abandoned takes no payment', async () => {
  const { sessionId } = await checkout.begin(order())
  await checkout.abandon(sessionId)
  expect(() => fake.pay(sessionId)).toThrow()
  await checkout.abandon(sessionId)
})

test('what was paid on an abandoned page is cancelled', async () => {
  const { sessionId } = await checkout.begin(order())
  fake.pay(sessionId)
  await checkout.abandon(sessionId)
  expect([...fake.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
})

test('a page is closed, and one that was paid before is said to be', async () => {
  const { sessionId } = await checkout.begin(order())
  expect(await checkout.close(sessionId)).toBe('closed')
  expect(() => fake.pay(sessionId)).toThrow()
  expect(await checkout.close(sessionId)).toBe('closed')
  const other = await checkout.begin(order())
  fake.pay(other.sessionId)
  expect(await checkout.close(other.sessionId)).toBe('paid')
  expect([...fake.subscriptions.values()].map(({ status }) => status)).toEqual(['active'])
})

test('a page says how it stands, without an event', async () => {
  const { sessionId } = await checkout.begin(order())
  expect(await checkout.page(sessionId)).toEqual({ kind: 'open' })
  fake.pay(sessionId)
  const session = fake.sessions.get(sessionId)
  expect(await checkout.page(sessionId)).toEqual({
    ...{ kind: 'paid', at: new Date((session?.created ?? 0) * 1000) },
    ...{ subscriptionId: session?.subscription, customerId: session?.customer },
  })
  if (session) session.payment_status = 'unpaid'
  expect(await checkout.page(sessionId)).toEqual({ kind: 'pending' })
  const other = await checkout.begin(order())
  await checkout.close(other.sessionId)
  for (const id of [other.sessionId, 'cs_unknown'])
    expect(await checkout.page(id)).toEqual({ kind: 'expired' })
})

test('a page of Stripe’s other mode is closed', async () => {
  expect(await checkout.close('cs_unknown')).toBe('closed')
  await checkout.abandon('cs_unknown')
})

test('a customer of Stripe’s other mode begins anew, with one page, and has no portal', async () => {
  fake.foreignCustomers.add('cus_test')
  const asked = order('cus_test')
  const page = await checkout.begin(asked)
  expect(await checkout.begin(asked)).toEqual(page)
  const buyer = { customer: null, customer_email: 'mei@example.org' }
  expect(fake.sessions.get(page.sessionId)).toMatchObject(buyer)
  expect(await checkout.portal('cus_test', 'en')).toBeNull()
  expect(reports).toEqual([])
})
