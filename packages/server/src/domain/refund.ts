import { secondsAfter } from './calendar.ts'
import type { Price } from './prices.ts'

export interface Refund extends Price {
  readonly at: Date
}

/** What is stored with a subscription; all null unless its buyer had paid twice. */
export interface Refundable {
  readonly refundedAmount: number | null
  readonly refundedCurrency: string | null
  readonly refundedAt: Date | null
}

/** So long a refund is shown to its buyer; it has arrived by then. */
const SHOWN_SECONDS = 30 * 86_400

/** What was given back last; null when that is long ago. */
export function recentRefund(subscriptions: readonly Refundable[], now: Date): Refund | null {
  const since = secondsAfter(now, -SHOWN_SECONDS)
  const [last] = subscriptions
    .map(refundOf)
    .filter((refund) => refund !== null && refund.at > since)
    .toSorted((one, other) => (other?.at.getTime() ?? 0) - (one?.at.getTime() ?? 0))
  return last ?? null
}

function refundOf({ refundedAmount, refundedCurrency, refundedAt }: Refundable): Refund | null {
  if (refundedAmount === null || refundedCurrency === null || refundedAt === null) return null
  return { amount: refundedAmount, currency: refundedCurrency, at: refundedAt }
}
