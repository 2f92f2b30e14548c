import type { Insertable } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import type { Orders, Subscriptions } from '../db/tables.ts'

const orderedAt = new Date('2026-03-01T10:00:00Z')

/** An order of the user's, open at Stripe unless the test says otherwise; gives its id. */
export async function addOrder(
  { db }: Database,
  user_id: string,
  fields: Partial<Insertable<Orders>> = {},
): Promise<string> {
  const usual = { plan: 'monthly', provider: 'stripe', language: 'en', status: 'open' } as const
  const { id } = await db
    .insertInto('orders')
    .values({ user_id, created_at: orderedAt, ...usual, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A subscription that runs until April, to a paid order; gives its id. */
export async function addSubscription(
  database: Database,
  user_id: string,
  fields: Partial<Insertable<Subscriptions>> = {},
  order: Partial<Insertable<Orders>> = {},
): Promise<string> {
  const order_id = await addOrder(database, user_id, { status: 'paid', ...order })
  const { id } = await database.db
    .insertInto('subscriptions')
    .values({
      id: `sub of ${order_id}`,
      order_id,
      customer_id: `customer ${user_id}`,
      status: 'active',
      paid_until: new Date('2026-04-01T10:00:00Z'),
      changed_at: orderedAt,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
