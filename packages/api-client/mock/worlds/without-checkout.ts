import type { World } from '../world.ts'
import { newUser } from './new-user.ts'

/** A server at which nothing can be bought. */
export const withoutCheckout: World = {
  ...newUser,
  name: 'without-checkout',
  config: { ...newUser.config, checkout: 'off' },
  refusals: { ...newUser.refusals, createCheckoutSession: 'error.checkoutUnavailable' },
}
