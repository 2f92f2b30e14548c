import type { Likelihoods } from '../../handbook/wants.ts'
import type { Plan } from '../plan.ts'
import type { Request } from './request.ts'
import { asksOfNow } from './topics.ts'

/** From where on examples of questions say that something else is wanted than data. */
const SURE = 0.8
/** From where on they say that something is to be explained, whatever else. */
const CERTAIN = 0.95

/** Wishes that hardly anything else than data answers. */
const EVIDENT: ReadonlySet<Plan['kind']> = new Set([
  ...(['price', 'compare', 'ratio', 'ranking', 'trending', 'regular', 'address'] as const),
  ...(['transaction', 'token', 'ens', 'halving'] as const),
])

const DRAWN = /\bcharts?\b|\bgraph\b|\bplot\b|\bdraw\b|图|k线|画/u

/** Wishes that nothing else than their words can mean. */
const CERTAIN_KINDS: ReadonlySet<Plan['kind']> = new Set([
  ...(['address', 'transaction', 'token', 'halving', 'regular'] as const),
])

/**
 * Whether a plan is what a question wants. Its words have made the plan; here speaks what questions
 * of people wanted that are like it.
 */
export function isWanted(
  { folded, names, assets, inherits, days }: Request,
  [plan]: readonly Plan[],
  likely: Likelihoods,
): boolean {
  if (!plan) return false
  if (CERTAIN_KINDS.has(plan.kind)) return true
  const isNamed = names.length > 0 || assets.length > 0
  if (likely.unrelated >= (isNamed ? CERTAIN : SURE)) return false
  if (inherits) return true
  const isDrawn = plan.kind === 'chart' && (days !== null || DRAWN.test(folded))
  if (isDrawn) return true
  if (likely.advice >= SURE || likely.forecast >= SURE) return false
  return likely.explain < CERTAIN || EVIDENT.has(plan.kind) || asksOfNow(folded)
}
