import type Stripe from 'stripe'
import type { CheckoutOrder, CheckoutPage } from '../../ports/checkout.ts'
import { ORDER_KEY } from './stripe-objects.ts'

export interface Shop {
  readonly prices: Readonly<Record<CheckoutOrder['plan'], string>>
  /** Where the browser comes back to. */
  readonly publicUrl: string
}

/** The order's id is its idempotency key: asked for again, Stripe gives the same page. */
export async function openSession(
  { checkout }: Stripe,
  { prices, publicUrl }: Shop,
  { orderId, plan, language, email, customerId }: CheckoutOrder,
): Promise<CheckoutPage> {
  const metadata = { [ORDER_KEY]: orderId }
  const { id, url } = await checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price: prices[plan], quantity: 1 }],
      client_reference_id: orderId,
      metadata,
      subscription_data: { metadata },
      ...(customerId ? { customer: customerId } : email && { customer_email: email }),
      locale: language,
      success_url: `${publicUrl}/?order=${orderId}`,
      cancel_url: `${publicUrl}/price`,
    },
    { idempotencyKey: orderId },
  )
  if (!url) throw new Error('Stripe named no page')
  return { sessionId: id, url }
}

export async function openPortal(
  { billingPortal }: Stripe,
  { publicUrl }: Shop,
  customer: string,
  locale: CheckoutOrder['language'],
): Promise<string> {
  const return_url = `${publicUrl}/`
  const { url } = await billingPortal.sessions.create({ customer, locale, return_url })
  return url
}

export async function cancelSubscription(
  { subscriptions, errors }: Stripe,
  subscriptionId: string,
): Promise<void> {
  try {
    await subscriptions.cancel(subscriptionId)
  } catch (error) {
    const hasEnded =
      error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!hasEnded) throw error
  }
}

export async function abandonSession(stripe: Stripe, sessionId: string): Promise<void> {
  const { sessions } = stripe.checkout
  const { status, subscription } = await sessions.expire(sessionId).catch((error: unknown) => {
    // Only an open session can be expired; any other one is read to see how it ended.
    if (error instanceof stripe.errors.StripeInvalidRequestError)
      return sessions.retrieve(sessionId)
    throw error
  })
  if (status === 'complete' && subscription) {
    const id = typeof subscription === 'string' ? subscription : subscription.id
    await cancelSubscription(stripe, id)
  }
}
