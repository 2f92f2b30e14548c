import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user without a follow-up question left in any topic. */
export const outOfMessages: World = {
  ...freeUser,
  name: 'out-of-messages',
  messagesLeft: 0,
  refusals: { ...freeUser.refusals, 'ask:further': 'error.messageLimit' },
}
