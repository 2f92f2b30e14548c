import type { Side } from '@coinquiry/calculators/arithmetic'
import type { Quantity } from './quantities.ts'

/** A question or an order, in any words: for sums whose numbers tell by themselves what is wanted. */
const ASKED =
  /\b(?:pnl|profit|roi|average|avg)\W*$|^\W*(?:exchange|swap)\b|^\W*(?:the |my )?(?:profit|loss|gain|roi|pnl|yield|interest|rewards?|fees?|funding|margin|liq\w*|average|avg|valuation|cost)\b|\bhow\b|\bwhat|\bwhich\b|\bwhere\b|\bwhen\b|\bcalc|\bcompute\b|\bwork out\b|\bconvert\b|\bturn\b|[?？]|=\s*$|\bplease\b|\bnet\b|净[利赚]|多[少大高远]|几|啥|什么|哪|算|换/i

export const isAsked = (text: string): boolean => ASKED.test(text)

const LONG =
  /\blong(?:ed|ing)?\b|做多|开多(?![大少])|[倍x] ?多(?!少)|多单|多头|多仓|的多(?![少大])/i
const SHORT = /\bshort(?:ed|ing)?\b|做空|开空|[倍x] ?空|空单|空头|空仓|[的\d万]空|空了/i

/** The side of the position that a question is about; null if it names none or both. */
export function sideIn(text: string): Side | null {
  const isShort = SHORT.test(text)
  if (LONG.test(text) === isShort) return null
  return isShort ? 'short' : 'long'
}

/** Names both sides, so that two positions are meant. */
export const isBothSides = (text: string): boolean => LONG.test(text) && SHORT.test(text)

const FEE_BEFORE =
  /\bfees?|\bcommission|\b(?:exchange|broker|platform) (?:takes|charges)\b|\btaker|\bmaker|\blimit|\bmarket\b(?! ?cap)|手续费|费率|佣金|吃单|挂单|限价|市价|(?:买卖|双边|来回|两边|进出)[各都]?(?:收|扣|交|是)?\s*$/i
const FEE_AFTER =
  /\bfees?|\bcommission|\btaker|\bmaker|\bper trade\b|\b(?:on )?(?:each|both|every) (?:sides?|ways?|trades?|orders?)\b|\bon (?:each|both|every)\b|^\s*(?:(?:going|getting) )?(?:in|out)\b|的?(?:手续费|费率|佣金)/i

/** A percentage that the words next to it call a fee. */
export function isFee({ unit, before, after }: Quantity): boolean {
  return unit === 'percent' && (FEE_BEFORE.test(before) || FEE_AFTER.test(after))
}

/** Goes against the position, whichever side it is on. */
export const AGAINST = /against (?:me|it|us|the)|wrong way|opposite|反向|反着|逆着|不利/i
