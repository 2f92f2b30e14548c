import { randomBytes } from 'node:crypto'
import type { Env } from '../../env.ts'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'
import { type StripeSettings, stripeCheckout } from './stripe-checkout.ts'

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

/** Nothing can be bought. */
function offCheckout(): Checkout {
  const none = async () => {
    throw new CheckoutFailure('nothing can be bought here')
  }
  return {
    kind: 'off',
    prices: null,
    begin: none,
    portal: none,
    cancel: none,
    abandon: none,
    readEvent: async () => null,
    disown: () => {},
  }
}

/** Pages of this server on which nothing is paid; knowing a page's address is enough to use it. */
function testCheckout(publicUrl: string): Checkout {
  return {
    kind: 'test',
    prices: null,
    async begin() {
      const sessionId = `test_${randomBytes(24).toString('base64url')}`
      return { sessionId, url: `${publicUrl}/checkout/test/${sessionId}` }
    },
    async portal(customerId, language) {
      return `${publicUrl}/checkout/test/portal/${customerId}?language=${language}`
    },
    cancel: onlyHere,
    abandon: async () => {},
    readEvent: async () => null,
    disown: () => {},
  }
}

async function onlyHere(): Promise<void> {
  throw new CheckoutFailure('there is nothing outside that could be cancelled')
}
