import type Stripe from 'stripe'
import type { Env } from '../../env.ts'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'
import { StartError } from '../../start-error.ts'
import { ORDER_KEY, paymentEventOf } from './stripe-event.ts'
import { readPrices } from './stripe-prices.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Logs for the operator. */
export type Report = (what: string, error: unknown) => void

/**
 * Stripe Checkout and its billing portal. Reads the prices once; rejects with a `StartError` when
 * they can't be read or are not what the plans need.
 */
export async function stripeCheckout(env: Env, report: Report): Promise<Checkout> {
  const { STRIPE_WEBHOOK_SECRET = '', PUBLIC_URL } = env
  const priceIds = {
    yearly: env.STRIPE_PRICE_YEARLY ?? '',
    monthly: env.STRIPE_PRICE_MONTHLY ?? '',
  }
  const stripe = await connect(env)
  const prices = await readPrices(stripe, priceIds).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`The prices cannot be read from Stripe: ${reasonOf(stripe, error)}`)
  })
  const reported = (error: unknown): never => {
    const failure = new CheckoutFailure(reasonOf(stripe, error))
    report('Stripe refused, or could not be reached', failure)
    throw failure
  }

  return {
    kind: 'stripe',
    prices,
    async begin({ orderId, plan, language, email, customerId }) {
      const metadata = { [ORDER_KEY]: orderId }
      const { id, url } = await stripe.checkout.sessions
        .create(
          {
            mode: 'subscription',
            line_items: [{ price: priceIds[plan], quantity: 1 }],
            client_reference_id: orderId,
            metadata,
            subscription_data: { metadata },
            ...(customerId ? { customer: customerId } : email && { customer_email: email }),
            locale: language,
            success_url: `${PUBLIC_URL}/?order=${orderId}`,
            cancel_url: `${PUBLIC_URL}/price`,
          },
          // Asked for again, Stripe gives the same page.
          { idempotencyKey: orderId },
        )
        .catch(reported)
      return { sessionId: id, url: url ?? reported('Stripe named no page') }
    },
    async portal(customer, locale) {
      const { sessions } = stripe.billingPortal
      const return_url = `${PUBLIC_URL}/`
      const { url } = await sessions.create({ customer, locale, return_url }).catch(reported)
      return url
    },
    cancel: (subscriptionId) => cancelSubscription(stripe, subscriptionId).catch(reported),
    abandon: (sessionId) => abandonSession(stripe, sessionId).catch(reported),
    async readEvent(body, signature) {
      try {
        const { webhooks } = stripe
        return paymentEventOf(webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET))
      } catch (error) {
        if (error instanceof stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
    disown({ id, kind }) {
      report('Stripe told of an order that is not known here', new Error(`${id} (${kind})`))
    },
  }
}

async function connect({ STRIPE_API_URL, STRIPE_SECRET_KEY = '' }: Env): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(STRIPE_API_URL)
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

/** Without Stripe's message, which may hold people's addresses. */
function reasonOf({ errors }: Stripe, error: unknown): string {
  if (!(error instanceof errors.StripeError)) return String(error)
  const { type, code, statusCode, requestId } = error
  return [type, code, statusCode, requestId].filter((part) => part !== undefined).join(' ')
}

async function cancelSubscription({ subscriptions, errors }: Stripe, id: string): Promise<void> {
  await subscriptions.cancel(id).catch((error: unknown) => {
    const hasEnded =
      error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!hasEnded) throw error
  })
}

async function abandonSession(stripe: Stripe, sessionId: string): Promise<void> {
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
