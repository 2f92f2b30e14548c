import { expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { RACE_TIMEOUT_MS, race, trials, trialsOfFew } from '../../testing/race.ts'
import { changed, expired, onDay, paid, shop } from '../../testing/shop.ts'
import { userHandlers } from '../users/handlers.ts'

describeDatabases('payments that race', (open) => {
  const rows = async (table: 'orders' | 'payment_events' | 'subscriptions' | 'points') =>
    (await open().db.selectFrom(table).selectAll().execute()).length

  const memberUntil = async (viewer: Parameters<typeof personById>[1]) =>
    (await personById(open(), viewer))?.member_until

  test(
    'one order that is sent fifty times is placed once',
    async () => {
      const { page, checkout } = shop(open())
      await trials(open(), async (trial) => {
        const mei = await addPerson(open())
        const { done } = await race(() => page(mei))
        expect([done.length, new Set(done).size]).toEqual([50, 1])
        expect(await rows('orders')).toBe(trial + 1)
        expect(new Set(checkout.begun.map(({ orderId }) => orderId)).size).toBe(trial + 1)
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'one event that is delivered fifty times counts once',
    async () => {
      const { order, tell } = shop(open())
      await trials(open(), async (trial) => {
        const mei = await addPerson(open())
        const event = paid(await order(mei))
        await race(() => tell(event))
        expect(await memberUntil(mei)).toEqual(onDay(31))
        expect([await rows('payment_events'), await rows('points')]).toEqual([trial + 1, trial + 1])
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'fifty events of one subscription come to the same end in any order',
    async () => {
      const { order, tell } = shop(open())
      await trials(open(), async (trial) => {
        const mei = await addPerson(open())
        const id = await order(mei)
        const months = Array.from({ length: 25 }, (_, month) => month * 30)
        const life = months.flatMap((day) => [
          changed(id, 'active', { day, until: day + 30 }),
          paid(id, day, { paidUntil: onDay(day + 30) }),
        ])
        await Promise.all(shuffled(life, trial).map((event) => tell(event, onDay(0))))
        expect(await memberUntil(mei)).toEqual(onDay(months.length * 30 + 1))
        expect(await rows('payment_events')).toBe((trial + 1) * life.length)
        expect([await rows('subscriptions'), await rows('points')]).toEqual([trial + 1, trial + 1])
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'both of two payments leave one subscription, the longer one',
    async () => {
      await trialsOfFew(open(), async (trial) => {
        const { order, tell, checkout } = shop(open())
        const mei = await addPerson(open())
        const monthly = await order(mei, { order_type: '2' })
        const yearly = await order(mei, { order_type: '1' })
        const events = [paid(monthly), paid(yearly), changed(monthly, 'active'), expired(yearly)]
        await Promise.all(shuffled(events, trial).map((event) => tell(event)))
        expect(new Set(checkout.cancelled)).toEqual(new Set([`sub of ${monthly}`]))
        expect(await memberUntil(mei)).toEqual(onDay(366))
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'an account that is deleted while it is paid for is not paid for any more',
    async () => {
      await trialsOfFew(open(), async () => {
        const { order, tell, checkout } = shop(open())
        const mei = await addPerson(open())
        const id = await order(mei)
        const ctx = handlerContext(open(), { viewer: mei, ports: { checkout } })
        await Promise.all([
          tell(paid(id)),
          userHandlers.deleteUser(ctx),
          tell(changed(id, 'active')),
        ])
        expect(await personById(open(), mei)).toBeUndefined()
        const closed = [...checkout.cancelled, ...checkout.abandoned]
        expect(closed).not.toEqual([])
        expect(await rows('subscriptions')).toBe(0)
      })
    },
    RACE_TIMEOUT_MS,
  )
})

/** In an order of its own for each trial, the same in each run. */
function shuffled<T>(items: readonly T[], trial: number): T[] {
  return items
    .map((item, at) => ({ item, key: Math.sin((trial + 1) * (at + 7)) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
