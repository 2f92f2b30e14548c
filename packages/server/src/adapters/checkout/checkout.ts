import { randomBytes } from 'node:crypto'
import type { Env } from '../../env.ts'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'
import type { Report } from './stripe-client.ts'

/** What Pro is bought with. Rejects with a `StartError` when Stripe's prices can't be used. */
export async function createCheckout(env: Env, report: Report): Promise<Checkout> {
  if (env.CHECKOUT === 'stripe') {
    const { stripeCheckout } = await import('./stripe-checkout.ts')
    return stripeCheckout(env, report)
  }
  return env.CHECKOUT === 'test' ? testCheckout(env.PUBLIC_URL) : offCheckout
}

/** Where there is no provider, none tells of payments. */
const noProvider = { isOpen: true, prices: null, readEvent: async () => null, disown: () => {} }

const refuse = (reason: string) => async () => {
  throw new CheckoutFailure(reason)
}
const notSold = refuse('nothing can be bought here')

const offCheckout: Checkout = {
  ...noProvider,
  kind: 'off',
  isOpen: false,
  begin: notSold,
  portal: notSold,
  page: notSold,
  subscription: notSold,
  cancel: notSold,
  close: notSold,
  refund: notSold,
  abandon: notSold,
}

/** Pages of this server on which nothing is paid; knowing a page's address is enough to use it. */
function testCheckout(publicUrl: string): Checkout {
  return {
    ...noProvider,
    kind: 'test',
    async begin() {
      const sessionId = `test_${randomBytes(24).toString('base64url')}`
      return { sessionId, url: `${publicUrl}/checkout/test/${sessionId}` }
    },
    async portal(customerId, language) {
      return `${publicUrl}/checkout/test/portal/${customerId}?language=${language}`
    },
    page: async () => ({ kind: 'open' }),
    subscription: async () => null,
    cancel: refuse('there is nothing at a provider that could be cancelled'),
    close: async () => 'closed',
    refund: async () => null,
    abandon: async () => {},
  }
}
