import type { PaymentEvent } from '../../ports/checkout.ts'
import {
  event,
  type Invoice,
  invoice,
  ORDER_KEY,
  type Session,
  type Subscription,
  session,
  subscription,
} from './stripe-objects.ts'

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
