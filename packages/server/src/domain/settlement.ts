import type { Outcome, QuestionKind } from './generation.ts'

export interface Ending {
  readonly outcome: Outcome
  readonly kind: QuestionKind
  readonly hasThink: boolean
  readonly hasMessage: boolean
}

export interface Settlement {
  readonly outcome: Outcome
  readonly spend: 'charged' | 'refunded'
  /** The answer is rewarded as a conversation, if today's limit allows. */
  readonly earnsPoints: boolean
  /** There is enough to give the topic a title. */
  readonly givesTitle: boolean
}

/**
 * What an ending means for status, quota, points and title. A stop is the user's own choice and
 * costs as soon as anything was shown; a failure costs only when answer text was delivered.
 */
export function settlementOf(ending: Ending): Settlement {
  const { hasMessage, hasThink, kind } = ending
  const outcome = ending.outcome === 'done' && !hasMessage ? 'failed' : ending.outcome
  const delivered = outcome === 'stopped' ? hasMessage || hasThink : hasMessage
  return {
    outcome,
    spend: delivered ? 'charged' : 'refunded',
    earnsPoints: outcome === 'done' && kind !== 2,
    givesTitle: hasMessage,
  }
}
