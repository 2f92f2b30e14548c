import type Stripe from 'stripe'
import type { Env } from '../../env.ts'
import type { Plan, Price, Prices } from '../../ports/checkout.ts'
import { StartError } from '../../start-error.ts'
import { type Report, reasonOf } from './stripe-client.ts'

const VARIABLES = { yearly: 'STRIPE_PRICE_YEARLY', monthly: 'STRIPE_PRICE_MONTHLY' } as const
const INTERVALS = { yearly: 'year', monthly: 'month' } as const

export function priceIdsOf({ STRIPE_PRICE_YEARLY = '', STRIPE_PRICE_MONTHLY = '' }: Env) {
  return { yearly: STRIPE_PRICE_YEARLY, monthly: STRIPE_PRICE_MONTHLY }
}

/** At the start nobody waits long for a Stripe that is away; it is asked again until it answers. */
const START = { timeout: 5000, maxNetworkRetries: 1 }
const AGAIN_MS = 30_000

/**
 * The prices once Stripe has said them; `read` is null until then. Rejects with a `StartError` when
 * what Stripe answers at the start cannot be used; later, that is reported and asked again, too.
 */
export async function pricesInTime(
  stripe: Stripe,
  ids: Readonly<Record<Plan, string>>,
  report: Report,
): Promise<{ readonly read: Prices | null }> {
  const prices: { read: Prices | null } = { read: null }
  const look = async () => {
    prices.read = await readPrices(stripe, ids, START)
  }
  function lookAgain(error: unknown) {
    if (isAway(stripe, error))
      report('Nothing can be bought until Stripe answers', new Error(reasonOf(stripe, error)))
    else report('Nothing can be bought', unusable(stripe, error))
    setTimeout(() => look().catch(lookAgain), AGAIN_MS).unref()
  }
  await look().catch((error) => {
    if (!isAway(stripe, error)) throw unusable(stripe, error)
    lookAgain(error)
  })
  return prices
}

function isAway({ errors }: Stripe, error: unknown): boolean {
  return [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeRateLimitError].some(
    (kind) => error instanceof kind,
  )
}

function unusable(stripe: Stripe, error: unknown): StartError {
  if (error instanceof StartError) return error
  return new StartError(`The prices cannot be read from Stripe: ${reasonOf(stripe, error)}`)
}

/** What Stripe charges for the prices with these ids; throws a `StartError` when a price is not one for its plan. */
export async function readPrices(
  stripe: Stripe,
  ids: Readonly<Record<Plan, string>>,
  options: Stripe.RequestOptions = {},
): Promise<Prices> {
  const [yearly, monthly] = await Promise.all([
    stripe.prices.retrieve(ids.yearly, {}, options),
    stripe.prices.retrieve(ids.monthly, {}, options),
  ])
  const read = { yearly: priceOf('yearly', yearly), monthly: priceOf('monthly', monthly) }
  if (read.yearly.currency !== read.monthly.currency) {
    throw new StartError(
      `STRIPE_PRICE_YEARLY is in ${read.yearly.currency}, but STRIPE_PRICE_MONTHLY is in ${read.monthly.currency}: expected one currency`,
    )
  }
  return read
}

function priceOf(plan: Plan, price: Stripe.Price): Price {
  const { active, unit_amount, currency, recurring } = price
  if (!active) throw new StartError(`${VARIABLES[plan]} is no longer active at Stripe`)
  const { interval, interval_count } = recurring ?? {}
  const expected = INTERVALS[plan]
  if (interval !== expected || interval_count !== 1) {
    const found = interval ? `every ${interval_count} ${interval}` : 'once'
    throw new StartError(`${VARIABLES[plan]} is paid ${found}, expected every 1 ${expected}`)
  }
  if (unit_amount === null) {
    throw new StartError(`${VARIABLES[plan]} has no fixed amount in whole cents`)
  }
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  if (maximumFractionDigits !== 2) {
    throw new StartError(
      `${VARIABLES[plan]} is in ${currency.toUpperCase()}, expected a currency with hundredths`,
    )
  }
  return { amount: unit_amount, currency: currency.toUpperCase() }
}
