import { failingScript } from '../answers/scripts.ts'
import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

/** A free user of a server whose model gives up after its first words. */
export const failingModel: World = {
  ...freeUser,
  name: 'failing-model',
  script: failingScript('error.modelFailed'),
}
