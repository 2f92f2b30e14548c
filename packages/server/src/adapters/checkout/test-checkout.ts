import { randomBytes } from 'node:crypto'
import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'

/** Pages of this server's own on which nothing is paid; who knows an address may use it. */
export function testCheckout(publicUrl: string): Checkout {
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
