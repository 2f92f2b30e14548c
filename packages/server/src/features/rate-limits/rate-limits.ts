import { lockName, type Tx } from '../../adapters/database/database.ts'
import type { AppContext, RequestContext } from '../../app-context.ts'
import { secondsAfter, utcDay } from '../../domain/calendar.ts'
import { networkOf, siteOf } from '../../domain/network-of.ts'
import { longestOf, type RateLimit, secondsToAfford } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import type { RateLimits } from '../../env/rate-limits.ts'
import { type Repeater, type Report, repeat } from '../../generation/repeat.ts'
import { forgetDays } from '../../quota/day-count-store.ts'
import { addUses, forgetUses, usesOf } from './rate-store.ts'

/** A /48 of IPv6 may be one customer or a whole mobile network: it gets so many times what a /64 gets. */
const SITE_SHARE = 10

/** Where uses are counted together, and how many are allowed there. */
export interface Bucket {
  readonly name: string
  readonly limits: readonly RateLimit[]
}

/**
 * Where a use by `who`, a user's id or an IP address, is counted: the widest network first, which is
 * the order in which buckets are locked. None where there is no limit.
 */
export function bucketsOf(
  { RATE_LIMITS }: RequestContext['env'],
  limit: keyof RateLimits,
  who: string,
): Bucket[] {
  const limits = RATE_LIMITS[limit]
  if (limits.length === 0) return []
  const network = { name: bucketName(limit, networkOf(who)), limits }
  const site = siteOf(who)
  if (site === null) return [network]
  const ofSite = limits.map(({ count, seconds }) => ({ count: count * SITE_SHARE, seconds }))
  return [{ name: bucketName(limit, site), limits: ofSite }, network]
}

/** The name under which uses of one user are counted. */
export function bucketName(limit: keyof RateLimits, who: string): string {
  return `${limit} ${who}`
}

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
  const buckets = bucketsOf(env, limit, who)
  if (buckets.length === 0) return
  await database.write((tx) => takeFrom(tx, buckets, now, cost))
}

/** The same within a transaction; gives the seconds until as much would be allowed again. */
export async function takeFrom(
  tx: Tx,
  buckets: readonly Bucket[],
  now: Date,
  cost = 1,
): Promise<number> {
  const waits = { before: 0, after: 0 }
  for (const { name, limits } of buckets) {
    await lockName(tx, name)
    const uses = await usesOf(tx, name, secondsAfter(now, -longestOf(limits)))
    const wait = (...more: typeof uses) => secondsToAfford(limits, [...uses, ...more], cost, now)
    waits.before = Math.max(waits.before, wait())
    waits.after = Math.max(waits.after, wait({ at: now, cost }))
  }
  if (waits.before > 0) throw refuse('error.tooManyRequests', { retryAfter: waits.before })
  const uses = buckets.map(({ name }) => ({ bucket: name, cost, used_at: now }))
  if (uses.length > 0) await addUses(tx, uses)
  return waits.after
}

const PAUSE_MS = 60_000

/** Forgets every minute what counts against no limit any more. */
export function sweepRates(options: SweepOptions, report: Report): Repeater {
  return repeat('Old uses cannot be forgotten', PAUSE_MS, () => forgetOldUses(options), report)
}

type SweepOptions = Pick<AppContext, 'env' | 'database' | 'ports'>

export async function forgetOldUses({ env, database, ports }: SweepOptions): Promise<void> {
  const now = ports.clock.now()
  const old = Object.entries(env.RATE_LIMITS).map(([name, limits]) => ({
    name,
    before: secondsAfter(now, -longestOf(limits)),
  }))
  await forgetUses(database.db, old)
  await forgetDays(database.db, utcDay(now))
}
