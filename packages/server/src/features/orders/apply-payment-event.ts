import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { orderAfter } from '../../domain/order.ts'
import {
  memberUntil,
  type SubscriptionNews,
  subscriptionAfter,
  surplus,
} from '../../domain/subscription.ts'
import { earnOnce } from '../../ledger/points.ts'
import type { PaymentEvent } from '../../ports/checkout.ts'
import { lockUser } from '../../quota/quota-store.ts'
import type { Provider } from './order-store.ts'
import {
  findOrder,
  type PaidSubscription,
  paidSubscriptions,
  type StoredOrder,
  saveMembership,
  saveOrderStatus,
  saveSubscription,
  subscriptionById,
  takeEvent,
} from './payment-store.ts'

export type Applied =
  | { readonly result: 'unknown' }
  /** With what the buyer pays for twice since then. */
  | { readonly result: 'applied' | 'repeated'; readonly surplus: readonly PaidSubscription[] }

type AppliedEvent = Exclude<PaymentEvent, { kind: 'ignored' }>

/**
 * Takes in what a provider said, each event once and in any order: the only way by which orders,
 * subscriptions and memberships change. Nothing is stored of an order that is not ours.
 */
export function applyPaymentEvent(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  provider: Provider,
  event: AppliedEvent,
): Promise<Applied> {
  const mentioned = {
    orderId: event.orderId,
    subscriptionId: event.kind === 'expired' ? null : event.subscriptionId,
  }
  return database.write(async (tx) => {
    const found = await findOrder(tx, provider, mentioned)
    if (!found) return { result: 'unknown' }
    await lockUser(tx, found.userId)
    const order = await findOrder(tx, provider, mentioned)
    if (!order) return { result: 'unknown' }
    const { userId } = order
    const isNew = await takeEvent(tx, event.id, now)
    if (isNew) await change(tx, order, event)
    const paid = await paidSubscriptions(tx, userId)
    if (isNew && paid.length > 0) {
      const until = memberUntil(paid)
      await saveMembership(tx, userId, until)
      if (until && until > now) await earnOnce(tx, userId, 'subscribe', now)
    }
    return { result: isNew ? 'applied' : 'repeated', surplus: surplus(paid) }
  })
}

async function change(tx: Tx, order: StoredOrder, event: AppliedEvent): Promise<void> {
  if (event.kind !== 'subscription') {
    const status = orderAfter(order.status, event.kind)
    if (status !== order.status) await saveOrderStatus(tx, order.id, status)
  }
  if (event.kind === 'expired') return
  const { subscriptionId: id, customerId } = event
  const known = await subscriptionById(tx, id)
  const state = subscriptionAfter(known, newsOf(event), order.plan)
  if (state !== known) await saveSubscription(tx, { id, orderId: order.id, customerId, ...state })
}

function newsOf(event: Exclude<AppliedEvent, { kind: 'expired' }>): SubscriptionNews {
  const { at, paidUntil } = event
  return event.kind === 'paid'
    ? { kind: 'payment', at, paidUntil }
    : { kind: 'status', at, status: event.status, paidUntil: event.paidUntil }
}
