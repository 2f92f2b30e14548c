import { sql } from 'kysely'
import type { Tx } from '../../adapters/database/database.ts'
import type { OrderStatus } from '../../domain/order.ts'
import type { Plan } from '../../domain/prices.ts'
import type { Subscription, SubscriptionState } from '../../domain/subscription.ts'
import type { Provider } from './order-store.ts'

interface Mentioned {
  readonly orderId: string | null
  readonly subscriptionId: string | null
}

export interface StoredOrder {
  readonly id: string
  readonly userId: string
  readonly plan: Plan
  readonly provider: Provider
  readonly status: OrderStatus
}

/** The order that an event is about: by its subscription, if that is known, or by its own id. */
export async function findOrder(
  tx: Tx,
  provider: Provider,
  { orderId, subscriptionId }: Mentioned,
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

export async function saveOrderStatus(tx: Tx, id: string, status: OrderStatus): Promise<void> {
  await tx.updateTable('orders').set({ status }).where('id', '=', id).execute()
}

export async function subscriptionById(tx: Tx, id: string): Promise<SubscriptionState | null> {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select(['status', 'paid_until as paidUntil', 'changed_at as changedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return subscription ?? null
}

interface SavedSubscription extends SubscriptionState {
  readonly id: string
  readonly orderId: string
  readonly customerId: string
}

export async function saveSubscription(tx: Tx, subscription: SavedSubscription): Promise<void> {
  const { id, orderId, customerId, status, paidUntil, changedAt } = subscription
  const state = { customer_id: customerId, status, paid_until: paidUntil, changed_at: changedAt }
  await tx
    .insertInto('subscriptions')
    .values({ id, order_id: orderId, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

export interface PaidSubscription extends Subscription {
  readonly provider: Provider
  readonly customerId: string
}

/** All of the user's paid subscriptions, of every provider, ended ones too. */
export function paidSubscriptions(tx: Tx, userId: string): Promise<PaidSubscription[]> {
  return tx
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select([
      sql<boolean>`provider = 'stripe'`.as('costsMoney'),
      'subscriptions.id',
      'subscriptions.status',
      'provider',
      'customer_id as customerId',
      'paid_until as paidUntil',
      'created_at as orderedAt',
    ])
    .where('user_id', '=', userId)
    .where('orders.status', '=', 'paid')
    .execute()
}

export async function saveMembership(tx: Tx, userId: string, until: Date | null): Promise<void> {
  await tx.updateTable('users').set({ member_until: until }).where('id', '=', userId).execute()
}
