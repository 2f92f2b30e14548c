import type { Plan } from './prices.ts'

const HOUR_MS = 3_600_000
const DAYS_OF = { yearly: 365, monthly: 30 } as const

/** What is paid for ends so much later, so that nobody loses Pro while a renewal is on its way. */
const GRACE_HOURS = 24

/**
 * `pending`: not yet begun. `late`: its renewal could not be charged, and is tried again.
 * `suspended`: not charged any more, could go on. `ended` is final.
 */
export type SubscriptionStatus = 'pending' | 'active' | 'late' | 'suspended' | 'ended'

export interface SubscriptionState {
  readonly status: SubscriptionStatus
  readonly paidUntil: Date
  /** As of when the status is known. */
  readonly changedAt: Date
  /** False when it has been canceled and only runs until what is paid for ends. */
  readonly renews: boolean
  /** Null while it is the plan that was ordered. */
  readonly plan: Plan | null
}

/** What was heard of a subscription; a payment says nothing about its status. */
export type SubscriptionNews = { readonly at: Date } & (
  | ({ readonly kind: 'subscription' } & Pick<
      SubscriptionState,
      'status' | 'paidUntil' | 'renews' | 'plan'
    >)
  | { readonly kind: 'paid'; readonly paidUntil: Date | null }
)

/** Of two statuses of the same second the one further on is the later one. */
const PROGRESS: readonly SubscriptionStatus[] = ['pending', 'active', 'late', 'suspended', 'ended']

/** A payment is known before its subscription: anything that is heard of it later is newer. */
const NEVER = new Date(0)

/** The subscription after the news, in whatever order and however often they come. */
export function subscriptionAfter(
  known: SubscriptionState | null,
  news: SubscriptionNews,
  plan: keyof typeof DAYS_OF,
): SubscriptionState {
  if (news.kind === 'paid') return afterPayment(known, news, plan)
  const { status, paidUntil, renews, at } = news
  const reported = { status, paidUntil, renews, plan: news.plan, changedAt: at }
  return known && !isNewer(news, known) ? known : reported
}

function isNewer(
  { status, at }: { readonly status: SubscriptionStatus; readonly at: Date },
  known: SubscriptionState,
): boolean {
  if (known.status === 'ended' || status === 'pending') return false
  if (status === 'ended') return true
  const secondsLater = Math.sign(at.getTime() - known.changedAt.getTime())
  return secondsLater > 0 || (secondsLater === 0 && isFurther(status, known.status))
}

function isFurther(status: SubscriptionStatus, than: SubscriptionStatus): boolean {
  return PROGRESS.indexOf(status) > PROGRESS.indexOf(than)
}

function afterPayment(
  known: SubscriptionState | null,
  { at, paidUntil }: { readonly at: Date; readonly paidUntil: Date | null },
  plan: keyof typeof DAYS_OF,
): SubscriptionState {
  if (!known) {
    const guessed = new Date(at.getTime() + DAYS_OF[plan] * 24 * HOUR_MS)
    return {
      ...{ status: 'active', paidUntil: paidUntil ?? guessed, changedAt: NEVER },
      ...{ renews: true, plan: null },
    }
  }
  if (known.status === 'ended') return known
  const isSettled = known.status === 'pending' || at > known.changedAt
  return {
    ...known,
    status: isSettled ? 'active' : known.status,
    paidUntil: paidUntil && paidUntil > known.paidUntil ? paidUntil : known.paidUntil,
  }
}

export interface Subscription extends Pick<SubscriptionState, 'status' | 'paidUntil'> {
  readonly id: string
  readonly orderedAt: Date
  /** False for one of the local checkout. */
  readonly costsMoney: boolean
}

const GIVES_PRO: readonly SubscriptionStatus[] = ['active', 'late']

/** Until when somebody with these subscriptions is a member; null for no membership. */
export function memberUntil(subscriptions: readonly Subscription[]): Date | null {
  const ends = subscriptions.filter(givesPro).map(({ paidUntil }) => paidUntil.getTime())
  return ends.length === 0 ? null : new Date(Math.max(...ends) + GRACE_HOURS * HOUR_MS)
}

/**
 * Which of a user's subscriptions to cancel, so that nobody pays twice. Of those that were paid
 * with money the one that lasts longest stays, and of equal ones the first.
 */
export function surplus<Paid extends Subscription>(subscriptions: readonly Paid[]): Paid[] {
  const [kept, ...others] = subscriptions
    .filter(({ status }) => status !== 'ended')
    .toSorted(
      (one, other) =>
        Number(givesPro(other)) - Number(givesPro(one)) ||
        Number(other.costsMoney) - Number(one.costsMoney) ||
        other.paidUntil.getTime() - one.paidUntil.getTime() ||
        one.orderedAt.getTime() - other.orderedAt.getTime() ||
        one.id.localeCompare(other.id),
    )
  return kept && givesPro(kept) ? others : []
}

/** Whether somebody with this subscription is a member. */
export function givesPro({ status }: Pick<Subscription, 'status'>): boolean {
  return GIVES_PRO.includes(status)
}
