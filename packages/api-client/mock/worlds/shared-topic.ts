import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user whose first topic is public. */
export const sharedTopic: World = {
  ...freeUser,
  name: 'shared-topic',
  topics: (language) =>
    freeUser.topics(language).map((topic, index) => ({ ...topic, isShared: index === 0 })),
}
