import type { World } from '../world.ts'
import { proWithX } from './pro-with-x.ts'

/** A member with a bound X account that has no picture. */
export const proWithoutPicture: World = {
  ...proWithX,
  name: 'pro-without-picture',
  refusals: { switchTwitterIcon: 'error.noTwitterPicture' },
}
