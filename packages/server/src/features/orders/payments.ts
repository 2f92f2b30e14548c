import type { Db, Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { orderAfter, pagesSince } from '../../domain/order.ts'
import { memberUntil, subscriptionAfter, surplus } from '../../domain/subscription.ts'
import { type Checkout, CheckoutFailure, type PaymentEvent } from '../../ports/checkout.ts'
import type { Ports } from '../../ports.ts'
import { earnOnce } from '../../quota/quota.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { refundMail } from './refund-mail.ts'
import {
  buyerOfSubscription,
  findOrder,
  type OpenPage,
  openPages,
  type PaidSubscription,
  type Provider,
  paidSubscriptions,
  runningSubscriptions,
  type StoredOrder,
  saveMembership,
  saveOrderStatus,
  saveRefund,
  saveSubscription,
  subscriptionById,
  takeEvent,
} from './store.ts'

interface CheckoutContext extends Pick<RequestContext, 'database' | 'now'> {
  readonly ports: Pick<Ports, 'checkout'>
}

export interface PaymentContext extends CheckoutContext {
  readonly ports: Pick<Ports, 'checkout' | 'mailer'>
}

/**
 * Applies an event. After a payment nothing can be paid on the buyer's other pages, and what its
 * buyer now pays for twice is given back and cancelled. Rejects when the provider fails at that, so
 * that it sends the event again.
 */
export async function takePaymentEvent(
  ctx: PaymentContext,
  provider: Provider,
  event: PaymentEvent,
): Promise<void> {
  if (event.kind === 'ignored') return
  const outcome = await applyPaymentEvent(ctx, provider, event)
  if (!outcome) return ctx.ports.checkout.disown(event)
  if (event.kind === 'reversed') await stripe(ctx.ports.checkout).cancel(event.subscriptionId)
  for (const page of outcome.otherPages) await closePage(ctx, provider, page)
  for (const subscription of outcome.surplus) {
    if (subscription.costsMoney) await giveBack(ctx, subscription.id, pagesSince(event.at))
    await cancelSubscription(ctx, subscription)
  }
}

/** Gives back what was paid for a subscription since then, and tells its buyer in the app and by mail. */
async function giveBack(ctx: PaymentContext, subscriptionId: string, since: Date): Promise<void> {
  const { checkout, mailer } = ctx.ports
  const returned = await stripe(checkout).refund(subscriptionId, since)
  if (!returned) return
  await saveRefund(ctx.database.db, subscriptionId, { ...returned, at: ctx.now })
  const buyer = await buyerOfSubscription(ctx.database.db, subscriptionId)
  if (!buyer?.email) return
  // A mail that is not taken is reported by the mailer, and keeps no money back.
  await mailer.send(refundMail(buyer.email, returned, buyer.language)).catch(() => undefined)
}

type AppliedEvent = Exclude<PaymentEvent, { kind: 'ignored' }>

interface Outcome {
  /** Subscriptions that the buyer now pays for twice. */
  readonly surplus: readonly PaidSubscription[]
  /** Pages on which the buyer, who has just paid, could pay once more. */
  readonly otherPages: readonly OpenPage[]
}

/**
 * Applies a provider's event, each once and in any order. Only events change orders,
 * subscriptions and memberships. Null, and nothing is stored, for an unknown order.
 */
function applyPaymentEvent(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  provider: Provider,
  event: AppliedEvent,
): Promise<Outcome | null> {
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
    const isPaid = event.kind === 'paid'
    const otherPages = isPaid ? await openPages(tx, userId, provider, pagesSince(now)) : []
    return { surplus: surplus(paid), otherPages }
  })
}

