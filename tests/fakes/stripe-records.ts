import { randomUUID } from 'node:crypto'

const DAYS: Readonly<Record<string, number>> = { price_yearly: 365, price_monthly: 30 }

/** What the fake knows, and which event each change causes; sending it is the caller’s. */
export function stripeData(address: string) {
  const sessions = new Map<string, StripeSession>()
  const subscriptions = new Map<string, StripeSubscription>()
  const prices = new Map<string, StripePrice>([
    ['price_yearly', priceOf('price_yearly', 'year', 299_00)],
    ['price_monthly', priceOf('price_monthly', 'month', 30_00)],
  ])
  const webhookEndpoints: StripeWebhookEndpoint[] = []
  const invoices = new Map<string, StripeInvoice>()
  const invoicePayments: StripeInvoicePayment[] = []
  /** The payment intents that were given back, oldest first. */
  const refunds: string[] = []
  /** Those that Stripe does not know, since they belong to its other mode. */
  const foreignCustomers = new Set<string>()
  /** What each idempotency key was answered. */
  const repeated = new Map<string, StripeSession>()

  function open(form: URLSearchParams, key: string | undefined): StripeSession {
    const earlier = key && repeated.get(key)
    if (earlier) return earlier
    const id = newStripeId('cs_test')
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      created: secondsNow(),
      url: `${address}/pay/${id}`,
      client_reference_id: form.get('client_reference_id'),
      metadata: { order_id: form.get('subscription_data[metadata][order_id]') ?? '' },
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      locale: form.get('locale'),
      price: form.get('line_items[0][price]') ?? '',
      customer: form.get('customer'),
      customer_email: form.get('customer_email'),
      subscription: null,
      status: 'open',
      payment_status: 'unpaid',
    }
    sessions.set(id, session)
    if (key) repeated.set(key, session)
    return session
  }

  /** Somebody pays: gives the events of it, in the order in which they happen. */
  function pay(sessionId: string): StripeEvent[] {
    const session = sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error(`Nothing can be paid on ${sessionId}`)
    const subscription = subscriptionOf(session, DAYS[session.price] ?? 0)
    subscriptions.set(subscription.id, subscription)
    const created = eventOf('customer.subscription.created', subscription)
    subscription.status = 'active'
    session.customer = subscription.customer
    session.subscription = subscription.id
    session.status = 'complete'
    session.payment_status = 'paid'
    const invoice = invoiceOf(subscription)
    const amount = prices.get(session.price)?.unit_amount ?? 0
    invoices.set(invoice.id, invoice)
    invoicePayments.unshift(paymentOf(invoice, amount))
    return [
      created,
      eventOf('customer.subscription.updated', subscription),
      eventOf('invoice.paid', invoice),
      eventOf('checkout.session.completed', session),
    ]
  }

  /** The subscription changes: gives the event of it. */
  function change(id: string, changes: Partial<StripeSubscription>, at?: number): StripeEvent {
    const subscription = subscriptions.get(id)
    if (!subscription) throw new Error(`There is no ${id}`)
    Object.assign(subscription, changes)
    const type = subscription.status === 'canceled' ? 'deleted' : 'updated'
    return eventOf(`customer.subscription.${type}`, subscription, at)
  }

  function expire(id: string): StripeSession | null {
    const session = sessions.get(id)
    if (session?.status !== 'open') return null
    session.status = 'expired'
    return session
  }

  /** What was last paid for the subscription is given back, as on Stripe's own pages. */
  function giveBack(subscriptionId: string, by: 'refund' | 'dispute'): StripeEvent {
    const intent = intentOf(subscriptionId)
    if (by === 'refund') {
      refunds.push(intent)
      const charge = { object: 'charge', refunded: true, payment_intent: intent }
      return eventOf('charge.refunded', { id: newStripeId('ch'), ...charge })
    }
    const dispute = { object: 'dispute', status: 'needs_response', payment_intent: intent }
    return eventOf('charge.dispute.created', { id: newStripeId('dp'), ...dispute })
  }

  /** The payment intent of the subscription's newest invoice. */
  function intentOf(subscriptionId: string): string {
    const payment = invoicePayments.find(
      ({ invoice }) => subscriptionIn(invoices.get(invoice)) === subscriptionId,
    )
    if (!payment) throw new Error(`Nothing was paid for ${subscriptionId}`)
    return payment.payment.payment_intent
  }

  return {
    ...{ address, prices, webhookEndpoints, sessions, subscriptions, invoices, invoicePayments },
    ...{ foreignCustomers, refunds, open, pay, change, expire, giveBack, intentOf },
  }
}

