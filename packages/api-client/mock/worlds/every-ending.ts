import { endingsIn } from '../words/endings.ts'
import type { World } from '../world.ts'
import { pro } from './pro.ts'

/** A member with a topic for each way an answer can end: whole, in versions, failed, stopped, interrupted. */
export const everyEnding: World = {
  ...pro,
  name: 'every-ending',
  topics: endingsIn,
}
