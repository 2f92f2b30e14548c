import type { Db } from '../adapters/database/database.ts'
import { resetsAt, utcDay } from '../domain/calendar.ts'
import { remainingMessages, remainingTopics } from '../domain/quota.ts'
import { usageOf } from './quota-store.ts'

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
