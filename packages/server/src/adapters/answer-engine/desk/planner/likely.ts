import type { Likelihoods } from '../../handbook/wants.ts'
import type { Plan } from '../plan.ts'
import type { Request } from './request.ts'
import { asksOfNow } from './topics.ts'

/** From where on examples of questions say that something else is wanted than data. */
const SURE = 0.8
/** From where on they say that something is to be explained, whatever else. */
const CERTAIN = 0.95

/** Requests that nothing else than their words can mean. */
const CERTAIN_KINDS: ReadonlySet<Plan['kind']> = new Set([
  ...(['address', 'transaction', 'token', 'ens', 'halving', 'regular'] as const),
])
/** Requests that hardly anything else than data answers. */
const EVIDENT: ReadonlySet<Plan['kind']> = new Set([
  ...(['price', 'compare', 'ratio', 'ranking', 'trending', 'exchanges', 'largest'] as const),
])
/** These are evident where what they are of is named. */
const EVIDENT_OF_NAMED: ReadonlySet<Plan['kind']> = new Set(['fees', 'tvl', 'stablecoins'])
/** Of these people ask for a judgment or a forecast in the same words. */
const JUDGED: ReadonlySet<Plan['kind']> = new Set([
  ...(['price', 'compare', 'chart', 'ratio', 'ranking', 'wholeMarket', 'mood'] as const),
])

/** Asks in so many words for what was or is. */
const PLAIN_TERMS: Readonly<Partial<Record<Plan['kind'], RegExp>>> = {
  chart: /\bcharts?\b|\bgraph\b|\bplot\b|\bdraw\b|图|k线|画|走势/u,
  compare:
    /\bcompare\b|\bvs\.?\b|\bversus\b|\bperformed\b|\brose\b|\bfell\b|\bgained\b|对比|比较|涨得|跌得/u,
  wholeMarket: /大盘|市值|占比|\bdominance\b|\bmarket cap|\boverview\b/u,
  ranking: /\b(?:gainers?|losers?|performing|top|largest|biggest)\b|榜|最/u,
  yields: /哪.{0,6}池/u,
  price: /\bprices?\b|\bhow much\b|多少|价|行情/u,
}
const OF_FIELD =
  /\bcrypto\b|\bbtc\b|\bbitcoin\b|\bdominance\b|\bgwei\b|大盘|加密|币|市占|总市值|(?=.*(?:现在|多少|贵)).*gas/u

/**
 * Whether a plan is what a question wants. Its words have made the plan; here speaks what questions
 * of people wanted that are like it.
 */
export function isWanted(
  { text, folded, names, assets, inherits, follows, days }: Request,
  [plan]: readonly Plan[],
  likely: Likelihoods,
): boolean {
  if (!plan) return false
  const { kind } = plan
  if (CERTAIN_KINDS.has(kind) || inherits || follows) return true
  const isNamed = names.length > 0 || assets.some(({ called }) => text.includes(called))
  if (!isNamed && !OF_FIELD.test(folded) && likely.unrelated >= SURE) return false
  const isSaid = PLAIN_TERMS[kind]?.test(folded) || (kind === 'chart' && days !== null)
  const isJudged = likely.advice >= SURE || likely.forecast >= SURE
  if (isJudged && JUDGED.has(kind) && !isSaid) return false
  const isEvident = EVIDENT.has(kind) || (isNamed && EVIDENT_OF_NAMED.has(kind)) || isSaid
  return likely.explain < CERTAIN || isEvident || asksOfNow(folded)
}
