import type { RequestContext, ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { reusableSince } from '../../domain/order.ts'
import { type Plan, planOf } from '../../domain/prices.ts'
import { refuse } from '../../domain/refusal.ts'
import { CheckoutFailure } from '../../ports/checkout.ts'
import type { Language } from '../../ports.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import {
  cancelSubscription,
  closeOlderPages,
  refreshSubscription,
  settlePages,
  takePaymentEvent,
} from './payments.ts'
import {
  addOrder,
  buyerById,
  giveUpOrder,
  latestSubscription,
  openOrder,
  type Provider,
  setPage,
} from './store.ts'

export const orderHandlers = {
  createCheckoutSession: async (ctx, { body }) => {
    const { userId } = ctx.viewer
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
} satisfies Partial<ServerHandlers>

interface PaymentRequest {
  readonly userId: string
  readonly plan: Plan
  readonly language: Language
  readonly provider: Provider
}

/**
 * Where the browser goes: to pay for an order, or to manage the subscription that there is.
 * Rejects with `CheckoutFailure`.
 */
async function paymentPage(
  ctx: Pick<RequestContext, 'database' | 'now' | 'ports'>,
  request: PaymentRequest,
): Promise<string> {
  const { database, ports, now } = ctx
  const { userId, language, provider } = request
  const buyer = await buyerById(database.db, userId)
  if (!buyer) throw refuse('error.unauthorized')
  await settlePages(ctx, userId)
  const latest = await runningOrLast(ctx, userId, provider)
  if (latest && isRunning(latest, now)) {
    const portal = await ports.checkout.portal(latest.customerId, language)
    if (portal !== null) return portal
    await cancelSubscription(ctx, latest)
  }

  if (!ports.checkout.isOpen) throw refuse('error.checkoutUnavailable')
  const order = await takeOrder(ctx, request)
  const { email } = buyer
  const customerId = latest?.customerId ?? null
  const url = order.pageUrl ?? (await newPage(ctx, request, order.id, { email, customerId }))
  await closeOlderPages(ctx, userId, order.id)
  return url
}

type Latest = Awaited<ReturnType<typeof latestSubscription>>

/** Stripe renews what has not ended; a test is never renewed, and has lapsed when its time is up. */
function isRunning({ status, provider, paidUntil }: NonNullable<Latest>, now: Date): boolean {
  return status !== 'ended' && (provider === 'stripe' || paidUntil > now)
}

/** The latest subscription, as Stripe knows it where what was heard of it last is over. */
async function runningOrLast(
  ctx: Pick<RequestContext, 'database' | 'now' | 'ports'>,
  userId: string,
  provider: Provider,
): Promise<Latest> {
  const read = () => latestSubscription(ctx.database.db, userId, provider)
  const latest = await read()
  const isOver = latest && latest.provider === 'stripe' && latest.paidUntil <= ctx.now
  if (!isOver || latest.status === 'ended') return latest
  if (!(await refreshSubscription(ctx, latest.id))) await cancelSubscription(ctx, latest)
  return read()
}

async function newPage(
  { database, ports }: Pick<RequestContext, 'database' | 'ports'>,
  { plan, language }: PaymentRequest,
  orderId: string,
  buyer: { readonly email: string | null; readonly customerId: string | null },
): Promise<string> {
  const asked = { orderId, plan, language, ...buyer }
  const page = await ports.checkout.begin(asked).catch(async (error: unknown) => {
    await giveUpOrder(database.db, orderId)
    throw error
  })
  const url = await setPage(database.db, orderId, page)
  if (url) return url
  // The account was deleted meanwhile: nothing may be paid for it.
  await ports.checkout.abandon(page.sessionId)
  throw refuse('error.unauthorized')
}

/** The order that is open already, so that a second request for the same does not make another. */
async function takeOrder(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  request: PaymentRequest,
) {
  const wanted = { ...request, now, since: reusableSince(now) }
  const order = await database.write(async (tx) => {
    await lockUser(tx, request.userId)
    return (await openOrder(tx, wanted)) ?? (await addOrder(tx, wanted))
  })
  if (!order) throw refuse('error.unauthorized')
  return order
}
