import type { Env } from '../../env.ts'
import type { Checkout } from '../../ports/checkout.ts'
import { offCheckout } from './off-checkout.ts'
import { type StripeSettings, stripeCheckout } from './stripe-checkout.ts'
import { testCheckout } from './test-checkout.ts'

/** What Pro is bought with. Rejects with a `StartError` when Stripe's prices can't be used. */
export async function createCheckout(
  env: Env,
  report: StripeSettings['report'],
): Promise<Checkout> {
  switch (env.CHECKOUT) {
    case 'test':
      return testCheckout(env.PUBLIC_URL)
    case 'off':
      return offCheckout()
    case 'stripe':
      return stripeCheckout({
        apiUrl: env.STRIPE_API_URL,
        secretKey: env.STRIPE_SECRET_KEY ?? '',
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        prices: {
          yearly: env.STRIPE_PRICE_YEARLY ?? '',
          monthly: env.STRIPE_PRICE_MONTHLY ?? '',
        },
        publicUrl: env.PUBLIC_URL,
        report,
      })
  }
}
