import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { storable } from '../../domain/storable.ts'
import { cancelSubscription, takePaymentEvent } from './payments.ts'
import { localOrder, localSubscription } from './store.ts'

type Shop = Pick<AppContext, 'database' | 'ports'>

/**
 * What the pages of the local checkout do. Like Stripe, they only send payment events, and never
 * change an order or a membership themselves.
 */
export function localCheckout({ database, ports }: Shop) {
  const now = () => ports.clock.now()
  const orderAt = (sessionId: string) => localOrder(database.db, storable(sessionId))
  const subscriptionOf = (customerId: string) =>
    localSubscription(database.db, storable(customerId))

  return {
    order: orderAt,

    /** Pays without money; an order that is not open stays as it is. */
    async pay(sessionId: string): Promise<void> {
      const order = await orderAt(sessionId)
      if (order?.status !== 'open') return
      await takePaymentEvent({ database, ports, now: now() }, 'test', {
        id: `paid ${order.id}`,
        at: now(),
        kind: 'paid',
        orderId: order.id,
        subscriptionId: `test_${order.id}`,
        customerId: `test_${randomBytes(24).toString('base64url')}`,
        paidUntil: null,
      })
    },

    async decline(sessionId: string): Promise<void> {
      const order = await orderAt(sessionId)
      if (order?.status !== 'open') return
      const event = { id: `declined ${order.id}`, kind: 'expired', orderId: order.id } as const
      await takePaymentEvent({ database, ports, now: now() }, 'test', { ...event, at: now() })
    },

    subscription: subscriptionOf,

    async end(customerId: string): Promise<void> {
      const subscription = await subscriptionOf(customerId)
      if (subscription) await cancelSubscription({ database, ports, now: now() }, subscription)
    },
  }
}
