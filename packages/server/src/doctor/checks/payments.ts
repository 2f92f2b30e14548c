import type Stripe from 'stripe'
import { connect, reasonOf } from '../../adapters/checkout/stripe-client.ts'
import { EVENT_TYPES as PAYMENT_TYPES } from '../../adapters/checkout/stripe-event.ts'
import { priceIdsOf, readPrices } from '../../adapters/checkout/stripe-prices.ts'
import { REVERSAL_TYPES } from '../../adapters/checkout/stripe-refunds.ts'
import { isLoopback } from '../../env/loopback.ts'
import type { Env } from '../../env.ts'
import { StartError } from '../../start-error.ts'
import { type Check, type Finding, off, ok, warning, wrong } from '../finding.ts'

const MOST_ENDPOINTS = 100
/** The types of events that the webhook endpoint has to send. */
export const EVENT_TYPES: readonly string[] = [...PAYMENT_TYPES, ...REVERSAL_TYPES]

/** Reads both prices and the webhook endpoint from Stripe; nothing is bought. */
export const payments: Check = {
  name: 'payments',
  async run(env) {
    if (env.CHECKOUT === 'off') return [off('nothing is sold')]
    if (env.CHECKOUT === 'test') return [off('the test checkout: Pro for nothing')]
    const stripe = await connect(env)
    const prices = await pricesAt(stripe, env)
    if (prices.verdict === 'wrong') return [prices]
    return [prices, ...modeOf(env), await webhookAt(stripe, env)]
  },
}

async function pricesAt(stripe: Stripe, env: Env): Promise<Finding> {
  try {
    const { yearly, monthly } = await readPrices(stripe, priceIdsOf(env))
    const [year, month] = [yearly, monthly].map(({ amount }) => (amount / 100).toFixed(2))
    return ok(`Stripe asks ${year} ${yearly.currency} a year and ${month} a month`)
  } catch (error) {
    if (error instanceof StartError) return wrong(error.message, 'choose other prices at Stripe')
    const { errors } = stripe
    if (error instanceof errors.StripeAuthenticationError)
      return wrong('Stripe does not know the key', 'correct STRIPE_SECRET_KEY')
    if (error instanceof errors.StripePermissionError)
      return wrong('the key may not read prices', 'give STRIPE_SECRET_KEY the right to read them')
    if (error instanceof errors.StripeInvalidRequestError)
      return wrong(
        'Stripe has no such price for this key',
        'correct STRIPE_PRICE_YEARLY and STRIPE_PRICE_MONTHLY; test and live mode have their own',
      )
    const found = `Stripe cannot be asked: ${reasonOf(stripe, error)}`
    return wrong(
      found,
      'see that Stripe can be reached from here; until then nothing can be bought',
    )
  }
}

function modeOf({ STRIPE_SECRET_KEY = '', PUBLIC_URL }: Env): Finding[] {
  if (!/^[a-z]+_test_/.test(STRIPE_SECRET_KEY) || isLoopback(PUBLIC_URL)) return []
  const found = 'STRIPE_SECRET_KEY is one for tests: nobody pays real money'
  return [warning(found, 'use the live key, live prices and the secret of the live endpoint')]
}

/** Whether Stripe tells this server what happens; the secret itself cannot be read from Stripe. */
async function webhookAt(stripe: Stripe, { PUBLIC_URL }: Env): Promise<Finding> {
  const url = `${PUBLIC_URL}/api/v1/webhooks/stripe`
  if (isLoopback(PUBLIC_URL))
    return warning(
      'Stripe cannot reach a webhook on this machine',
      `run "stripe listen --forward-to ${url}" for tests`,
    )
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: MOST_ENDPOINTS })
    const endpoint = data.find((one) => one.url === url)
    if (!endpoint) return wrong(`Stripe has no webhook endpoint ${url}`, add(EVENT_TYPES))
    if (endpoint.status !== 'enabled')
      return wrong(`the webhook endpoint ${url} is switched off`, 'switch it on at Stripe')
    const sent = new Set(endpoint.enabled_events)
    const missing = sent.has('*') ? [] : EVENT_TYPES.filter((type) => !sent.has(type))
    if (missing.length > 0) return wrong('the webhook endpoint lacks events', add(missing))
    return ok(`Stripe tells ${url} of all events that matter`)
  } catch (error) {
    const found = `the webhook endpoint cannot be read: ${reasonOf(stripe, error)}`
    return warning(found, 'let STRIPE_SECRET_KEY read webhook endpoints, or look at Stripe')
  }
}

const add = (types: readonly string[]) => `add it at Stripe with the events ${types.join(', ')}`
