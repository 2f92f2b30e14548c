import type Stripe from 'stripe'
import type { Env } from '../../env.ts'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'
import { connect, nullIfMissing, nullIfNoCustomer, type Report, reasonOf } from './stripe-client.ts'
import { ORDER_KEY, pageState, paymentEventOf, subscriptionState } from './stripe-event.ts'
import { priceIdsOf, pricesInTime } from './stripe-prices.ts'
import { refundLatest, reversalOf, reversedPayment } from './stripe-refunds.ts'

/**
 * Stripe Checkout and its billing portal. Reads the prices once, later if Stripe is away; rejects
 * with a `StartError` when they are not what the plans need.
 */
export async function stripeCheckout(env: Env, report: Report): Promise<Checkout> {
  const { STRIPE_WEBHOOK_SECRET = '', PUBLIC_URL } = env
  const priceIds = priceIdsOf(env)
  const stripe = await connect(env)
  const prices = await pricesInTime(stripe, priceIds, report)
  const reported = (error: unknown): never => {
    const failure = new CheckoutFailure(reasonOf(stripe, error))
    report('Stripe refused, or could not be reached', failure)
    throw failure
  }

  return {
    kind: 'stripe',
    get isOpen() {
      return prices.read !== null
    },
    get prices() {
      return prices.read
    },
    async begin({ orderId, plan, language, email, customerId }) {
      const metadata = { [ORDER_KEY]: orderId }
      const wanted: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        line_items: [{ price: priceIds[plan], quantity: 1 }],
        client_reference_id: orderId,
        metadata,
        subscription_data: { metadata },
        locale: language,
        success_url: `${PUBLIC_URL}/?order=${orderId}`,
        cancel_url: `${PUBLIC_URL}/price`,
      }
      // Asked for again with the same key, Stripe gives the same page.
      const create = (buyer: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
        stripe.checkout.sessions.create({ ...wanted, ...buyer }, { idempotencyKey })
      const anew = email ? { customer_email: email } : {}
      const known =
        customerId &&
        (await create({ customer: customerId }, orderId).catch(nullIfNoCustomer).catch(reported))
      // A customer of another mode or account of Stripe's is not known: whoever it is begins anew.
      const { id, url } =
        known || (await create(anew, customerId ? `${orderId} anew` : orderId).catch(reported))
      return { sessionId: id, url: url ?? reported('Stripe named no page') }
    },
    async portal(customer, locale) {
      const { sessions } = stripe.billingPortal
      const return_url = `${PUBLIC_URL}/`
      const page = await sessions
        .create({ customer, locale, return_url })
        .catch(nullIfNoCustomer)
        .catch(reported)
      return page ? page.url : null
    },
    async page(sessionId) {
      const session = await stripe.checkout.sessions
        .retrieve(sessionId)
        .catch(nullIfMissing)
        .catch(reported)
      return session ? pageState.parse(session) : { kind: 'expired' }
    },
    async subscription(subscriptionId) {
      const subscription = await stripe.subscriptions
        .retrieve(subscriptionId)
        .catch(nullIfMissing)
        .catch(reported)
      return subscription && subscriptionState.parse(subscription)
    },
    cancel: (subscriptionId) => cancelSubscription(stripe, subscriptionId).catch(reported),
    close: (sessionId) => closeSession(stripe, sessionId).catch(reported),
    refund: (subscriptionId, since) =>
      refundLatest(stripe, subscriptionId, since, report).catch(reported),
    abandon: (sessionId) => abandonSession(stripe, sessionId).catch(reported),
    async readEvent(body, signature) {
      const event = signedEvent(stripe, body, signature, STRIPE_WEBHOOK_SECRET)
      if (!event) return null
      const reversal = reversalOf(event)
      if (!reversal) return paymentEventOf(event)
      return reversedPayment(stripe, reversal).catch(reported)
    },
    disown({ id, kind }) {
      report('Stripe told of an order that is not known here', new Error(`${id} (${kind})`))
    },
  }
}

/** What has ended is missing at Stripe, too. */
async function cancelSubscription({ subscriptions }: Stripe, id: string): Promise<void> {
  await subscriptions.cancel(id).catch(nullIfMissing)
}

/** Null when it was not signed with the secret. */
function signedEvent(
  { webhooks, errors }: Stripe,
  body: string,
  signature: string,
  secret: string,
) {
  try {
    return webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return null
    throw error
  }
}

async function abandonSession(stripe: Stripe, sessionId: string): Promise<void> {
  const session = await endSession(stripe, sessionId)
  if (session?.status === 'complete' && session.subscription) {
    const { subscription } = session
    await cancelSubscription(
      stripe,
      typeof subscription === 'string' ? subscription : subscription.id,
    )
  }
}

async function closeSession(stripe: Stripe, sessionId: string): Promise<'closed' | 'paid'> {
  const session = await endSession(stripe, sessionId)
  return session?.status === 'complete' ? 'paid' : 'closed'
}

/** The session, which is open no more; null when Stripe does not know it. */
async function endSession(stripe: Stripe, sessionId: string) {
  const { sessions } = stripe.checkout
  return sessions.expire(sessionId).catch((error: unknown) => {
    // Only an open session can be expired; any other one is read to see how it ended.
    if (error instanceof stripe.errors.StripeInvalidRequestError)
      return sessions.retrieve(sessionId).catch(nullIfMissing)
    throw error
  })
}
