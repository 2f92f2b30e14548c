import type { Tx } from '../adapters/database/database.ts'
import { utcDaySpan } from '../domain/calendar.ts'
import { type DailyTask, mayEarn, ONCE_TASKS } from '../domain/points.ts'
import { insertPoints, pointsEarned } from './quota-store.ts'

/** Rewards a task that counts once in the life of an account. */
export function earnOnce(
  tx: Tx,
  userId: string,
  task: keyof typeof ONCE_TASKS,
  now: Date,
): Promise<void> {
  const points = ONCE_TASKS[task]
  const keys = { user_id: userId, task_key: task, reference: task }
  return insertPoints(tx, { ...keys, points, created_at: now })
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
  const { key: task_key, points } = task
  const earnedToday = await pointsEarned(tx, userId, task_key, utcDaySpan(now))
  if (!mayEarn(task, earnedToday)) return
  const keys = { user_id: userId, task_key, reference: `${task_key}:${subject}` }
  await insertPoints(tx, { ...keys, points, created_at: now })
}
