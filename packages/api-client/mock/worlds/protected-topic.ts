import { endingsIn } from '../words/endings.ts'
import type { World } from '../world.ts'
import { pro } from './pro.ts'

/** A member whose first topic is public, and protected by a watermark. */
export const protectedTopic: World = {
  ...pro,
  name: 'protected-topic',
  user: { ...pro.user, is_copyright_protection: 1 },
  topics: (language) =>
    endingsIn(language).map((topic, index) => ({ ...topic, isShared: index === 0 })),
}
