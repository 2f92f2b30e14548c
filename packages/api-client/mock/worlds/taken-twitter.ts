import type { World } from '../world.ts'
import { newUser } from './new-user.ts'

/** A free user whose X account is bound to somebody else. */
export const takenTwitter: World = {
  ...newUser,
  name: 'taken-twitter',
  refusals: { ...newUser.refusals, bindTwitter: 'error.twitterTaken' },
}
