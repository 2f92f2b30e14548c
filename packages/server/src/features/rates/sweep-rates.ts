import type { House } from '../../contract/context.ts'
import { longestOf } from '../../domain/rate-limit.ts'
import { type Repeater, type Report, repeat } from '../../generation/repeat.ts'
import { forgetUses } from './rate-store.ts'

const PAUSE_MS = 60_000

/** Forgets every minute what counts against no limit any more. */
export function sweepRates(house: SweepOptions, report: Report): Repeater {
  return repeat('Old uses cannot be forgotten', PAUSE_MS, () => forgetOldUses(house), report)
}

type SweepOptions = Pick<House, 'env' | 'database' | 'ports'>

export async function forgetOldUses({ env, database, ports }: SweepOptions): Promise<void> {
  const seconds = longestOf(Object.values(env.RATE_LIMITS).flat())
  await forgetUses(database.db, new Date(ports.clock.now().getTime() - seconds * 1000))
}
