import {
  ApiError,
  type Client,
  createCheckoutSession,
  deleteUser,
  fetchConfig,
  fetchPointsInfo,
  fetchUser,
} from '@coinquiry/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../fakes/fake-stripe.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { eventOf, secondsNow } from '../fakes/stripe-records.ts'
import { newUser } from '../fixtures/users.ts'
import { newStore, type Store } from './store.ts'

const DAY = 86_400

describe.each(['embedded', 'postgresql'] as const)('orders at Stripe on %s', (kind) => {
  let store: Store
  let stripe: FakeStripe
  let server: ServerProcess

  beforeAll(async () => {
    store = await newStore(kind)
    stripe = await startFakeStripe()
    server = await startServer({ ...store, env: { ...store.env, ...stripe.env } })
    stripe.webhookApi = server.api
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await stripe[Symbol.asyncDispose]()
    await store[Symbol.asyncDispose]()
  })

  const someone = async () => (await newUser(server)).at(server)
  const isMember = async (client: Client) => (await fetchUser({ client })).is_membership === 1

  /** Sends the browser to Stripe: gives the session it would pay on. */
  async function order(client: Client, order_type: '1' | '2' = '2') {
    const { checkout_url } = await createCheckoutSession({ order_type }, { client })
    const session = [...stripe.sessions.values()].find(({ url }) => url === checkout_url)
    if (!session) throw new Error(`Stripe has no page ${checkout_url}`)
    return session
  }

  async function member() {
    const client = await someone()
    const session = await order(client)
    for (const event of stripe.pay(session.id)) await stripe.deliver(event)
    return { client, session, subscription: session.subscription ?? '' }
  }

  test('the prices are those of Stripe', async () => {
    const { plans } = await fetchConfig({ client: await someone() })
    expect(plans.map(({ amount }) => amount)).toEqual([0, 299_00, 30_00])
  })

  test('a browser that pays comes back a member', async () => {
    const client = await someone()
    const session = await order(client, '1')
    expect(await isMember(client)).toBe(false)
    const paid = await fetch(session.url, { method: 'POST', redirect: 'manual' })
    expect(paid.headers.get('location')).toMatch(/\/\?order=[\w-]{36}$/)
    expect(await isMember(client)).toBe(true)
    const { task_list } = await fetchPointsInfo({ client })
    expect(task_list.find(({ task_key }) => task_key === 'subscribe')?.completed).toBe(1)
    const { checkout_url } = await createCheckoutSession({ order_type: '1' }, { client })
    expect(checkout_url).toBe(`${stripe.env.STRIPE_API_URL}/portal/${session.customer}`)
    await fetch(checkout_url, { method: 'POST', redirect: 'manual' })
    expect(await isMember(client)).toBe(false)
  })

  test('coming back without having paid changes nothing', async () => {
    const client = await someone()
    const session = await order(client)
    await fetch(server.address + new URL(session.success_url).search)
    expect(await isMember(client)).toBe(false)
  })

  test('a hundred deliveries, all orders of events mixed, make one member', async () => {
    const client = await someone()
    const events = stripe.pay((await order(client)).id)
    const mixed = Array.from({ length: 25 }, () => events.toReversed()).flat()
    const statuses = await Promise.all(mixed.map((event) => stripe.deliver(event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await isMember(client)).toBe(true)
    expect((await fetchUser({ client })).cur_points).toBe(110)
  })

  test('an event that is not signed by Stripe changes nothing', async () => {
    const client = await someone()
    const events = stripe.pay((await order(client)).id)
    for (const signature of ['', 't=1,v1=00', `t=${secondsNow()},v1=${'0'.repeat(64)}`]) {
      for (const event of events) expect(await stripe.deliver(event, signature)).toBe(400)
    }
    expect(await isMember(client)).toBe(false)
  })

  test('events about nobody here are acknowledged', async () => {
    const object = { id: 'sub_1', customer: 'cus_1', status: 'active', metadata: {} }
    const items = { data: [{ current_period_start: 1, current_period_end: secondsNow() + DAY }] }
    const foreignEvents = [
      eventOf('customer.subscription.updated', { ...object, items }),
      eventOf('invoice.paid', { customer: null, parent: null, lines: { data: [] } }),
      eventOf('charge.refunded', { id: 'ch_1' }),
    ]
    for (const event of foreignEvents) expect(await stripe.deliver(event)).toBe(200)
  })

  test('a subscription that is cancelled, or not paid any more, ends the membership', async () => {
    for (const status of ['canceled', 'unpaid']) {
      const { client, subscription } = await member()
      const earlier = stripe.change(subscription, {})
      await stripe.deliver(stripe.change(subscription, { status }, secondsNow() + 5))
      expect(await isMember(client)).toBe(false)
      await stripe.deliver(earlier)
      expect(await isMember(client)).toBe(false)
    }
  })

  test('a deleted account costs nothing any more', async () => {
    const { client, subscription } = await member()
    stripe.fault = 400
    await expect(deleteUser({ client })).rejects.toMatchObject({ status: 500 })
    expect(await isMember(client)).toBe(true)
    stripe.fault = null
    await deleteUser({ client })
    expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
    await expect(fetchUser({ client })).rejects.toMatchObject({ status: 401 })
    expect(await stripe.deliver(stripe.change(subscription, {}))).toBe(200)
  })

  test('a page that is open when its account is deleted takes no payment', async () => {
    const client = await someone()
    const session = await order(client)
    await deleteUser({ client })
    expect(() => stripe.pay(session.id)).toThrow()
  })

  test('while Stripe refuses, nothing is sold, and afterwards it is', async () => {
    const client = await someone()
    stripe.fault = 402
    const refused = await order(client).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ errorKey: 'error.checkoutFailed' })
    stripe.fault = null
    expect((await order(client)).status).toBe('open')
  })

  test('who pays in two tabs at once keeps the longer subscription alone, and gets the other payment back', async () => {
    const client = await someone()
    const sessions = [await order(client, '2'), await order(client, '1')]
    const [older] = sessions
    expect(older?.status).toBe('expired')
    // Stripe took this payment while the page was being closed.
    if (older) older.status = 'open'
    const events = sessions.flatMap(({ id }) => stripe.pay(id))
    for (const event of events) await stripe.deliver(event)
    const [monthly, yearly] = sessions.map(({ subscription }) =>
      stripe.subscriptions.get(subscription ?? ''),
    )
    expect([monthly?.status, yearly?.status]).toEqual(['canceled', 'active'])
    expect(stripe.refunds).toHaveLength(1)
    expect(await isMember(client)).toBe(true)
  })
})
