import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user far away from the server. */
export const slowNetwork: World = {
  ...freeUser,
  name: 'slow-network',
  latency: 2000,
  slowness: 4,
}
