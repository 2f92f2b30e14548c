import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user of a server without a model or a search: it answers from its handbook. */
export const withoutModel: World = {
  ...freeUser,
  name: 'without-model',
  config: { engine: { kind: 'handbook', model: null }, search: 0 },
}
