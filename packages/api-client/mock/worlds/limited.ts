import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user who has asked for too much in a short time. */
export const limited: World = {
  ...freeUser,
  name: 'limited',
  refusals: {
    sendEmail: 'error.tooManyRequests',
    ask: 'error.tooManyRequests',
    uploadAvatar: 'error.tooManyRequests',
    downloadTopic: 'error.tooManyRequests',
    downloadMessage: 'error.tooManyRequests',
  },
}
