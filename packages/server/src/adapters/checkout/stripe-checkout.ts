import type Stripe from 'stripe'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'
import { StartError } from '../../start-error.ts'
import {
  abandonSession,
  cancelSubscription,
  openPortal,
  openSession,
  type Shop,
} from './stripe-calls.ts'
import { paymentEventOf } from './stripe-event.ts'
import { readPrices } from './stripe-prices.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

export interface StripeSettings extends Shop {
  readonly apiUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** Tells the operator. */
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
  const prices = await readPrices(stripe, settings).catch((error: unknown) => {
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