export const subscriptionIn = (invoice: StripeInvoice | undefined) =>
  invoice?.parent.subscription_details.subscription

export type StripeData = ReturnType<typeof stripeData>

/** Objects in the shape of Stripe's API, with what is used of them. */
export interface StripeSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly created: number
  readonly url: string
  readonly client_reference_id: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly success_url: string
  readonly cancel_url: string
  readonly locale: string | null
  readonly price: string
  customer: string | null
  customer_email: string | null
  subscription: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
}

export interface StripeSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly metadata: Readonly<Record<string, string>>
  status: string
  items: { data: { current_period_start: number; current_period_end: number }[] }
}

export interface StripePrice {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly billing_scheme: 'per_unit' | 'tiered'
  readonly created: number
  currency: string
  readonly custom_unit_amount: null
  readonly livemode: boolean
  readonly lookup_key: null
  readonly metadata: Readonly<Record<string, string>>
  readonly nickname: null
  readonly product: string
  recurring: {
    interval: 'day' | 'week' | 'month' | 'year'
    interval_count: number
    meter: null
    trial_period_days: null
    usage_type: 'licensed'
  } | null
  readonly tax_behavior: 'unspecified'
  readonly tiers_mode: null
  readonly transform_quantity: null
  readonly type: 'recurring' | 'one_time'
  unit_amount: number | null
  readonly unit_amount_decimal: string
}

/** A price of so many cents that is paid each month or year. */
export function priceOf(id: string, interval: 'month' | 'year', amount: number): StripePrice {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: secondsNow(),
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_pro',
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
}

export interface StripeWebhookEndpoint {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly url: string
  readonly status: 'enabled' | 'disabled'
  readonly enabled_events: readonly string[]
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: unknown }
}

export const secondsNow = () => Math.floor(Date.now() / 1000)

export const newStripeId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

/** As the object is now; what happens to it later does not change the event. */
export function eventOf(type: string, object: unknown, created = secondsNow()): StripeEvent {
  return {
    id: newStripeId('evt'),
    object: 'event',
    type,
    created,
    data: { object: structuredClone(object) },
  }
}

export function subscriptionOf(session: StripeSession, days: number): StripeSubscription {
  const start = secondsNow()
  return {
    id: newStripeId('sub'),
    object: 'subscription',
    customer: session.customer ?? newStripeId('cus'),
    metadata: session.metadata,
    status: 'incomplete',
    items: { data: [{ current_period_start: start, current_period_end: start + days * 86_400 }] },
  }
}

export type StripeInvoice = ReturnType<typeof invoiceOf>

/** The paid invoice of the period that runs. */
export function invoiceOf({ id, customer, metadata, items }: StripeSubscription) {
  return {
    id: newStripeId('in'),
    object: 'invoice',
    status: 'paid',
    created: secondsNow(),
    customer,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: id, metadata },
    },
    lines: {
      data: items.data.map(({ current_period_start: start, current_period_end: end }) => ({
        period: { start, end },
      })),
    },
  }
}

export type StripeInvoicePayment = ReturnType<typeof paymentOf>

function paymentOf({ id: invoice, created }: StripeInvoice, amount: number) {
  return {
    id: newStripeId('inpay'),
    object: 'invoice_payment',
    invoice,
    status: 'paid',
    created,
    currency: 'usd',
    amount_paid: amount,
    amount_requested: amount,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: newStripeId('pi') },
    status_transitions: { canceled_at: null, paid_at: created },
  }
}
