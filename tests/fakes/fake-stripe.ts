import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '@coinquiry/server/testing'
import { answerStripeApi, refusal, type StripeRequest } from './stripe-api.ts'
import { type StripeData, type StripeEvent, secondsNow, stripeData } from './stripe-records.ts'

const SECRETS = { key: 'sk_test_fake', webhook: 'whsec_fake' }

export interface FakeStripe extends StripeData, AsyncDisposable {
  /** Settings that make a server sell by this Stripe. */
  readonly env: Readonly<Record<string, string>>
  /** Calls of the API, oldest first. */
  readonly requests: readonly StripeRequest[]
  /** The API of the server that gets the webhooks. */
  webhookApi: string | null
  /** A status with which every call of the API is refused, or silence. */
  fault: number | 'silence' | null
  /**
   * Tells the server of an event, with a signature that is right unless another is given; gives the
   * status of its reply.
   */
  deliver(event: StripeEvent, signature?: string): Promise<number>
}

/** The used part of Stripe on loopback: its API, its pages to pay and to cancel on, its webhooks. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = []
  const { address, ...server } = await listenOnLoopback((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    const form = new URLSearchParams(await text(request))
    if (!path.startsWith('/v1/')) {
      return answerStripePage(fake, fake.deliver, { method, path }, response)
    }
    const key = headers['idempotency-key']
    const asked = { method, path, form, key: typeof key === 'string' ? key : undefined }
    requests.push(asked)
    if (fake.fault === 'silence') return
    const isKnown = headers.authorization === `Bearer ${SECRETS.key}`
    const refused = fake.fault ?? (isKnown ? null : 401)
    const { status, body } = refused ? refusal(refused, 'fault') : answerStripeApi(fake, asked)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const fake: FakeStripe = {
    ...server,
    ...stripeData(address),
    requests,
    webhookApi: null,
    fault: null,
    env: {
      STRIPE_API_URL: address,
      STRIPE_SECRET_KEY: SECRETS.key,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhook,
      STRIPE_PRICE_YEARLY: 'price_yearly',
      STRIPE_PRICE_MONTHLY: 'price_monthly',
    },
    async deliver(event, signature) {
      const body = JSON.stringify(event)
      const type = 'application/json; charset=utf-8'
      const reply = await fetch(`${fake.webhookApi}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': type, 'stripe-signature': signature ?? signed(body) },
        body,
      })
      await reply.body?.cancel()
      return reply.status
    },
  }
  return fake
}

/** As Stripe documents its signatures. */
export function signed(body: string): string {
  const at = secondsNow()
  const mac = createHmac('sha256', SECRETS.webhook).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${mac}`
}

/** Pages as plain as can be: one button pays, or ends a subscription, and the server gets the event. */
export async function answerStripePage(
  data: StripeData,
  deliver: (event: StripeEvent) => Promise<unknown>,
  { method, path }: { readonly method: string; readonly path: string },
  response: ServerResponse,
): Promise<void> {
  const [, kind, id = ''] = path.split('/')
  const session = data.sessions.get(id)
  const subscription = [...data.subscriptions.values()].find(({ customer }) => customer === id)
  if (kind === 'pay' && session) {
    if (method === 'GET') return sendPage(response, 'Pay', session.cancel_url)
    for (const event of data.pay(id)) await deliver(event)
    response.writeHead(303, { location: session.success_url }).end()
  } else if (kind === 'portal' && subscription) {
    if (method === 'GET') return sendPage(response, 'Cancel subscription', '/')
    await deliver(data.change(subscription.id, { status: 'canceled' }))
    response.writeHead(303, { location: '/portal' }).end()
  } else response.writeHead(404).end()
}

function sendPage(response: ServerResponse, action: string, back: string): void {
  const form = `<form method="post"><button>${action}</button></form>`
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>Stripe fake</title>${form}<a href="${back}">Back</a>`)
}
