import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SignedIn } from '../../contract/viewer.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { addOrder, addSubscription } from '../../testing/purchases.ts'
import { changed, onDay, paid, reversed, type Shop, shop } from '../../testing/shop.ts'
import { fetchAccount } from '../users/testing/fetch-account.ts'

/** The order of a page, and its session, by its address. */
const orderAt = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const sessionAt = (url: string) => `session of ${orderAt(url)}`

describeDatabases('who pays in two tabs', (open) => {
  const until = async (viewer: SignedIn) => (await personById(open(), viewer))?.member_until

  async function orderTwice({ order }: Shop) {
    const mei = await addPerson(open(), { email: 'mei@example.org' })
    const monthly = await order(mei, { order_type: '2' })
    const yearly = await order(mei, { order_type: '1' })
    return { mei, monthly, yearly }
  }

  it.each([
    { first: 'monthly', second: 'yearly' },
    { first: 'yearly', second: 'monthly' },
  ] as const)('first $first, then $second, keeps the year', async ({ first, second }) => {
    const market = shop(open())
    const { mei, ...orders } = await orderTwice(market)
    await market.tell(paid(orders[first]))
    expect(market.checkout.cancelled).toEqual([])
    await market.tell(paid(orders[second]))
    expect(market.checkout.cancelled).toEqual([`sub of ${orders.monthly}`])
    expect(await until(mei)).toEqual(onDay(366))
    await market.tell(changed(orders.monthly, 'ended', { day: 1 }))
    expect(await until(mei)).toEqual(onDay(366))
    expect(market.checkout.cancelled).toHaveLength(1)
  })

  it('gets the surplus payment back', async () => {
    const market = shop(open())
    const { monthly, yearly } = await orderTwice(market)
    await market.tell(paid(yearly))
    expect(market.checkout.refunded).toEqual([])
    const second = paid(monthly)
    await market.tell(second)
    expect(market.checkout.refunded).toEqual([`sub of ${monthly}`])
    expect(market.mails).toEqual([
      expect.objectContaining({ to: 'mei@example.org', text: expect.stringContaining('$30.00') }),
    ])
    await market.tell(second)
    await market.tell(changed(monthly, 'ended', { day: 1 }))
    expect(market.checkout.refunded).toHaveLength(1)
  })

  it('reads in the app what is given back, with or without an address', async () => {
    const market = shop(open())
    const mei = await addPerson(open(), { email: null, twitter_id: '1', twitter_account: 'mei' })
    const monthly = await market.order(mei, { order_type: '2' })
    const yearly = await market.order(mei, { order_type: '1' })
    await market.tell(paid(yearly))
    const seen = (day: number) => fetchAccount(open(), mei, onDay(day))
    expect(await seen(1)).not.toHaveProperty('refund')
    await market.tell(paid(monthly))
    const at = onDay(0).getTime() / 1000
    expect(await seen(1)).toMatchObject({ refund: { amount: 3000, currency: 'USD', at } })
    expect(market.mails).toEqual([])
    await market.tell(changed(monthly, 'ended', { day: 1 }))
    expect(await seen(29)).toHaveProperty('refund')
    expect(await seen(31)).not.toHaveProperty('refund')
  })

  it('finds the older page closed when the newer one is made', async () => {
    const { page, checkout } = shop(open())
    const mei = await addPerson(open())
    const older = await page(mei, { order_type: '2' }, onDay(0))
    expect(await page(mei, { order_type: '2' }, onDay(0))).toBe(older)
    expect(checkout.closed).toEqual([])
    const newer = await page(mei, { order_type: '1' }, new Date(onDay(0).getTime() + 1000))
    expect(checkout.closed).toEqual([sessionAt(older)])
    expect(await statuses()).toEqual(['expired', 'open'])
    expect(newer).not.toBe(older)
  })

  it('is sold nothing more when the older page was paid just before', async () => {
    const { page, checkout, tell } = shop(open())
    const mei = await addPerson(open())
    const older = await page(mei, { order_type: '2' })
    checkout.paidBefore.add(sessionAt(older))
    const refusal = { key: 'error.checkoutFailed' }
    await expect(page(mei, { order_type: '1' })).rejects.toMatchObject(refusal)
    expect(checkout.closed).toHaveLength(1)
    expect(await statuses()).toEqual(['expired', 'open'])
    await tell(paid(orderAt(older)))
    expect(checkout.cancelled).toEqual([])
    expect(await until(mei)).toEqual(onDay(31))
  })

  it('can pay on no other page after the first payment', async () => {
    const { page, checkout, tell } = shop(open())
    const mei = await addPerson(open())
    const url = await page(mei)
    const other = await addOrder(open(), mei.userId, {
      session_id: 'cs_other',
      created_at: onDay(0),
    })
    const event = paid(orderAt(url))
    checkout.isAway = true
    await expect(tell(event)).rejects.toMatchObject({ name: 'CheckoutFailure' })
    checkout.isAway = false
    await tell(event)
    expect(checkout.closed).toEqual(['cs_other'])
    expect(await statuses()).toEqual(['expired', 'paid'])
    expect(other).not.toBe(orderAt(url))
  })

  it.each(['refund', 'dispute'] as const)('is a member no more after a %s', async (by) => {
    const { order, tell, checkout } = shop(open())
    const mei = await addPerson(open())
    const id = await order(mei)
    await tell(paid(id))
    expect(await until(mei)).toEqual(onDay(31))
    const back = reversed(id, by)
    checkout.isAway = true
    await expect(tell(back)).rejects.toMatchObject({ name: 'CheckoutFailure' })
    checkout.isAway = false
    await tell(back)
    expect(await until(mei)).toBeNull()
    expect(checkout.cancelled).toEqual([`sub of ${id}`])
    await tell(paid(id, 2))
    expect(await until(mei)).toBeNull()
  })

  it('hears nothing of what was given back for another product', async () => {
    const { tell, checkout } = shop(open())
    const foreign = reversed(randomUUID(), 'refund')
    await tell(foreign)
    expect([checkout.cancelled, checkout.disowned]).toEqual([[], [foreign.id]])
  })

  const statuses = async () =>
    (await open().db.selectFrom('orders').select('status').execute())
      .map(({ status }) => status)
      .toSorted()

  it('is not left with two because the provider was away: the event comes again', async () => {
    const market = shop(open())
    const { mei, monthly, yearly } = await orderTwice(market)
    await market.tell(paid(monthly))
    market.checkout.isAway = true
    const second = paid(yearly)
    await expect(market.tell(second)).rejects.toMatchObject({ name: 'CheckoutFailure' })
    expect(await until(mei)).toEqual(onDay(366))
    market.checkout.isAway = false
    await market.tell(second)
    expect(market.checkout.cancelled).toEqual([`sub of ${monthly}`])
  })

  it('of different kinds ends the one that takes no money without asking anybody', async () => {
    const mei = await addPerson(open())
    await addSubscription(open(), mei.userId, { paid_until: onDay(365) }, { provider: 'test' })
    const market = shop(open())
    await market.tell(paid(await market.order(mei)))
    expect(market.checkout.cancelled).toEqual([])
    expect(await until(mei)).toEqual(onDay(31))
    const states = await open().db.selectFrom('subscriptions').select('status').execute()
    expect(states.map(({ status }) => status).toSorted()).toEqual(['active', 'ended'])
  })
})
