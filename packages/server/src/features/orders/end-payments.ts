import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { pagesSince } from '../../domain/order.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { openSessions, runningSubscriptions } from './buyer-store.ts'
import { cancelSubscription, stripe } from './cancel-subscription.ts'

/**
 * Sees to it that the user pays nothing any more: cancels subscriptions and closes pages on which
 * one could be bought. Rejects with `CheckoutFailure`.
 */
export async function endPayments(
  ctx: Pick<RequestContext, 'database' | 'now' | 'ports'>,
  userId: string,
): Promise<void> {
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

/** Whether nothing of the user's can cost anything; exact in a transaction that locked the user. */
export async function paysNothing(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const sessions = await openSessions(tx, userId, pagesSince(now))
  const subscriptions = await runningSubscriptions(tx, userId)
  return sessions.length + subscriptions.length === 0
}
