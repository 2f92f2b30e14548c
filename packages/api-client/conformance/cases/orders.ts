import assert from 'node:assert/strict'
import { type Case, refusal, success } from '../case.ts'

const unsigned = { id: 'evt_1QK3', object: 'event', type: 'checkout.session.completed', data: {} }

const checkoutFailures = [
  ['error.checkoutUnavailable', 'nothing is sold', 'withoutCheckout'],
  ['error.checkoutFailed', 'no provider answers', 'brokenCheckout'],
] as const

export const orderCases: readonly Case[] = [
  ...['1', '2', 1, 2].map((order_type) =>
    success('createCheckoutSession', `sells ${JSON.stringify(order_type)}`, async (context) => {
      const me = await context.freeUser()
      for (const language of ['zh', 'en', undefined]) {
        const { data } = await me.done('createCheckoutSession', { body: { order_type, language } })
        assert.match(data.checkout_url, /^https?:/)
      }
      assert.equal((await me.done('fetchUser')).data.is_membership, 0)
    }),
  ),
  success('createCheckoutSession', 'leads a member to the subscription', async (context) => {
    const me = await context.proUser()
    const { data } = await me.done('createCheckoutSession', { body: { order_type: '1' } })
    assert.match(data.checkout_url, /^https?:/)
  }),
  ...checkoutFailures.map(([key, name, world]) =>
    refusal('createCheckoutSession', key, name, async (context) => ({
      client: context.as(await context.subject[world]()),
      request: { body: { order_type: '1' } },
    })),
  ),

  success('stripeWebhook', 'takes an event, and the same one again', async (context) => {
    const { request, ...server } = await context.subject.stripeEvent()
    await context.as(server).done('stripeWebhook', request)
    await context.as(server).done('stripeWebhook', request)
  }),
  ...([{}, { 'stripe-signature': '' }, { 'stripe-signature': 't=1,v1=00' }] as const).map(
    (headers) => {
      const name = `the signature ${JSON.stringify(headers)}`
      return refusal('stripeWebhook', 'error.invalidSignature', name, { body: unsigned, headers })
    },
  ),
  refusal('stripeWebhook', 'error.invalidSignature', 'a changed event', async (context) => {
    const { request, ...server } = await context.subject.stripeEvent()
    const changed = { type: 'application/json', content: `${request.sent?.content} ` }
    return { client: context.as(server), request: { ...request, sent: changed } }
  }),
]
