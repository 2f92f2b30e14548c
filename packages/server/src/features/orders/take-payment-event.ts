import type { RequestContext } from '../../app-context.ts'
import type { PaymentEvent } from '../../ports/checkout.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import type { Provider } from './order-store.ts'

/**
 * Takes an event in, and cancels what its buyer pays for twice since then. Rejects when that fails:
 * the provider then sends the event again.
 */
export async function takePaymentEvent(
  ctx: Pick<RequestContext, 'database' | 'now' | 'ports'>,
  provider: Provider,
  event: PaymentEvent,
): Promise<void> {
  if (event.kind === 'ignored') return
  const applied = await applyPaymentEvent(ctx, provider, event)
  if (applied.result === 'unknown') ctx.ports.checkout.disown(event)
  else for (const subscription of applied.surplus) await cancelSubscription(ctx, subscription)
}
