import type { RequestContext } from '../../app-context.ts'
import { longestOf, secondsToAfford } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import { bucketOf } from '../rates/take-rate.ts'
import type { AskInput } from './ask-input.ts'
import type { Situation } from './situation-store.ts'

export interface AskRate {
  /** Under which an ask is counted, wherever there is a limit. */
  readonly buckets: readonly string[]
  /** The one that other users' asks are counted under, too. */
  readonly sharedBucket: string | null
  readonly cost: number
  /** What was used before counts no more. */
  readonly usesSince: Date
  /** Refuses when the ask would be too many. */
  assertAffordable(uses: Situation['uses']): void
}

/** How often may be asked: by this user, and from this address by anybody. */
export function askRate(
  { env, ip, now }: RequestContext,
  userId: string,
  input: AskInput,
): AskRate {
  const { ask, ask_ip } = env.RATE_LIMITS
  const byIp = bucketOf('ask_ip', ip)
  const limited = [
    { bucket: bucketOf('ask', userId), limits: ask },
    { bucket: byIp, limits: ask_ip },
  ].filter(({ limits }) => limits.length > 0)
  const longest = longestOf(limited.flatMap(({ limits }) => limits))
  // A search costs the operator about as much again as the answer.
  const cost = input.internetSearch ? 2 : 1
  return {
    buckets: limited.map(({ bucket }) => bucket),
    sharedBucket: ask_ip.length > 0 ? byIp : null,
    cost,
    usesSince: new Date(now.getTime() - longest * 1000),
    assertAffordable(uses) {
      const waits = limited.map(({ bucket, limits }) => {
        const own = uses.filter((use) => use.bucket === bucket)
        const earlier = own.map(({ at, cost }) => ({ at: new Date(at * 1000), cost }))
        return secondsToAfford(limits, earlier, cost, now)
      })
      const retryAfter = Math.max(0, ...waits)
      if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
    },
  }
}
