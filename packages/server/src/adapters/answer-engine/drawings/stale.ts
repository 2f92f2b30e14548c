import type { Figure } from '../../../ports/figure.ts'

const HOUR_MS = 3_600_000

/** How long a figure counts as current, in hours; what has none does not age. */
const CURRENT_HOURS: Readonly<Partial<Record<Figure['kind'], number>>> = {
  price: 1,
  change: 1,
  derivatives: 1,
  fee: 1,
  chain: 3,
  market: 3,
  defi: 36,
  yield: 36,
  sentiment: 36,
}

/** Whether a figure was older than its kind allows when it was given. */
export function isStale({ kind, asOf }: Pick<Figure, 'kind' | 'asOf'>, now: Date): boolean {
  const hours = CURRENT_HOURS[kind]
  return hours !== undefined && now.getTime() - Date.parse(asOf) > hours * HOUR_MS
}
