import { lockName } from '../../adapters/database/database.ts'
import type { AppContext, RequestContext } from '../../app-context.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { networkOf } from '../../domain/network-of.ts'
import { longestOf, secondsToAfford } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import type { RateLimits } from '../../env/rate-limits.ts'
import { type Repeater, type Report, repeat } from '../../generation/repeat.ts'
import { addUse, forgetUses, usesOf } from './rate-store.ts'

/**
 * Counts one more use of a limited thing by `who`, a user's id or an IP address; refuses with
 * `error.tooManyRequests` when it is too many. What is refused counts nothing.
 */
export async function takeRate(
  { database, env, now }: Pick<RequestContext, 'database' | 'env' | 'now'>,
  limit: keyof RateLimits,
  who: string,
  cost = 1,
): Promise<void> {
  const limits = env.RATE_LIMITS[limit]
  if (limits.length === 0) return
  const bucket = bucketOf(limit, who)
  const since = secondsAfter(now, -longestOf(limits))
  await database.write(async (tx) => {
    await lockName(tx, bucket)
    const retryAfter = secondsToAfford(limits, await usesOf(tx, bucket, since), cost, now)
    if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
    await addUse(tx, { bucket, cost, used_at: now })
  })
}

/** The name under which uses are counted. */
export function bucketOf(limit: keyof RateLimits, who: string): string {
  return `${limit} ${networkOf(who)}`
}

const PAUSE_MS = 60_000

/** Forgets every minute what counts against no limit any more. */
export function sweepRates(options: SweepOptions, report: Report): Repeater {
  return repeat('Old uses cannot be forgotten', PAUSE_MS, () => forgetOldUses(options), report)
}

type SweepOptions = Pick<AppContext, 'env' | 'database' | 'ports'>

export async function forgetOldUses({ env, database, ports }: SweepOptions): Promise<void> {
  const seconds = longestOf(Object.values(env.RATE_LIMITS).flat())
  await forgetUses(database.db, secondsAfter(ports.clock.now(), -seconds))
}
