import type { Db, Tx } from '../adapters/database/database.ts'
import { resetsAt, utcDay, utcDaySpan } from '../domain/calendar.ts'
import { type DailyTask, mayEarn, ONCE_TASKS } from '../domain/points.ts'
import { remainingMessages, remainingTopics } from '../domain/quota.ts'
import { insertPoints, pointsEarned, usageOf } from './quota-store.ts'

/** What is left of the allowances, as `close` tells it. */
export type Counts = Awaited<ReturnType<typeof countsFor>>

export interface Asker {
  readonly userId: string
  readonly topicId: string
  readonly memberUntil: Date | null
}

/** What the asker has left today. */
export async function countsFor(db: Db, asker: Asker, now: Date) {
  const isMember = asker.memberUntil !== null && asker.memberUntil > now
  const usage = await usageOf(db, { ...asker, day: utcDay(now) })
  return {
    topic_count: remainingTopics(usage.topicsToday, isMember),
    message_count: remainingMessages(usage, isMember),
    resets_at: resetsAt(now),
  }
}

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
