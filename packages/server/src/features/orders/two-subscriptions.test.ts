import { expect, it } from 'vitest'
import type { SignedIn } from '../../contract/viewer.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { addSubscription } from '../../testing/purchases.ts'
import { changed, onDay, paid, type Shop, shop } from '../../testing/shop.ts'

describeDatabases('who pays in two tabs', (open) => {
  const until = async (viewer: SignedIn) => (await personById(open(), viewer))?.member_until

  async function orderTwice({ order }: Shop) {
    const mei = await addPerson(open())
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
