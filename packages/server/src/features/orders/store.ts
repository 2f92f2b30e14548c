import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Orders, Subscriptions } from '../../db/tables.ts'
import type { Refund } from '../../domain/refund.ts'
import type { SubscriptionState } from '../../domain/subscription.ts'
import type { CheckoutPage } from '../../ports/checkout.ts'

export type Provider = Orders['provider']

interface NewOrder extends Pick<Orders, 'plan' | 'provider' | 'language'> {
  readonly userId: string
  readonly now: Date
  /** Older open orders are not reused. */
  readonly since: Date
}

interface OpenOrder {
  readonly id: string
  readonly pageUrl: string | null
}

/** The user's open order of the same plan, provider and language; null when there is none. */
export async function openOrder(tx: Tx, wanted: NewOrder): Promise<OpenOrder | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'page_url as pageUrl'])
    .where('user_id', '=', wanted.userId)
    .where('plan', '=', wanted.plan)
    .where('provider', '=', wanted.provider)
    .where('language', '=', wanted.language)
    .where('status', '=', 'open')
    .where('created_at', '>', wanted.since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order ?? null
}

/** Null when the user is gone. */
export async function addOrder(tx: Tx, order: NewOrder): Promise<OpenOrder | null> {
  const { userId, plan, provider, language, now } = order
  const { rows } = await sql<OpenOrder>`
    insert into orders (user_id, plan, provider, language, status, created_at)
    select id, ${plan}, ${provider}, ${language}, 'open', ${now}::timestamptz
    from users where id = ${userId}
    returning id, page_url as "pageUrl"`.execute(tx)
  return rows[0] ?? null
}

/**
 * Sets the order's page unless it has one, and reopens an order that was given up meanwhile. Gives
 * the page's address; null when the order is gone.
 */
export async function setPage(
  db: Db,
  orderId: string,
  { sessionId, url }: CheckoutPage,
): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    update orders
    set session_id = coalesce(session_id, ${sessionId}), page_url = coalesce(page_url, ${url}),
      status = case when session_id is null then 'open' else status end
    where id = ${orderId}
    returning page_url as url`.execute(db)
  return rows[0]?.url ?? null
}

/** Expires an order that never got a page, so that it is not reused. */
export async function giveUpOrder(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('id', '=', orderId)
    .where('status', '=', 'open')
    .where('session_id', 'is', null)
    .execute()
}

/** The address of a user, if there is one; undefined when the user is gone. */
export function buyerById(db: Db, userId: string) {
  return db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
}

/** Who bought a subscription, and in which language; the address is null without one. */
export function buyerOfSubscription(db: Db, subscriptionId: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['email', 'orders.language'])
    .where('subscriptions.id', '=', subscriptionId)
    .executeTakeFirst()
}

/** The user's open pages of that provider made after `since`. */
export async function openPages(db: Db | Tx, userId: string, provider: Provider, since: Date) {
  return db
    .selectFrom('orders')
    .select(['id as orderId', 'session_id as sessionId', 'created_at as orderedAt'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .where('session_id', 'is not', null)
    .where('created_at', '>', since)
    .$narrowType<{ sessionId: string }>()
    .execute()
}

export type OpenPage = Awaited<ReturnType<typeof openPages>>[number]

/** An order at the local checkout, by its unguessable session; undefined when there is none. */
export function localOrder(db: Db, sessionId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'plan', 'language', 'status'])
    .where('session_id', '=', sessionId)
    .where('provider', '=', 'test')
    .executeTakeFirst()
}

/** Subscriptions, each with its order. */
const subscriptions = (db: Db | Tx) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select([
      'subscriptions.id',
      'subscriptions.status',
      'provider',
      'renews',
      sql<Orders['plan']>`coalesce(subscriptions.plan, orders.plan)`.as('plan'),
      'customer_id as customerId',
      'paid_until as paidUntil',
      'created_at as orderedAt',
      'refunded_amount as refundedAmount',
      'refunded_currency as refundedCurrency',
      'refunded_at as refundedAt',
      sql<boolean>`provider = 'stripe'`.as('costsMoney'),
    ])

/** The user's subscription of that provider that lasts longest, ended or not. */
export function latestSubscription(db: Db, userId: string, provider: Provider) {
  return subscriptions(db)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('orders.status', '=', 'paid')
    .orderBy((eb) => eb('subscriptions.status', '=', 'ended'))
    .orderBy('paid_until', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The user's subscriptions that could still cost something. */
export function runningSubscriptions(db: Db | Tx, userId: string) {
  return subscriptions(db)
    .where('user_id', '=', userId)
    .where('provider', '=', 'stripe')
    .where('subscriptions.status', '<>', 'ended')
    .execute()
}

/** What a customer of the local checkout has, by the customer's unguessable id. */
export function localSubscription(db: Db, customerId: string) {
  return subscriptions(db)
    .where('customer_id', '=', customerId)
    .where('provider', '=', 'test')
    .executeTakeFirst()
}

/** All of the user's paid subscriptions, of every provider, ended ones too. */
export function paidSubscriptions(db: Db | Tx, userId: string) {
  return subscriptions(db)
    .where('user_id', '=', userId)
    .where('orders.status', '=', 'paid')
    .execute()
}

export type PaidSubscription = Awaited<ReturnType<typeof paidSubscriptions>>[number]

export interface StoredOrder extends Pick<Orders, 'plan' | 'provider' | 'status'> {
  readonly id: string
  readonly userId: string
}

/** The order that an event is about: by its subscription, if that is known, or by its own id. */
export async function findOrder(
  tx: Tx,
  provider: Provider,
  { orderId, subscriptionId }: { orderId: string | null; subscriptionId: string | null },
): Promise<StoredOrder | null> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.user_id as "userId", o.plan, o.provider, o.status
    from orders o left join subscriptions s on s.order_id = o.id and s.id = ${subscriptionId}
    where o.provider = ${provider}
      and (o.id = ${orderId}::uuid
        or o.id = (select order_id from subscriptions where id = ${subscriptionId}))
    order by s.id nulls last limit 1`.execute(tx)
  return rows[0] ?? null
}

/** False when the event was applied before. */
export async function takeEvent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('payment_events')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

export async function saveOrderStatus(tx: Tx, id: string, status: Orders['status']): Promise<void> {
  await tx.updateTable('orders').set({ status }).where('id', '=', id).execute()
}

export async function subscriptionById(tx: Tx, id: string): Promise<SubscriptionState | null> {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select(['status', 'paid_until as paidUntil', 'changed_at as changedAt', 'renews', 'plan'])
    .where('id', '=', id)
    .executeTakeFirst()
  return subscription ?? null
}

export async function saveSubscription(
  tx: Tx,
  { id, order_id, ...state }: Insertable<Subscriptions>,
): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({ id, order_id, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

/** Remembers what was given back, so that its buyer can be told. */
export async function saveRefund(db: Db, id: string, refund: Refund): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({
      refunded_amount: refund.amount,
      refunded_currency: refund.currency,
      refunded_at: refund.at,
    })
    .where('id', '=', id)
    .execute()
}

export async function saveMembership(tx: Tx, userId: string, until: Date | null): Promise<void> {
  await tx.updateTable('users').set({ member_until: until }).where('id', '=', userId).execute()
}
