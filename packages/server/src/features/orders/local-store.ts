import type { Db } from '../../adapters/database/database.ts'

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
