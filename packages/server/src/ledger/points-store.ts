import { type Insertable, sql } from 'kysely'
import type { Tx } from '../adapters/database/database.ts'
import type { Points } from '../db/tables.ts'
import type { Span } from '../domain/calendar.ts'

/** Adds to the ledger; the same reference is rewarded once. */
export async function insertPoints(tx: Tx, earned: Insertable<Points>): Promise<void> {
  await tx
    .insertInto('points')
    .values(earned)
    .onConflict((conflict) => conflict.columns(['user_id', 'reference']).doNothing())
    .execute()
}

/** What a task has earned in a span of time. */
export async function sumOf(
  tx: Tx,
  userId: string,
  taskKey: Points['task_key'],
  span: Span,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('points')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('sum'))
    .where('user_id', '=', userId)
    .where('task_key', '=', taskKey)
    .where('created_at', '>=', span.from)
    .where('created_at', '<', span.before)
    .executeTakeFirstOrThrow()
  return sum
}
