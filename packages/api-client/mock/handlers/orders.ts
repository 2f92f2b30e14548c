import type { HandlersOf } from '../context.ts'
import { refuse } from '../refusal.ts'
import { json } from '../replies.ts'

export const orderHandlers: HandlersOf<'createCheckoutSession' | 'stripeWebhook'> = {
  createCheckoutSession: async ({ house, origin }) =>
    json({ code: 0, data: { checkout_url: `${origin}/?order=${house.chance.id()}` } }),

  stripeWebhook: async () => {
    throw refuse('error.notBuilt')
  },
}
