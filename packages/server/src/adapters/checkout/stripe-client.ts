import type Stripe from 'stripe'
import type { Env } from '../../env.ts'

/** Logs for the operator. */
export type Report = (what: string, error: unknown) => void

const TIMEOUT_MS = 10_000
const RETRIES = 2

export async function connect({ STRIPE_API_URL, STRIPE_SECRET_KEY = '' }: Env): Promise<Stripe> {
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
export function reasonOf({ errors }: Stripe, error: unknown): string {
  if (!(error instanceof errors.StripeError)) return String(error)
  const { type, code, statusCode, requestId } = error
  return [type, code, statusCode, requestId].filter((part) => part !== undefined).join(' ')
}

/** What is missing at Stripe was never there, or belongs to its other mode or another account. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** The same for the customer that a call names. */
export function nullIfNoCustomer(error: unknown): null {
  if (isMissing(error) && 'param' in error && error.param === 'customer') return null
  throw error
}

function isMissing(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}
