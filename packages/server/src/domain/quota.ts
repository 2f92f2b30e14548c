import { FOLLOW_UPS_PER_TOPIC_AND_DAY, TOPICS_PER_DAY } from '@coinquiry/api-client/limits'
import { resetsAt } from './calendar.ts'
import { refuse } from './refusal.ts'

/** What an ask costs: a new (or not yet paid) topic, or a follow-up in a paid one; members nothing. */
export type SpendKind = 'topic' | 'message' | 'member'

/** What counts against a user today; held spends count like charged ones, refunded ones don't. */
export interface Usage {
  readonly topicsToday: number
  readonly messagesTodayInTopic: number
  /** The topic, as it is now, holds a charged (or still held) ask of any day. */
  readonly topicPaid: boolean
}

/** What the next ask spends; refuses when a free user has none left. */
export function spendOf(usage: Usage, isMember: boolean, now: Date): SpendKind {
  if (isMember) return 'member'
  if (usage.topicPaid) {
    if (remainingMessages(usage, false) === 0) {
      throw refuse('error.messageLimit', { resetsAt: resetsAt(now) })
    }
    return 'message'
  }
  if (remainingTopics(usage.topicsToday, false) === 0) {
    throw refuse('error.topicLimit', { resetsAt: resetsAt(now) })
  }
  return 'topic'
}

/** Topics left today; members are unlimited and are shown the free allowance. */
export function remainingTopics(spentToday: number, isMember: boolean): number {
  return isMember ? TOPICS_PER_DAY : Math.max(0, TOPICS_PER_DAY - spentToday)
}

/**
 * Follow-ups left today in one topic, none in one that is not paid and cannot be any more today;
 * members are shown the free allowance.
 */
export function remainingMessages(usage: Usage, isMember: boolean): number {
  if (isMember) return FOLLOW_UPS_PER_TOPIC_AND_DAY
  if (!usage.topicPaid && remainingTopics(usage.topicsToday, false) === 0) return 0
  return Math.max(0, FOLLOW_UPS_PER_TOPIC_AND_DAY - usage.messagesTodayInTopic)
}

/** Tokens of a UTC day; null is no budget. */
export interface TokenBudgets {
  readonly free: number | null
  readonly member: number | null
  readonly server: number | null
  /** False for a budget that nobody set: Pro is unlimited unless the operator says otherwise. */
  readonly serverBindsMembers: boolean
}

export interface TokensUsed {
  readonly byUser: number
  readonly byServer: number
}

/** Refuses when today's budget of the user, or of the whole server, is used up. */
export function assertTokensLeft(
  used: TokensUsed,
  budgets: TokenBudgets,
  isMember: boolean,
  now: Date,
): void {
  const own = isMember ? budgets.member : budgets.free
  if (own !== null && used.byUser >= own)
    throw refuse('error.tokenLimit', { resetsAt: resetsAt(now) })
  const whole = isMember && !budgets.serverBindsMembers ? null : budgets.server
  if (whole !== null && used.byServer >= whole)
    throw refuse('error.serverTokenLimit', { resetsAt: resetsAt(now) })
}
