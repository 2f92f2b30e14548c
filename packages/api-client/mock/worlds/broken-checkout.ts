import type { World } from '../world.ts'
import { newUser } from './new-user.ts'

/** A free user of a server whose payment provider does not answer. */
export const brokenCheckout: World = {
  ...newUser,
  name: 'broken-checkout',
  refusals: { ...newUser.refusals, createCheckoutSession: 'error.checkoutFailed' },
}
