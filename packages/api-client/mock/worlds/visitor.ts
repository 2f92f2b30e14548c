import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** Nobody is signed in; whoever signs in is a free user with nothing asked yet. */
export const visitor: World = {
  ...freeUser,
  name: 'visitor',
  isSignedIn: false,
  topics: () => [],
}
