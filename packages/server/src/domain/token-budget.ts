import { resetsAt } from './calendar.ts'
import { refuse } from './refusal.ts'

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
