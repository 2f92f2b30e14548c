import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user without a topic left today. */
export const outOfTopics: World = {
  ...freeUser,
  name: 'out-of-topics',
  user: { ...freeUser.user, topic_count: 0 },
  refusals: { ...freeUser.refusals, 'ask:first': 'error.topicLimit' },
}
