import { failingScript } from '../answers/scripts.ts'
import { freeUser, newUser, visitor } from './free-users.ts'
import type { World } from './world.ts'

/** A server at which nothing can be bought. */
export const withoutCheckout: World = {
  ...newUser,
  name: 'without-checkout',
  config: { ...newUser.config, checkout: 'off' },
  refusals: { ...newUser.refusals, createCheckoutSession: 'error.checkoutUnavailable' },
}

/** A free user of a server whose payment provider does not answer. */
export const brokenCheckout: World = {
  ...newUser,
  name: 'broken-checkout',
  refusals: { ...newUser.refusals, createCheckoutSession: 'error.checkoutFailed' },
}

/** A server that cannot hand over its mails. */
export const withoutMail: World = {
  ...visitor,
  name: 'without-mail',
  refusals: { ...visitor.refusals, sendEmail: 'error.mailFailed' },
}

/** A free user of a server without a model or a search: it answers from its handbook. */
export const withoutModel: World = {
  ...freeUser,
  name: 'without-model',
  config: { engine: { kind: 'handbook', model: null }, search: 0 },
}

/** A free user of a server whose model gives up after its first words. */
export const failingModel: World = {
  ...freeUser,
  name: 'failing-model',
  script: failingScript('error.modelFailed'),
}

/** A server at which no provider of sign-ins is configured. */
export const withoutProviders: World = {
  ...newUser,
  name: 'without-providers',
  config: { ...newUser.config, social_providers: [] },
}

/** A free user who has asked for too much in a short time. */
export const limited: World = {
  ...freeUser,
  name: 'limited',
  refusals: {
    sendEmail: 'error.tooManyRequests',
    ask: 'error.tooManyRequests',
    uploadAvatar: 'error.tooManyRequests',
    downloadTopic: 'error.tooManyRequests',
    downloadMessage: 'error.tooManyRequests',
  },
}

/** A free user far away from the server. */
export const slowNetwork: World = {
  ...freeUser,
  name: 'slow-network',
  latency: 2000,
  slowness: 4,
}
