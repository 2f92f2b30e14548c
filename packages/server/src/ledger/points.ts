import type { Schemas } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Tx } from '../adapters/database/database.ts'
import { type Span, utcDaySpan } from '../domain/calendar.ts'
import { type DailyTask, mayEarn, ONCE_TASKS } from '../domain/points.ts'

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

/** Rewards a task that counts once in the life of an account. */
export function earnOnce(
  tx: Tx,
  userId: string,
  task: keyof typeof ONCE_TASKS,
  now: Date,
): Promise<void> {
  return insertPoints(tx, { userId, taskKey: task, points: ONCE_TASKS[task], reference: task, now })
}

/**
 * Rewards a daily task for one `subject`, unless today's limit is reached. Exact when the
 * transaction has locked the user.
 */
export async function earnDaily(
  tx: Tx,
  userId: string,
  task: DailyTask,
  subject: string,
  now: Date,
): Promise<void> {
  const { key: taskKey, points } = task
  const earnedToday = await sumOf(tx, userId, taskKey, utcDaySpan(now))
  if (!mayEarn(task, earnedToday)) return
  await insertPoints(tx, { userId, taskKey, points, reference: `${taskKey}:${subject}`, now })
}

async function sumOf(
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
