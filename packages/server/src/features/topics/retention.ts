import type { AppContext } from '../../app-context.ts'
import { utcDay } from '../../domain/calendar.ts'
import { type Repeater, type Report, repeat } from '../../generation/repeat.ts'
import { beginJob, giveUpJob } from '../../quota/day-count-store.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { deleteOldOf, ownersOfOld } from './store.ts'

const JOB = 'retention'
const PAUSE_MS = 600_000
const DAY_SECONDS = 86_400
/** How many owners are looked for at once, and how many topics of one go in one transaction. */
const STEP = 100

type RetentionOptions = Pick<AppContext, 'env' | 'database' | 'ports'>

/** Deletes old topics once a day; nothing is repeated where topics are kept. */
export function deleteOldTopicsDaily(options: RetentionOptions, report: Report): Repeater[] {
  if (options.env.RETENTION_DAYS === 0) return []
  const work = (until: AbortSignal) => deleteOldTopics(options, until)
  return [repeat('Old topics cannot be deleted', PAUSE_MS, work, report)]
}

/**
 * Deletes the topics whose last question or answer is too old, but for favorites, if no node has
 * done so on this UTC day. A run that was ended early is left to the next one.
 */
export async function deleteOldTopics(
  { env, database, ports }: RetentionOptions,
  until?: AbortSignal,
): Promise<void> {
  const now = ports.clock.now()
  const age = { now, seconds: env.RETENTION_DAYS * DAY_SECONDS }
  if (!(await beginJob(database.db, JOB, utcDay(now)))) return
  let isDone = false
  try {
    while (!until?.aborted && !isDone) {
      const owners = await ownersOfOld(database.db, age, STEP)
      for (const userId of owners) {
        if (until?.aborted) break
        await database.write(async (tx) => {
          await lockUser(tx, userId)
          await deleteOldOf(tx, userId, age, STEP)
        })
      }
      isDone = owners.length === 0
    }
  } finally {
    if (!isDone) await giveUpJob(database.db, JOB, utcDay(now))
  }
}
