import type { StripeData } from './stripe-records.ts'
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
  data: StripeData,
  { method, path, form, key }: StripeRequest,
): StripeReply {
  const [, , kind, noun, id, verb] = path.split('/')
  switch (`${method} ${kind}/${noun}`) {
    case 'POST checkout/sessions':
      if (!id) return found(data.open(form, key))
      return verb === 'expire' ? expired(data, id) : MISSING
    case 'GET checkout/sessions':
      return found(data.sessions.get(id ?? ''))
    case `GET prices/${noun}`:
      return found(data.prices.get(noun ?? ''))
    case 'POST billing_portal/sessions':
      return portal(data, form)
    case `DELETE subscriptions/${noun}`:
      return cancelled(data, noun ?? '')
    default:
      return MISSING
  }
}

function found(object: unknown): StripeReply {
  return object ? { status: 200, body: object } : MISSING
}

function expired(data: StripeData, id: string): StripeReply {
  if (!data.sessions.has(id)) return MISSING
  const session = data.expire(id)
  return session ? found(session) : refusal(400, 'checkout_session_not_open')
}

function portal(data: StripeData, form: URLSearchParams): StripeReply {
  const customer = form.get('customer')
  const isKnown = [...data.subscriptions.values()].some((one) => one.customer === customer)
  const url = `${data.address}/portal/${customer}`
  return isKnown
    ? found({ id: newStripeId('bps'), object: 'billing_portal.session', url })
    : MISSING
}

/** What has ended is not found any more, as at Stripe. */
function cancelled(data: StripeData, id: string): StripeReply {
  const subscription = data.subscriptions.get(id)
  if (!subscription || subscription.status === 'canceled') return MISSING
  subscription.status = 'canceled'
  return found(subscription)
}

export function refusal(status: number, code: string): StripeReply {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message: `refused: ${code}` } } }
}
