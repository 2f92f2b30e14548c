import assert from 'node:assert/strict'
import { type Case, refusal, success } from '../case.ts'

const unsigned = { id: 'evt_1QK3', object: 'event', type: 'checkout.session.completed', data: {} }

export const orderCases: readonly Case[] = [
  ...['1', '2', 1, 2].map((order_type) =>
    success('createCheckoutSession', `sells ${JSON.stringify(order_type)}`, async (stage) => {
      const me = await stage.freeUser()
      for (const language of ['zh', 'en', undefined]) {
        const { data } = await me.done('createCheckoutSession', { body: { order_type, language } })
        assert.match(data.checkout_url, /^https?:/)
      }
      assert.equal((await me.done('fetchUser')).data.is_membership, 0)
    }),
  ),
  success('createCheckoutSession', 'leads a member to the subscription', async (stage) => {
    const me = await stage.proUser()
    const { data } = await me.done('createCheckoutSession', { body: { order_type: '1' } })
    assert.match(data.checkout_url, /^https?:/)
  }),
  refusal(
    'createCheckoutSession',
    'error.checkoutUnavailable',
    'nothing is sold',
    async (stage) => ({
      client: stage.as(await stage.subject.withoutCheckout()),
      request: { body: { order_type: '1' } },
    }),
  ),
  refusal(
    'createCheckoutSession',
    'error.checkoutFailed',
    'no provider answers',
    async (stage) => ({
      client: stage.as(await stage.subject.brokenCheckout()),
      request: { body: { order_type: 2 } },
    }),
  ),

  success('stripeWebhook', 'takes an event, and the same one again', async (stage) => {
    const { request, ...server } = await stage.subject.stripeEvent()
    await stage.as(server).done('stripeWebhook', request)
    await stage.as(server).done('stripeWebhook', request)
  }),
  ...([{}, { 'stripe-signature': '' }, { 'stripe-signature': 't=1,v1=00' }] as const).map(
    (headers) =>
      refusal(
        'stripeWebhook',
        'error.invalidSignature',
        `the signature ${JSON.stringify(headers)}`,
        async (stage) => ({ client: stage.visitor(), request: { body: unsigned, headers } }),
      ),
  ),
  refusal('stripeWebhook', 'error.invalidSignature', 'a changed event', async (stage) => {
    const { request, ...server } = await stage.subject.stripeEvent()
    const changed = { type: 'application/json', content: `${request.sent?.content} ` }
    return { client: stage.as(server), request: { ...request, sent: changed } }
  }),
]
