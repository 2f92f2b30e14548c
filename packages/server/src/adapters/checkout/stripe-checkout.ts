import type Stripe from 'stripe'
import {
  type Checkout,
  CheckoutFailure,
  type CheckoutOrder,
  type CheckoutPage,
} from '../../ports/checkout.ts'
import { StartError } from '../../start-error.ts'
import { ORDER_KEY, paymentEventOf } from './stripe-event.ts'
import { readPrices } from './stripe-prices.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

export interface StripeSettings extends Shop {
  readonly apiUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Logs for the operator. */
  readonly report: (what: string, error: unknown) => void
}

/**
 * Stripe Checkout and its billing portal. Reads the prices once; rejects with a `StartError` when
 * they can't be read or are not what the plans need.
 */
export async function stripeCheckout(settings: StripeSettings): Promise<Checkout> {
  const { webhookSecret, report } = settings
  const stripe = await connect(settings)
  const { webhooks, errors } = stripe
  const prices = await readPrices(stripe, settings.prices).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`The prices cannot be read from Stripe: ${reasonOf(stripe, error)}`)
  })
  const call = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(stripe)
    } catch (error) {
      const failure = new CheckoutFailure(reasonOf(stripe, error))
      report('Stripe refused, or could not be reached', failure)
      throw failure
    }
  }

  return {
    kind: 'stripe',
    prices,
    begin: (order) => call((stripe) => openSession(stripe, settings, order)),
    portal: (customerId, language) =>
      call((stripe) => openPortal(stripe, settings, customerId, language)),
    cancel: (subscriptionId) => call((stripe) => cancelSubscription(stripe, subscriptionId)),
    abandon: (sessionId) => call((stripe) => abandonSession(stripe, sessionId)),
    async readEvent(body, signature) {
      try {
        return paymentEventOf(webhooks.constructEvent(body, signature, webhookSecret))
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
    disown({ id, kind }) {
      report('Stripe told of an order that is not known here', new Error(`${id} (${kind})`))
    },
  }
}

async function connect({ apiUrl, secretKey }: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
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

export interface Shop {
  readonly prices: Readonly<Record<CheckoutOrder['plan'], string>>
  /** Where the browser comes back to. */
  readonly publicUrl: string
}

/** The order's id is its idempotency key: asked for again, Stripe gives the same page. */
async function openSession(
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

async function openPortal(
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
