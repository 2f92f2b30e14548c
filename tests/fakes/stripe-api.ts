import type { StripeData } from './stripe-records.ts'
import { newStripeId, subscriptionIn } from './stripe-records.ts'

export interface StripeRequest {
  readonly method: string
  readonly path: string
  /** The idempotency key. */
  readonly key: string | undefined
  readonly form: URLSearchParams
}

export interface StripeReply {
  readonly status: number
  readonly body: unknown
}

const MISSING = refusal(404, 'resource_missing')
const NO_CUSTOMER = refusal(404, 'resource_missing', 'customer')

/** One call of the API, in Stripe's forms of answers and errors. */
export function answerStripeApi(
  data: StripeData,
  { method, path, form, key }: StripeRequest,
): StripeReply {
  const { pathname, searchParams: query } = new URL(path, data.address)
  const [, , kind, noun = '', id, verb] = pathname.split('/')
  switch (`${method} ${kind}/${noun}`) {
    case 'POST checkout/sessions':
      if (!id) return opened(data, form, key)
      return verb === 'expire' ? expired(data, id) : MISSING
    case 'GET checkout/sessions':
      return found(data.sessions.get(id ?? ''))
    case `GET prices/${noun}`:
      return found(data.prices.get(noun))
    case 'GET webhook_endpoints/':
      return listed(data.webhookEndpoints, query)
    case 'POST billing_portal/sessions':
      return portal(data, form)
    case 'GET invoices/':
      return invoicesOf(data, query)
    case `GET invoices/${noun}`:
      return found(data.invoices.get(noun))
    case 'GET invoice_payments/':
      return paymentsOf(data, query)
    case 'POST refunds/':
      return refunded(data, form.get('payment_intent') ?? '')
    case `GET subscriptions/${noun}`:
      return found(data.subscriptions.get(noun))
    case `DELETE subscriptions/${noun}`:
      return cancelled(data, noun)
    default:
      return MISSING
  }
}

function found(object: unknown): StripeReply {
  return object ? { status: 200, body: object } : MISSING
}

function listed(all: readonly unknown[], query: URLSearchParams): StripeReply {
  const shown = all.slice(0, Number(query.get('limit') ?? 10))
  return found({ object: 'list', has_more: shown.length < all.length, data: shown })
}

/** Of one subscription, the newest first. */
function invoicesOf({ invoices }: StripeData, query: URLSearchParams): StripeReply {
  const wanted = [...invoices.values()].filter(
    (invoice) => subscriptionIn(invoice) === query.get('subscription'),
  )
  return listed(wanted.reverse(), query)
}

/** Of an invoice, or by a payment intent. */
function paymentsOf({ invoicePayments }: StripeData, query: URLSearchParams): StripeReply {
  const wanted = invoicePayments.filter(
    ({ invoice, payment }) =>
      invoice === query.get('invoice') ||
      payment.payment_intent === query.get('payment[payment_intent]'),
  )
  return listed(wanted, query)
}

function refunded({ refunds }: StripeData, intent: string): StripeReply {
  if (refunds.includes(intent)) return refusal(400, 'charge_already_refunded')
  refunds.push(intent)
  return found({ id: newStripeId('re'), object: 'refund', status: 'succeeded' })
}

function opened(data: StripeData, form: URLSearchParams, key: string | undefined): StripeReply {
  return data.foreignCustomers.has(form.get('customer') ?? '')
    ? NO_CUSTOMER
    : found(data.open(form, key))
}

function expired(data: StripeData, id: string): StripeReply {
  if (!data.sessions.has(id)) return MISSING
  const session = data.expire(id)
  return session ? found(session) : refusal(400, 'checkout_session_not_open')
}

function portal(data: StripeData, form: URLSearchParams): StripeReply {
  const customer = form.get('customer') ?? ''
  const isKnown =
    !data.foreignCustomers.has(customer) &&
    [...data.subscriptions.values()].some((one) => one.customer === customer)
  const url = `${data.address}/portal/${customer}`
  return isKnown
    ? found({ id: newStripeId('bps'), object: 'billing_portal.session', url })
    : NO_CUSTOMER
}

/** What has ended is not found any more, as at Stripe. */
function cancelled(data: StripeData, id: string): StripeReply {
  const subscription = data.subscriptions.get(id)
  if (!subscription || subscription.status === 'canceled') return MISSING
  subscription.status = 'canceled'
  return found(subscription)
}

export function refusal(status: number, code: string, param?: string): StripeReply {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, param, message: `refused: ${code}` } } }
}
