import type { World } from '../world.ts'
import { newUser } from './new-user.ts'

/** A free user who signs in with X and in no other way. */
export const onlyTwitter: World = {
  ...newUser,
  name: 'only-twitter',
  user: { ...newUser.user, twitter_account: 'mei_onchain' },
  refusals: { ...newUser.refusals, unbindTwitter: 'error.lastSignIn' },
}
