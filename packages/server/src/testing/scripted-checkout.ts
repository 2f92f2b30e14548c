import type {
  Checkout,
  CheckoutOrder,
  PageState,
  PaymentEvent,
  SubscriptionContent,
} from '../ports/checkout.ts'
import { CheckoutFailure } from '../ports/checkout.ts'

/** A payment provider that remembers what it was asked, and fails where the test says so. */
export interface ScriptedCheckout extends Checkout {
  readonly begun: CheckoutOrder[]
  readonly cancelled: string[]
  readonly abandoned: string[]
  /** Sessions of pages that were closed. */
  readonly closed: string[]
  /** Subscriptions whose last payment was given back. */
  readonly refunded: string[]
  /** Sessions of pages that were paid before they could be closed. */
  readonly paidBefore: Set<string>
  /** How pages stand, by their session; `open` where nothing is said. */
  readonly pages: Map<string, PageState>
  /** How subscriptions stand; those that are not named are not known. */
  readonly subscriptions: Map<string, SubscriptionContent>
  /** Customers that are not known any more. */
  readonly strangers: Set<string>
  /** The ids of events. */
  readonly disowned: string[]
  /** Nothing but reading events works. */
  isAway: boolean
  /** Called before an order gets its page. */
  onBegin: (order: CheckoutOrder) => Promise<void>
}

export function scriptedCheckout(kind: Checkout['kind'] = 'stripe'): ScriptedCheckout {
  return {
    kind,
    isOpen: kind !== 'off',
    prices: null,
    begun: [],
    cancelled: [],
    abandoned: [],
    closed: [],
    refunded: [],
    paidBefore: new Set(),
    pages: new Map(),
    subscriptions: new Map(),
    strangers: new Set(),
    disowned: [],
    isAway: false,
    onBegin: async () => {},
    async begin(order) {
      assertThere(this)
      await this.onBegin(order)
      this.begun.push(order)
      const sessionId = `session of ${order.orderId}`
      return { sessionId, url: `https://pay.example/${order.orderId}` }
    },
    async portal(customerId, language) {
      assertThere(this)
      if (this.strangers.has(customerId)) return null
      return `https://pay.example/portal/${customerId}/${language}`
    },
    async page(sessionId) {
      assertThere(this)
      return this.pages.get(sessionId) ?? { kind: 'open' }
    },
    async subscription(subscriptionId) {
      assertThere(this)
      return this.subscriptions.get(subscriptionId) ?? null
    },
    async cancel(subscriptionId) {
      assertThere(this)
      this.cancelled.push(subscriptionId)
    },
    async close(sessionId) {
      assertThere(this)
      if (this.paidBefore.has(sessionId)) return 'paid'
      this.closed.push(sessionId)
      return 'closed'
    },
    async refund(subscriptionId) {
      assertThere(this)
      this.refunded.push(subscriptionId)
      return { amount: 30_00, currency: 'USD' }
    },
    async abandon(sessionId) {
      assertThere(this)
      this.abandoned.push(sessionId)
    },
    disown({ id }) {
      this.disowned.push(id)
    },
    readEvent: async (body, signature) => (signature === 'signed' ? read(body) : null),
  }
}

function assertThere({ isAway }: ScriptedCheckout) {
  if (isAway) throw new CheckoutFailure('away')
}

/** An event in its JSON, with its times as they were. */
function read(body: string): PaymentEvent {
  return JSON.parse(body, (key, value) =>
    (key === 'at' || key === 'paidUntil') && value !== null ? new Date(value) : value,
  )
}
