import type { StripeBook } from './stripe-records.ts'
import { newStripeId } from './stripe-records.ts'

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

/** One call of the API, in Stripe's forms of answers and errors. */
export function answerStripeApi(
  book: StripeBook,
  { method, path, form, key }: StripeRequest,
): StripeReply {
  const [, , kind, noun, id, verb] = path.split('/')
  switch (`${method} ${kind}/${noun}`) {
    case 'POST checkout/sessions':
      if (!id) return found(book.open(form, key))
      return verb === 'expire' ? expired(book, id) : MISSING
    case 'GET checkout/sessions':
      return found(book.sessions.get(id ?? ''))
    case `GET prices/${noun}`:
      return found(book.prices.get(noun ?? ''))
    case 'POST billing_portal/sessions':
      return portal(book, form)
    case `DELETE subscriptions/${noun}`:
      return cancelled(book, noun ?? '')
    default:
      return MISSING
  }
}

function found(object: unknown): StripeReply {
  return object ? { status: 200, body: object } : MISSING
}

function expired(book: StripeBook, id: string): StripeReply {
  if (!book.sessions.has(id)) return MISSING
  const session = book.expire(id)
  return session ? found(session) : refusal(400, 'checkout_session_not_open')
}

function portal(book: StripeBook, form: URLSearchParams): StripeReply {
  const customer = form.get('customer')
  const isKnown = [...book.subscriptions.values()].some((one) => one.customer === customer)
  const url = `${book.address}/portal/${customer}`
  return isKnown
    ? found({ id: newStripeId('bps'), object: 'billing_portal.session', url })
    : MISSING
}

/** What has ended is not found any more, as at Stripe. */
function cancelled(book: StripeBook, id: string): StripeReply {
  const subscription = book.subscriptions.get(id)
  if (!subscription || subscription.status === 'canceled') return MISSING
  subscription.status = 'canceled'
  return found(subscription)
}

export function refusal(status: number, code: string): StripeReply {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message: `refused: ${code}` } } }
}
