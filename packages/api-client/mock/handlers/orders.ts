import type { HandlersOf } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import { json } from '../serving/replies.ts'

export const orderHandlers: HandlersOf<'createCheckoutSession' | 'stripeWebhook'> = {
  createCheckoutSession: async ({ house, origin }) =>
    json({ code: 0, data: { checkout_url: `${origin}/?order=${house.chance.id()}` } }),

  stripeWebhook: async () => {
    throw refuse('error.notBuilt')
  },
}
