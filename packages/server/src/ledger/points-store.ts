import type { Schemas } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Tx } from '../adapters/database/database.ts'
import type { Span } from '../domain/calendar.ts'

export interface Earning {
  readonly userId: string
  readonly taskKey: Schemas['TaskKey']
  readonly points: number
  readonly reference: string
  readonly now: Date
}

/** Adds to the ledger; the same reference is rewarded once. */
export async function insertPoints(tx: Tx, earning: Earning): Promise<void> {
  await tx
    .insertInto('points')
    .values({
      user_id: earning.userId,
      task_key: earning.taskKey,
      points: earning.points,
      reference: earning.reference,
      created_at: earning.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'reference']).doNothing())
    .execute()
}

/** What a task has earned in a span of time. */
export async function sumOf(
  tx: Tx,
  userId: string,
  taskKey: Earning['taskKey'],
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
