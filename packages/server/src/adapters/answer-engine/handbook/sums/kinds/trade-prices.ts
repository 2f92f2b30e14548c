import { isFromTo } from '../price-change.ts'
import type { Quantity } from '../quantities.ts'

const BUY =
  /(?:\bbuy(?:ing)?|\bbought|\bpa(?:id|ying)|\bcosts?(?: me)?|\bpurchased?|\bentry|\bentered|\bgot in|\bfrom|\bwas|成本价?|买入价?|买的?|买入|买进|进场|入手|从|由)\s*(?:\w+ ){0,3}(?:in )?(?:at|for|price|of|is|in)?\s*(?:了|的|是|在|价|为)?\s*$/i
export const BUY_AFTER =
  /^\s*(?:每[个枚颗])?(?:的时候|时|价格)?(?:买|入手|进场|进[的了]|抄底|冲[的了进]|上车)/
const SELL =
  /(?:\bsell(?:ing)?|\bsold|\bdumped|\bcashed out|\b(?:came|got) out|\bended(?: up)?|\bexit(?:ed)?|\bgoes (?:up |down )?to|\bwent (?:up |down )?to|\b(?:rises?|falls?|drops?|hits?|reach(?:es)?|gets?|it'?s(?: now)?(?: at)?|is (?:now )?at|is now|now at|now|worth|grows?|to)\b|卖出?价?|卖了|卖掉|涨到了?|跌到了?|到了?|现在(?:账户|余额|总共|一共)?|还?只?剩下?|卖[了出]?得|只?值|变成|出来时?|抛了?|甩了?|清仓|炒成了?|现价|如今|出掉)\s*(?:\w+ ){0,2}(?:at|for|to|price|is)?\s*(?:了|是|在|价|为)?\s*$/i
const SELL_AFTER =
  /^\s*now\b(?!\s*(?:it'?s|is|at|worth|the)\b|\s+$)|^\s*(?:today|left)\b|^\s*(?:每[个枚颗])?(?:的时候|时|价格)?(?:全部?|都|就|再|又)?(?:卖|割|清仓|出手|出[掉的了清]|走[的了]|抛)/
const INVESTED =
  /(?:\binvest(?:ed|ing)?|\bput(?: in)?|\bwith|\bspent|\bspend|\busing|\baped|\bthrew|投了?|投入了?|本金|用|花了?|拿|买了?|有)\s*$/i
const INVESTED_AFTER =
  /^\s*(?:worth\b|into\b|of (?!loss|profit)|的?\s?(?:本金|比特币|以太|狗狗币|仓位|btc|eth))/i
const TO_ONLY = /^\s*(?:to|到)\s*$/i
const BUY_PRICE =
  /(?:买入价|成本价?|买价|\bentry(?: price)?|\b(?:buy|purchase) price)\s*(?:is|of|was|是|为)?\s*$/i
const FROM = /(?:\bfrom|从|由)\s*$/i

/** The words at a number say that it was sold at that price. */
export const isSoldAt = ({ before, after }: Quantity): boolean =>
  SELL_AFTER.test(after) || SELL.test(before)

/** What was paid and what is got for it, by the words at them. */
export function pricesIn(money: readonly Quantity[]): [Quantity, Quantity] | null {
  for (const [at, to] of money.entries()) {
    const from = money[at - 1]
    if (
      from &&
      (FROM.test(from.before) || TO_ONLY.test(to.before) || money.length === 2) &&
      isFromTo(from, to)
    ) {
      return [from, to]
    }
  }
  const sell = money.find(
    ({ before, after }) => SELL_AFTER.test(after) || (SELL.test(before) && !BUY_AFTER.test(after)),
  )
  if (!sell) return null
  const others = money.filter((each) => each !== sell)
  const before = money[money.indexOf(sell) - 1]
  const buy =
    others.find((each) => BUY_PRICE.test(each.before)) ??
    others.find(
      (each) =>
        BUY_AFTER.test(each.after) || (BUY.test(each.before) && !INVESTED_AFTER.test(each.after)),
    ) ??
    (before && isFromTo(before, sell) ? before : undefined) ??
    (others.length === 1 ? others[0] : others.find((each) => !isInvestedByWords(each)))
  return buy ? [buy, sell] : null
}

export function isInvestedByWords({ before, after }: Quantity): boolean {
  return INVESTED.test(before) || INVESTED_AFTER.test(after)
}
