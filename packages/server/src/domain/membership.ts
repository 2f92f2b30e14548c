import type { Plan } from './prices.ts'
import { givesPro, type Subscription } from './subscription.ts'

/**
 * What happens at the end of a membership. `late`: its next period is not paid for yet, and it ends
 * if that stays so. `ends`: it was never meant to be renewed.
 */
export type Renewal = 'renews' | 'late' | 'canceled' | 'ends'

export interface Membership {
  /** Null for a membership that was not bought. */
  readonly plan: Plan | null
  readonly until: Date
  readonly renewal: Renewal
}

export interface MemberSubscription extends Subscription {
  readonly plan: Plan
  readonly renews: boolean
}

/**
 * Of which plan a member is, until when, and what happens then; told by the subscription that lasts
 * longest. `memberUntil` includes the time of grace, which is told only once it has begun.
 */
export function membershipOf(
  subscriptions: readonly MemberSubscription[],
  memberUntil: Date,
  now: Date,
): Membership {
  const [longest] = subscriptions
    .filter(givesPro)
    .toSorted((one, other) => other.paidUntil.getTime() - one.paidUntil.getTime())
  if (!longest) return { plan: null, until: memberUntil, renewal: 'ends' }
  const { plan, paidUntil } = longest
  const isPaid = paidUntil > now
  return {
    plan,
    until: isPaid ? paidUntil : memberUntil,
    renewal: renewalOf(longest, isPaid),
  }
}

function renewalOf({ status, renews, costsMoney }: MemberSubscription, isPaid: boolean): Renewal {
  // The local checkout, which takes no money, renews nothing.
  if (!costsMoney) return 'ends'
  if (!renews) return 'canceled'
  return isPaid && status !== 'late' ? 'renews' : 'late'
}
