import type Stripe from 'stripe'
import type { Plan, Price, Prices } from '../../ports/checkout.ts'
import { StartError } from '../../start-error.ts'

const VARIABLES = { yearly: 'STRIPE_PRICE_YEARLY', monthly: 'STRIPE_PRICE_MONTHLY' } as const
const INTERVALS = { yearly: 'year', monthly: 'month' } as const

/** What Stripe charges for the prices with these ids; throws a `StartError` when a price is not one for its plan. */
export async function readPrices(
  stripe: Stripe,
  ids: Readonly<Record<Plan, string>>,
): Promise<Prices> {
  const [yearly, monthly] = await Promise.all([
    stripe.prices.retrieve(ids.yearly),
    stripe.prices.retrieve(ids.monthly),
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
