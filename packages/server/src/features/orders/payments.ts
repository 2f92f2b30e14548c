import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { orderAfter, pagesSince } from '../../domain/order.ts'
import { memberUntil, subscriptionAfter, surplus } from '../../domain/subscription.ts'
import { type Checkout, CheckoutFailure, type PaymentEvent } from '../../ports/checkout.ts'
import { earnOnce } from '../../quota/points.ts'
import { lockUser } from '../../quota/quota-store.ts'
import {
  findOrder,
  openSessions,
  type PaidSubscription,
  type Provider,
  paidSubscriptions,
  runningSubscriptions,
  type StoredOrder,
  saveMembership,
  saveOrderStatus,
  saveSubscription,
  subscriptionById,
  takeEvent,
} from './store.ts'

type PaymentContext = Pick<RequestContext, 'database' | 'now' | 'ports'>

/**
 * Applies an event, and cancels subscriptions that its buyer now pays for twice. Rejects when that
 * fails, so that the provider sends the event again.
 */
export async function takePaymentEvent(
  ctx: PaymentContext,
  provider: Provider,
  event: PaymentEvent,
): Promise<void> {
  if (event.kind === 'ignored') return
  const twice = await applyPaymentEvent(ctx, provider, event)
  if (!twice) ctx.ports.checkout.disown(event)
  else for (const subscription of twice) await cancelSubscription(ctx, subscription)
}

type AppliedEvent = Exclude<PaymentEvent, { kind: 'ignored' }>

/**
 * Applies a provider's event, each once and in any order. Only events change orders,
 * subscriptions and memberships. Gives the subscriptions that the buyer now pays for twice; null,
 * and nothing is stored, for an unknown order.
 */
function applyPaymentEvent(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  provider: Provider,
  event: AppliedEvent,
): Promise<PaidSubscription[] | null> {
  const mentioned = {
    orderId: event.orderId,
    subscriptionId: event.kind === 'expired' ? null : event.subscriptionId,
  }
  return database.write(async (tx) => {
    const found = await findOrder(tx, provider, mentioned)
    if (!found) return null
    await lockUser(tx, found.userId)
    const order = await findOrder(tx, provider, mentioned)
    if (!order) return null
    const { userId } = order
    const isNew = await takeEvent(tx, event.id, now)
    if (isNew) await change(tx, order, event)
    const paid = await paidSubscriptions(tx, userId)
    if (isNew && paid.length > 0) {
      const until = memberUntil(paid)
      await saveMembership(tx, userId, until)
      if (until && until > now) await earnOnce(tx, userId, 'subscribe', now)
    }
    return surplus(paid)
  })
}

async function change(tx: Tx, order: StoredOrder, event: AppliedEvent): Promise<void> {
  if (event.kind !== 'subscription') {
    const status = orderAfter(order.status, event.kind)
    if (status !== order.status) await saveOrderStatus(tx, order.id, status)
  }
  if (event.kind === 'expired') return
  const { subscriptionId: id, customerId: customer_id } = event
  const known = await subscriptionById(tx, id)
  const state = subscriptionAfter(known, event, order.plan)
  if (state === known) return
  const { paidUntil: paid_until, changedAt: changed_at, ...rest } = state
  await saveSubscription(tx, {
    id,
    order_id: order.id,
    customer_id,
    paid_until,
    changed_at,
    ...rest,
  })
}

/**
 * Cancels the user's subscriptions and closes the payment pages still open. Rejects with
 * `CheckoutFailure`.
 */
export async function endPayments(ctx: PaymentContext, userId: string): Promise<void> {
  const { db } = ctx.database
  for (const { orderId, sessionId } of await openSessions(db, userId, pagesSince(ctx.now))) {
    await stripe(ctx.ports.checkout).abandon(sessionId)
    const id = `abandoned ${orderId}`
    await applyPaymentEvent(ctx, 'stripe', { id, at: ctx.now, kind: 'expired', orderId })
  }
  for (const subscription of await runningSubscriptions(db, userId)) {
    await cancelSubscription(ctx, subscription)
  }
}

/** Whether the user has no open payment page or subscription; lock the user before. */
export async function paysNothing(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const sessions = await openSessions(tx, userId, pagesSince(now))
  const subscriptions = await runningSubscriptions(tx, userId)
  return sessions.length + subscriptions.length === 0
}

type Cancelled = Pick<PaidSubscription, 'id' | 'provider' | 'customerId'>

/** Ends a subscription at once, with its provider first. Rejects with `CheckoutFailure`. */
export async function cancelSubscription(
  ctx: PaymentContext,
  { id, provider, customerId }: Cancelled,
): Promise<void> {
  if (provider === 'stripe') await stripe(ctx.ports.checkout).cancel(id)
  await applyPaymentEvent(ctx, provider, {
    id: `cancelled ${id}`,
    at: ctx.now,
    kind: 'subscription',
    orderId: null,
    subscriptionId: id,
    customerId,
    status: 'ended',
    paidUntil: ctx.now,
    renews: false,
    plan: null,
  })
}

/** A Stripe subscription can only be cancelled at Stripe, even if `CHECKOUT` was changed since. */
export function stripe(checkout: Checkout): Checkout {
  if (checkout.kind === 'stripe') return checkout
  throw new CheckoutFailure('Stripe is not configured any more, but a subscription runs there')
}
