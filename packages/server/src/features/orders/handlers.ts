import type { HandlersOf } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { planOf } from '../../domain/plans.ts'
import { refuse } from '../../domain/refusal.ts'
import { CheckoutFailure } from '../../ports/checkout.ts'
import { takeRate } from '../rates/take-rate.ts'
import { paymentPage } from './payment-page.ts'
import { takePaymentEvent } from './take-payment-event.ts'

export const orderHandlers = {
  createCheckoutSession: async (ctx, { body }) => {
    const { userId } = signedIn(ctx.viewer)
    const provider = ctx.ports.checkout.kind
    if (provider === 'off') throw refuse('error.checkoutUnavailable')
    await takeRate(ctx, 'checkout', userId)
    const plan = planOf(body.order_type)
    const language = body.language ?? ctx.language
    try {
      const checkout_url = await paymentPage(ctx, { userId, plan, language, provider })
      return json({ code: 0, data: { checkout_url } })
    } catch (error) {
      throw error instanceof CheckoutFailure ? refuse('error.checkoutFailed') : error
    }
  },

  stripeWebhook: async (ctx, { header }) => {
    const signature = header['Stripe-Signature'] ?? ''
    const event = await ctx.ports.checkout.readEvent(ctx.sentBody, signature)
    if (!event) throw refuse('error.invalidSignature')
    await takePaymentEvent(ctx, 'stripe', event)
    return json({ code: 0, data: null })
  },
} satisfies HandlersOf<'createCheckoutSession' | 'stripeWebhook'>