async function change(tx: Tx, order: StoredOrder, event: AppliedEvent): Promise<void> {
  if (event.kind === 'paid' || event.kind === 'expired') {
    const status = orderAfter(order.status, event.kind)
    if (status !== order.status) await saveOrderStatus(tx, order.id, status)
  }
  if (event.kind === 'expired') return
  const { subscriptionId: id, customerId: customer_id } = event
  const known = await subscriptionById(tx, id)
  const news = event.kind === 'reversed' ? { ...event, ...ended(event.at) } : event
  const state = subscriptionAfter(known, news, order.plan)
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
 * Hears from Stripe itself how pages stand that its events have left open, however old they are: who
 * has paid on one must not pay again. Rejects with `CheckoutFailure`.
 */
export async function settlePages(ctx: PaymentContext, userId: string): Promise<void> {
  for (const { orderId, sessionId } of await openPages(ctx.database.db, userId, 'stripe', EVER)) {
    const { checkout } = ctx.ports
    if (checkout.kind !== 'stripe') return
    const page = await checkout.page(sessionId)
    if (page.kind === 'open' || page.kind === 'pending') continue
    const id = `${page.kind} ${sessionId}`
    if (page.kind === 'expired') {
      await takePaymentEvent(ctx, 'stripe', { id, at: ctx.now, kind: 'expired', orderId })
      continue
    }
    // First how it stands now: what was paid may have ended since.
    await refreshSubscription(ctx, page.subscriptionId, orderId)
    await takePaymentEvent(ctx, 'stripe', { ...page, id, orderId, paidUntil: null })
  }
}

const EVER = new Date(0)

/** Applies how a subscription stands at Stripe now; false when Stripe does not know it. */
export async function refreshSubscription(
  ctx: PaymentContext,
  subscriptionId: string,
  orderId: string | null = null,
): Promise<boolean> {
  const state = await stripe(ctx.ports.checkout).subscription(subscriptionId)
  if (!state) return false
  const id = `asked ${ctx.now.toISOString()} ${subscriptionId}`
  const news = { ...state, id, at: ctx.now, orderId: orderId ?? state.orderId }
  await takePaymentEvent(ctx, 'stripe', news)
  return true
}

/**
 * After an order has its page, nothing can be paid on the buyer's older ones. Rejects with
 * `CheckoutFailure` when one was paid before, or another order is newer: this page is closed then.
 */
export async function closeOlderPages(
  ctx: CheckoutContext,
  userId: string,
  orderId: string,
): Promise<void> {
  const provider = ctx.ports.checkout.kind
  if (provider === 'off') return
  const pages = await openPages(ctx.database.db, userId, provider, pagesSince(ctx.now))
  const own = pages.find((page) => page.orderId === orderId)
  if (!own) return
  let isNeeded = pages.every(({ orderedAt }) => orderedAt <= own.orderedAt)
  for (const page of pages.filter(({ orderedAt }) => orderedAt <= own.orderedAt)) {
    if (page !== own && (await closePage(ctx, provider, page)) === 'paid') isNeeded = false
  }
  if (isNeeded) return
  await closePage(ctx, provider, own)
  throw new CheckoutFailure('the buyer has paid, or ordered something else, meanwhile')
}

/** What was paid on the page before stays: the provider tells of it. */
async function closePage(
  ctx: CheckoutContext,
  provider: Provider,
  { orderId, sessionId }: OpenPage,
): Promise<'closed' | 'paid'> {
  const { checkout } = ctx.ports
  const end = await (provider === 'stripe' ? stripe(checkout) : checkout).close(sessionId)
  const id = `closed ${orderId}`
  if (end === 'closed')
    await applyPaymentEvent(ctx, provider, { id, at: ctx.now, kind: 'expired', orderId })
  return end
}

/**
 * Cancels the user's subscriptions and closes the payment pages still open; local ones take no
 * money. Rejects with `CheckoutFailure`.
 */
export async function endPayments(ctx: PaymentContext, userId: string): Promise<void> {
  const { db } = ctx.database
  await settlePages(ctx, userId)
  const pages = await openPages(db, userId, 'stripe', pagesSince(ctx.now))
  for (const { orderId, sessionId } of pages) {
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
  return (await paymentsOf(tx, userId, now)).length === 0
}

/** What the user pays for at Stripe, or could, by its ids there. */
export async function paymentsOf(db: Db | Tx, userId: string, now: Date): Promise<string[]> {
  const pages = await openPages(db, userId, 'stripe', pagesSince(now))
  const subscriptions = await runningSubscriptions(db, userId)
  return [...subscriptions.map(({ id }) => id), ...pages.map(({ sessionId }) => sessionId)]
}

type Cancelled = Pick<PaidSubscription, 'id' | 'provider' | 'customerId'>

/** Ends a subscription at once, with its provider first. Rejects with `CheckoutFailure`. */
export async function cancelSubscription(
  ctx: CheckoutContext,
  { id, provider, customerId }: Cancelled,
): Promise<void> {
  if (provider === 'stripe') await stripe(ctx.ports.checkout).cancel(id)
  await applyPaymentEvent(ctx, provider, {
    id: `cancelled ${id}`,
    at: ctx.now,
    orderId: null,
    subscriptionId: id,
    customerId,
    ...ended(ctx.now),
  })
}

const ended = (paidUntil: Date) =>
  ({ kind: 'subscription', status: 'ended', paidUntil, renews: false, plan: null }) as const

/** A Stripe subscription can only be cancelled at Stripe, even if `CHECKOUT` was changed since. */
export function stripe(checkout: Checkout): Checkout {
  if (checkout.kind === 'stripe') return checkout
  throw new CheckoutFailure('Stripe is not configured any more, but a subscription runs there')
}
