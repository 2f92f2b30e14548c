import { randomUUID } from 'node:crypto'
import type { Input } from '@coinquiry/api-client/contract'
import type { Database } from '../adapters/database/database.ts'
import type { SignedIn } from '../contract/viewer.ts'
import { viewerOfToken } from '../features/auth/session.ts'
import { orderHandlers } from '../features/orders/handlers.ts'
import type { PaymentEvent } from '../ports/checkout.ts'
import type { Mail } from '../ports.ts'
import { bodyOnly, handlerContext } from './handler-context.ts'
import { signIn } from './people.ts'
import { type ScriptedCheckout, scriptedCheckout } from './scripted-checkout.ts'

const DAY_MS = 86_400_000
export const opening = new Date('2026-03-01T12:00:00Z')

/** So many days after the shop opened. */
export const onDay = (count: number) => new Date(opening.getTime() + count * DAY_MS)

type OrderChanges = Partial<Input<'createCheckoutSession'>['body']>
type EventFields<Kind> = Omit<Extract<PaymentEvent, { kind: Kind }>, 'kind' | 'id' | 'at'>

/** Somebody buys and the provider tells of it, through the same handlers as over the wire. */
export function shop(database: Database, checkout: ScriptedCheckout = scriptedCheckout()) {
  const ports = { checkout }
  const mails: Mail[] = []

  /** Tells of an event, as if it came now; gives what the provider is answered. */
  async function tell(event: PaymentEvent, now = event.at, signature = 'signed') {
    const header = signature === '' ? {} : { 'Stripe-Signature': signature }
    const ctx = handlerContext(database, { now, ports, sentBody: JSON.stringify(event) })
    const input = { path: {}, query: {}, header, body: {} }
    const reply = await orderHandlers
      .stripeWebhook(ctx, input)
      .finally(() => mails.push(...ctx.sent))
    return reply.body
  }

  /** The address that the browser is sent to. */
  async function page(
    viewer: SignedIn,
    changes: OrderChanges = {},
    now = opening,
  ): Promise<string> {
    const ctx = handlerContext(database, { now, ports, viewer })
    const body = { order_type: '2', ...changes } as const
    const reply = await orderHandlers.createCheckoutSession(ctx, bodyOnly(body))
    return reply.body.data.checkout_url
  }

  /** Buys, as far as the browser does it; gives the order's id. */
  async function order(viewer: SignedIn, changes: OrderChanges = {}): Promise<string> {
    const url = await page(viewer, changes)
    return url.slice(url.lastIndexOf('/') + 1)
  }

  return { checkout, mails, tell, page, order }
}

export type Shop = ReturnType<typeof shop>

const newEvent = (day: number) => ({ id: `evt ${randomUUID()}`, at: onDay(day) })
const subscriptionOf = (orderId: string) => ({
  ...{ orderId, subscriptionId: `sub of ${orderId}`, customerId: `customer of ${orderId}` },
})

export function paid(
  orderId: string,
  day = 0,
  fields: Partial<EventFields<'paid'>> = {},
): PaymentEvent {
  const usual = { kind: 'paid', paidUntil: null } as const
  return { ...newEvent(day), ...subscriptionOf(orderId), ...usual, ...fields }
}

export function changed(
  orderId: string,
  status: EventFields<'subscription'>['status'],
  {
    day = 0,
    until = day + 30,
    ...fields
  }: { day?: number; until?: number; orderId?: null } & Partial<
    Pick<EventFields<'subscription'>, 'renews' | 'plan'>
  > = {},
): PaymentEvent {
  const state = { kind: 'subscription', status, paidUntil: onDay(until) } as const
  const usual = { renews: true, plan: null }
  return { ...newEvent(day), ...subscriptionOf(orderId), ...usual, ...state, ...fields }
}

export function reversed(orderId: string, by: 'refund' | 'dispute', day = 1): PaymentEvent {
  return { ...newEvent(day), ...subscriptionOf(orderId), kind: 'reversed', by }
}

export function expired(orderId: string, day = 0): PaymentEvent {
  return { ...newEvent(day), kind: 'expired', orderId }
}

/** The signed-in user as the server sees it at that time, by a token of its own. */
export async function seenOn(database: Database, viewer: SignedIn, now: Date) {
  return viewerOfToken(database.db, await signIn(database, viewer.userId, now), now)
}
