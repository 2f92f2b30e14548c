import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Orders } from '../../db/tables.ts'
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

/** The user's subscription of that provider that lasts longest, ended or not. */
export function latestSubscription(db: Db, userId: string, provider: Provider) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['customer_id as customerId', 'subscriptions.status', 'paid_until as paidUntil'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('orders.status', '=', 'paid')
    .orderBy((eb) => eb('subscriptions.status', '=', 'ended'))
    .orderBy('paid_until', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The user's open Stripe pages made after `since`. Local pages take no money. */
export async function openSessions(db: Db | Tx, userId: string, since: Date) {
  return db
    .selectFrom('orders')
    .select(['id as orderId', 'session_id as sessionId'])
    .where('user_id', '=', userId)
    .where('provider', '=', 'stripe')
    .where('status', '=', 'open')
    .where('session_id', 'is not', null)
    .where('created_at', '>', since)
    .$narrowType<{ sessionId: string }>()
    .execute()
}

/** The user's subscriptions that could still cost something. */
export async function runningSubscriptions(db: Db | Tx, userId: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['subscriptions.id', 'provider', 'customer_id as customerId'])
    .where('user_id', '=', userId)
    .where('provider', '=', 'stripe')
    .where('subscriptions.status', '<>', 'ended')
    .execute()
}

/** An order at the local checkout, by its unguessable session; undefined when there is none. */
export function localOrder(db: Db, sessionId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'plan', 'language', 'status'])
    .where('session_id', '=', sessionId)
    .where('provider', '=', 'test')
    .executeTakeFirst()
}

/** What a customer of the local checkout has, by the customer's unguessable id. */
export function localSubscription(db: Db, customerId: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select([
      'subscriptions.id',
      'subscriptions.status',
      'provider',
      'customer_id as customerId',
      'plan',
      'paid_until as paidUntil',
    ])
    .where('customer_id', '=', customerId)
    .where('provider', '=', 'test')
    .executeTakeFirst()
}
