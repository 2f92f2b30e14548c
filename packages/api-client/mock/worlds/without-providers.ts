import type { World } from '../world.ts'
import { newUser } from './new-user.ts'

/** A server at which no provider of sign-ins is configured. */
export const withoutProviders: World = {
  ...newUser,
  name: 'without-providers',
  config: { ...newUser.config, social_providers: [] },
}
