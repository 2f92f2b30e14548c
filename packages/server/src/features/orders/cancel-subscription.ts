import type { RequestContext } from '../../app-context.ts'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import type { PaidSubscription } from './payment-store.ts'

type Cancelled = Pick<PaidSubscription, 'id' | 'provider' | 'customerId'>

/** Ends a subscription at once, with its provider first. Rejects with `CheckoutFailure`. */
export async function cancelSubscription(
  ctx: Pick<RequestContext, 'database' | 'now' | 'ports'>,
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
  })
}

/** What was paid at Stripe can only be ended there, even where something else is sold by now. */
export function stripe(checkout: Checkout): Checkout {
  if (checkout.kind === 'stripe') return checkout
  throw new CheckoutFailure('Stripe is not configured any more, but a subscription runs there')
}
