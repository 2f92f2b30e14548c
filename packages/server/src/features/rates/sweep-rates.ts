import type { AppContext } from '../../app-context.ts'
import { longestOf } from '../../domain/rate-limit.ts'
import { type Repeater, type Report, repeat } from '../../generation/repeat.ts'
import { forgetUses } from './rate-store.ts'

const PAUSE_MS = 60_000

/** Forgets every minute what counts against no limit any more. */
export function sweepRates(options: SweepOptions, report: Report): Repeater {
  return repeat('Old uses cannot be forgotten', PAUSE_MS, () => forgetOldUses(options), report)
}

type SweepOptions = Pick<AppContext, 'env' | 'database' | 'ports'>

export async function forgetOldUses({ env, database, ports }: SweepOptions): Promise<void> {
  const seconds = longestOf(Object.values(env.RATE_LIMITS).flat())
  await forgetUses(database.db, new Date(ports.clock.now().getTime() - seconds * 1000))
}
