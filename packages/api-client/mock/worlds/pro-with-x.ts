import type { World } from '../world.ts'
import { pro } from './pro.ts'

/** A member with a bound X account that has a picture. */
export const proWithX: World = {
  ...pro,
  name: 'pro-with-x',
  user: { ...pro.user, twitter_account: 'mei_onchain' },
  refusals: {},
}
