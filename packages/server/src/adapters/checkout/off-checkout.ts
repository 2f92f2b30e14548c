import { type Checkout, CheckoutFailure } from '../../ports/checkout.ts'

/** Nothing can be bought. */
export function offCheckout(): Checkout {
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
