import { z } from 'zod'
import type {
  PageState,
  PaymentContent,
  PaymentEvent,
  SubscriptionContent,
} from '../../ports/checkout.ts'

/** The key of our order's id in the metadata of Stripe's objects. */
export const ORDER_KEY = 'order_id'

/** An event of Stripe's in the terms of this product; throws on one that can't be understood. */
export function paymentEventOf(sent: unknown): PaymentEvent {
  const { id, type, created, data } = event.parse(sent)
  return { id, at: created, ...(contents.get(type)?.parse(data.object) ?? IGNORED) }
}

const IGNORED = { kind: 'ignored' } as const

const STATUSES = {
  incomplete: 'pending',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'late',
  unpaid: 'suspended',
  paused: 'suspended',
  canceled: 'ended',
} as const

const seconds = z.number().transform((since1970) => new Date(since1970 * 1000))
const orderId = z.uuid().nullish().catch(null)
const metadata = z
  .object({ [ORDER_KEY]: orderId })
  .nullish()
  .transform((kept) => kept?.[ORDER_KEY] ?? null)

const event = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
})

const session = z.object({
  client_reference_id: orderId,
  metadata,
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  payment_status: z.string(),
})

/** How a payment page stands by itself, without an event. */
export const pageState = session
  .extend({ created: seconds, status: z.enum(['open', 'complete', 'expired']) })
  .transform(({ status, created, subscription, customer, payment_status }): PageState => {
    if (status !== 'complete') return { kind: status }
    if (!subscription || !customer || payment_status === 'unpaid') return { kind: 'pending' }
    return { kind: 'paid', at: created, subscriptionId: subscription, customerId: customer }
  })

const sessionPaid = session.transform((paid): PaymentContent => {
  const { client_reference_id, metadata, subscription, customer, payment_status } = paid
  // A slow payment is still on its way: its success is an event of its own.
  if (!subscription || !customer || payment_status === 'unpaid') return IGNORED
  return {
    kind: 'paid',
    orderId: client_reference_id ?? metadata,
    subscriptionId: subscription,
    customerId: customer,
    paidUntil: null,
  }
})

const sessionEnded = session.transform(({ client_reference_id, metadata }): PaymentContent => {
  const orderId = client_reference_id ?? metadata
  return orderId ? { kind: 'expired', orderId } : IGNORED
})

/** Older versions of the API keep the period on the subscription itself. */
const period = z.object({ current_period_start: seconds, current_period_end: seconds }).partial()

const PLANS = { year: 'yearly', month: 'monthly' } as const

const item = z.object({
  ...period.shape,
  price: z.object({ recurring: z.object({ interval: z.string() }).nullish() }).optional(),
})

export const subscriptionState = z
  .object({
    id: z.string(),
    metadata,
    customer: z.string(),
    status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
    items: z.object({ data: z.array(item) }),
    cancel_at_period_end: z.boolean().optional(),
    cancel_at: z.number().nullish(),
    ...period.shape,
  })
  .transform((changed): SubscriptionContent => {
    const status = STATUSES[changed.status]
    // The period that runs is not paid while its invoice is late.
    const paidUntil = status === 'late' ? 'current_period_start' : 'current_period_end'
    return {
      kind: 'subscription',
      orderId: changed.metadata,
      subscriptionId: changed.id,
      customerId: changed.customer,
      status,
      paidUntil: latest([changed, ...changed.items.data].map((one) => one[paidUntil])),
      renews: !changed.cancel_at_period_end && !changed.cancel_at,
      plan: planOf(changed.items.data[0]?.price?.recurring?.interval),
    }
  })

/** Older versions of the API name the subscription on the invoice itself. */
const origin = z.object({ subscription: z.string().nullish(), metadata }).nullish()

/** Older versions of the API say on the line itself whether it is a proration. */
const prorated = z.object({ proration: z.boolean().nullish() })

const line = z.object({
  period: z.object({ end: seconds }),
  amount: z.number().nullish(),
  ...prorated.shape,
  parent: z
    .object({
      subscription_item_details: prorated.nullish(),
      invoice_item_details: prorated.nullish(),
    })
    .nullish(),
})

/** After a change of plan the rest of the old period is credited, or is paid in part. */
function isForPeriod({ amount, proration, parent }: z.infer<typeof line>): boolean {
  const [one, other] = [parent?.subscription_item_details, parent?.invoice_item_details]
  return (amount ?? 0) >= 0 && !proration && !one?.proration && !other?.proration
}

export const invoicePaid = z
  .object({
    customer: z.string().nullable(),
    subscription: z.string().nullish(),
    subscription_details: origin,
    parent: z.object({ subscription_details: origin }).nullish(),
    lines: z.object({ data: z.array(line) }),
  })
  .transform((paid): PaymentContent => {
    const from = paid.parent?.subscription_details ?? paid.subscription_details
    const subscriptionId = from?.subscription ?? paid.subscription
    if (!subscriptionId || !paid.customer) return IGNORED
    const ends = paid.lines.data.filter(isForPeriod).map(({ period }) => period.end)
    return {
      kind: 'paid',
      orderId: from?.metadata ?? null,
      subscriptionId,
      customerId: paid.customer,
      paidUntil: ends.length > 0 ? latest(ends) : null,
    }
  })

/** The plan that is paid at such an interval, also after a change at Stripe's own pages. */
function planOf(interval: string | undefined) {
  return interval === 'year' || interval === 'month' ? PLANS[interval] : null
}

function latest(dates: readonly (Date | undefined)[]): Date {
  const times = dates.flatMap((date) => date?.getTime() ?? [])
  if (times.length === 0) throw new Error('Stripe named no period')
  return new Date(Math.max(...times))
}

/** What is read of an event, by its type; any other is ignored. */
const contents = new Map<string, z.ZodType<PaymentContent>>([
  ['checkout.session.completed', sessionPaid],
  ['checkout.session.async_payment_succeeded', sessionPaid],
  ['checkout.session.expired', sessionEnded],
  ['checkout.session.async_payment_failed', sessionEnded],
  ['customer.subscription.created', subscriptionState],
  ['customer.subscription.updated', subscriptionState],
  ['customer.subscription.paused', subscriptionState],
  ['customer.subscription.resumed', subscriptionState],
  ['customer.subscription.deleted', subscriptionState],
  ['invoice.paid', invoicePaid],
])

/** The types of events that are read here. */
export const EVENT_TYPES: readonly string[] = [...contents.keys()]
