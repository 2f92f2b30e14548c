import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Provider } from './order-store.ts'

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

/** The user's open pages that were made since then. Local ones take no money. */
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
