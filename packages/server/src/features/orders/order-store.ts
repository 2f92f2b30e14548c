import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Orders } from '../../db/tables.ts'
import type { CheckoutPage } from '../../ports/checkout.ts'

export type Provider = Orders['provider']

export interface NewOrder extends Pick<Orders, 'plan' | 'provider' | 'language'> {
  readonly userId: string
  readonly now: Date
  /** Orders of before are not taken up again. */
  readonly since: Date
}

export interface OpenOrder {
  readonly id: string
  readonly pageUrl: string | null
}

/** The user's open order of the same; null when there is none. */
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
 * The address of the order's page, which is the first that was set; null when the order is gone.
 * One that was given up meanwhile is open again.
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

/** Ends an order that never got a page, so that the next one is not held up by it. */
export async function giveUpOrder(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('id', '=', orderId)
    .where('status', '=', 'open')
    .where('session_id', 'is', null)
    .execute()
}
