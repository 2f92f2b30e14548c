import { lockName, type Tx } from '../../adapters/database/database.ts'
import type { AppContext, RequestContext } from '../../app-context.ts'
import { secondsAfter, utcDay } from '../../domain/calendar.ts'
import { networkOf, siteOf } from '../../domain/network-of.ts'
import { type Bucket, longestOf, type RateUse, secondsToAfford } from '../../domain/rate-limit.ts'
import { Refusal, refuse } from '../../domain/refusal.ts'
import { defaultRateLimits, type RateLimits } from '../../env/rate-limits.ts'
import { type Repeater, type Report, repeat } from '../../generation/repeat.ts'
import { forgetDays } from '../../quota/day-count-store.ts'
import { addUses, forgetUses, usesOf } from './rate-store.ts'

/** A /48 of IPv6 may be one customer or a whole mobile network: it gets so many times what a /64 gets. */
const SITE_SHARE = 10

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
  ctx: Pick<RequestContext, 'database' | 'env' | 'now' | 'refused'>,
  limit: keyof RateLimits,
  who: string,
  cost = 1,
): Promise<void> {
  const buckets = bucketsOf(ctx.env, limit, who)
  if (buckets.length === 0) return
  assertNotRefused(ctx, buckets)
  await ctx.database.write((tx) => takeFrom(tx, ctx, buckets, cost))
}

type Here = Pick<AppContext, 'env' | 'ports' | 'reads'>

/** Counts one more read of what is shared from an IP address; refuses one too many. */
export const takeRead = (ctx: Here, ip: string): void => takeHere(ctx, 'read_ip', ip)

/** Counts one more search of a user; refuses one too many. */
export const takeSearch = (ctx: Here, userId: string): void => takeHere(ctx, 'search', userId)

/** Counts in this process alone. */
function takeHere({ env, ports, reads }: Here, limit: keyof RateLimits, who: string): void {
  const retryAfter = reads.take(bucketsOf(env, limit, who), ports.clock.now())
  if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
}

/** So many times what the limits allow is let through where this process alone counts. */
const SHARE_OF_PROCESS = 10

/**
 * Counts one more request in this process, up to ten times the limits; refuses one too many. For what
 * is not refused with the rest of its network because of its cookie, which can be made up, and for
 * what many users of one network do.
 */
export function takeTenfold(
  { ports, reads }: Pick<AppContext, 'ports' | 'reads'>,
  buckets: readonly Bucket[],
): void {
  const tenfold = buckets.map(({ name, limits }) => ({
    name,
    limits: limits.map(({ count, seconds }) => ({
      count: Math.max(1, count) * SHARE_OF_PROCESS,
      seconds,
    })),
  }))
  const retryAfter = reads.take(tenfold, ports.clock.now())
  if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
}

/**
 * The same for something whose cost is known when it was read. What costs too much is not read again
 * before it may be allowed, though others of `who` may be: `what` names it.
 */
export async function takeRateOf<Content>(
  ctx: Parameters<typeof takeRate>[0],
  limit: keyof RateLimits,
  { who, what }: { readonly who: string; readonly what: string },
  read: () => Promise<{ readonly content: Content; readonly cost: number }>,
): Promise<Content> {
  const name = `${bucketName(limit, who)} ${what}`
  assertNotRefused(ctx, [{ name }])
  const { content, cost } = await read()
  try {
    await takeRate(ctx, limit, who, cost)
  } catch (error) {
    if (error instanceof Refusal) ctx.refused.remember(name, ctx.now, error.retryAfter ?? 0)
    throw error
  }
  return content
}

type Remembered = Pick<RequestContext, 'now' | 'refused'>

/** Refuses without the database what is known to be refused. */
export function assertNotRefused(
  { now, refused }: Remembered,
  buckets: readonly Pick<Bucket, 'name'>[],
): void {
  const retryAfter = Math.max(0, ...buckets.map(({ name }) => refused.retryAfter(name, now)))
  if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
}

/** Seconds until so much may be used of a bucket; remembered where not even the least may be. */
export function waitFor(
  { now, refused }: Remembered,
  { name, limits }: Bucket,
  uses: readonly RateUse[],
  cost: number,
): number {
  const least = secondsToAfford(limits, uses, 1, now)
  if (least > 0) refused.remember(name, now, least)
  return cost === 1 ? least : secondsToAfford(limits, uses, cost, now)
}

/** The same within a transaction; gives the seconds until as much would be allowed again. */
export async function takeFrom(
  tx: Tx,
  ctx: Remembered,
  buckets: readonly Bucket[],
  cost = 1,
): Promise<number> {
  const { now } = ctx
  const waits = { before: 0, after: 0 }
  for (const bucket of buckets) {
    const { name, limits } = bucket
    await lockName(tx, name)
    const uses = await usesOf(tx, name, secondsAfter(now, -longestOf(limits)))
    waits.before = Math.max(waits.before, waitFor(ctx, bucket, uses, cost))
    const then = [...uses, { at: now, cost }]
    waits.after = Math.max(waits.after, secondsToAfford(limits, then, cost, now))
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
  // Other nodes may count what this one, by settings of its own, does not: they are kept meanwhile.
  const old = Object.entries(defaultRateLimits).map(([name, usual]) => ({
    name,
    before: secondsAfter(now, -longestOf([...env.RATE_LIMITS[name as keyof RateLimits], ...usual])),
  }))
  await forgetUses(database.db, old)
  await forgetDays(database.db, utcDay(now))
}
