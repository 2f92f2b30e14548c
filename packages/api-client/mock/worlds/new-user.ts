import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user who has asked nothing yet. */
export const newUser: World = {
  ...freeUser,
  name: 'new-user',
  topics: () => [],
}
