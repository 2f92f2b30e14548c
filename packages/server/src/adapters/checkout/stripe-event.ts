import type { PaymentEvent } from '../../ports/checkout.ts'

type Status = Extract<PaymentEvent, { kind: 'subscription' }>['status']

const STATUSES: Readonly<Record<Subscription['status'], Status>> = {
  incomplete: 'pending',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'late',
  unpaid: 'suspended',
  paused: 'suspended',
  canceled: 'ended',
}

/** An event of Stripe's in the terms of this product; throws on one that can't be understood. */
export function paymentEventOf(sent: unknown): PaymentEvent {
  const { id, type, created, data } = event.parse(sent)
  const base = { id, at: created }
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { ...base, ...sessionPaid(session.parse(data.object)) }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return { ...base, ...sessionEnded(session.parse(data.object)) }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return { ...base, ...subscriptionChanged(subscription.parse(data.object)) }
    case 'invoice.paid':
      return { ...base, ...invoicePaid(invoice.parse(data.object)) }
    default:
      return { ...base, kind: 'ignored' }
  }
}

type Content = PaymentEvent extends infer One
  ? One extends PaymentEvent
    ? Omit<One, 'id' | 'at'>
    : never
  : never

const IGNORED = { kind: 'ignored' } as const

const orderOf = ({ client_reference_id, metadata }: Session) =>
  client_reference_id ?? metadata?.[ORDER_KEY] ?? null

function sessionPaid(paid: Session): Content {
  const { subscription, customer, payment_status } = paid
  // A slow payment is still on its way: its success is an event of its own.
  if (!subscription || !customer || payment_status === 'unpaid') return IGNORED
  const orderId = orderOf(paid)
  return {
    kind: 'paid',
    orderId,
    subscriptionId: subscription,
    customerId: customer,
    paidUntil: null,
  }
}

function sessionEnded(ended: Session): Content {
  const orderId = orderOf(ended)
  return orderId ? { kind: 'expired', orderId } : IGNORED
}

function subscriptionChanged(changed: Subscription): Content {
  const status = STATUSES[changed.status]
  const periods = [changed, ...changed.items.data]
  // The period that runs is not paid while its invoice is late.
  const paidUntil = latest(
    periods.map((one) => (status === 'late' ? one.current_period_start : one.current_period_end)),
  )
  return {
    kind: 'subscription',
    orderId: changed.metadata?.[ORDER_KEY] ?? null,
    subscriptionId: changed.id,
    customerId: changed.customer,
    status,
    paidUntil,
  }
}

function invoicePaid(paid: Invoice): Content {
  const origin = paid.parent?.subscription_details ?? paid.subscription_details
  const subscriptionId = origin?.subscription ?? paid.subscription
  if (!subscriptionId || !paid.customer) return IGNORED
  return {
    kind: 'paid',
    orderId: origin?.metadata?.[ORDER_KEY] ?? null,
    subscriptionId,
    customerId: paid.customer,
    paidUntil: latest(paid.lines.data.map(({ period }) => period.end)),
  }
}

function latest(dates: readonly (Date | undefined)[]): Date {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []))
  if (times.length === 0) throw new Error('Stripe named no period')
  return new Date(Math.max(...times))
}

/** The fields of Stripe's objects that are read here. */
import { z } from 'zod'

/** The key of our order's id in the metadata of Stripe's objects. */
export const ORDER_KEY = 'order_id'

const seconds = z.number().transform((since1970) => new Date(since1970 * 1000))
const orderId = z.uuid().nullish().catch(null)
const metadata = z.object({ [ORDER_KEY]: orderId }).nullish()

export type Session = z.output<typeof session>

export const session = z.object({
  client_reference_id: orderId,
  metadata,
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  payment_status: z.string(),
})

/** Older versions of the API keep the period on the subscription itself. */
const period = z.object({ current_period_start: seconds, current_period_end: seconds }).partial()

export type Subscription = z.output<typeof subscription>

export const subscription = z.object({
  id: z.string(),
  metadata,
  customer: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ]),
  items: z.object({ data: z.array(period) }),
  ...period.shape,
})

/** Older versions of the API name the subscription on the invoice itself. */
const origin = z.object({ subscription: z.string().nullish(), metadata })

type Invoice = z.output<typeof invoice>

export const invoice = z.object({
  customer: z.string().nullable(),
  subscription: z.string().nullish(),
  subscription_details: origin.nullish(),
  parent: z.object({ subscription_details: origin.nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
})

export const event = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
})
