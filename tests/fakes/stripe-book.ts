import {
  eventOf,
  invoiceOf,
  newStripeId,
  priceOf,
  type StripeEvent,
  type StripePrice,
  type StripeSession,
  type StripeSubscription,
  subscriptionOf,
} from './stripe-objects.ts'

const DAYS: Readonly<Record<string, number>> = { price_yearly: 365, price_monthly: 30 }

/** What the fake knows, and what it would tell of each change; telling it is the caller's. */
export function stripeBook(address: string) {
  const sessions = new Map<string, StripeSession>()
  const subscriptions = new Map<string, StripeSubscription>()
  const prices = new Map<string, StripePrice>([
    ['price_yearly', priceOf('price_yearly', 'year', 299_00)],
    ['price_monthly', priceOf('price_monthly', 'month', 30_00)],
  ])
  /** What each idempotency key was answered. */
  const repeated = new Map<string, StripeSession>()

  function open(form: URLSearchParams, key: string | undefined): StripeSession {
    const earlier = key && repeated.get(key)
    if (earlier) return earlier
    const id = newStripeId('cs_test')
    const session: StripeSession = {
      id,
      object: 'checkout.session',
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
    return [
      created,
      eventOf('customer.subscription.updated', subscription),
      eventOf('invoice.paid', invoiceOf(subscription)),
      eventOf('checkout.session.completed', session),
    ]
  }

  /** The subscription changes: gives what would be told of it. */
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

  return { address, prices, sessions, subscriptions, open, pay, change, expire }
}

export type StripeBook = ReturnType<typeof stripeBook>
