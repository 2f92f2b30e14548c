import type { World } from '../world.ts'
import { pro } from './pro.ts'

/** A member who has asked nothing yet. */
export const newPro: World = {
  ...pro,
  name: 'new-pro',
  topics: () => [],
}
