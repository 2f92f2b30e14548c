import { averageCost, type Purchase } from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import {
  type Currency,
  coinIn,
  currencyIn,
  type Quantity,
  type SumQuestion,
} from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

interface Values {
  readonly purchases: readonly Purchase[]
  readonly currency: Currency | null
  readonly coin: string | null
}

const SUBJECT =
  /\baverage\b|\bavg\b|cost basis|\bbreak[- ]?even price|均价|平均(?:多少|成本|价|买入|持仓|下来)|成本价?(?:是|为|变|多少|价|[？?]|$)|(?:总|持仓|综合)成本|averag|\bprice per (?:coin|token)\b|\bhow much (?:is (?:that|it) |was (?:that|it) |did i pay )?(?:each|per (?:coin|token)|a coin)\b|(?:合|折合|等于)[^，。\d]{0,4}(?:多少|几)[^，。\d]{0,3}[每一][个枚颗]|摊(?:到|成|下来|平)/i
const PURCHASE =
  /\bbuy|\bbought|\bpurchase|\bgot\b|\badd(?:ed)?\b|\bpaid\b|\bcost\b|\bpay\b|\bprices?\b|\bDCA|\bavg|\baveraging|\bhave\b|\bhold|\bplus\b|[:：]|手里|持有|买|再加|又加|加了|加仓|补仓|建仓|入手|投|进了|接了?|成交|\bfilled\b|\bscoop|\bpicked up\b|\bgrabbed\b|\bsnagged\b|花了/i
/** Wants an amount to buy, which is another sum. */
const TO_AVERAGE =
  /(?:to|get|bring|lower|reduce)\b.{0,30}\b(?:average|avg)\b.{0,20}\bto\b|\bto (?:get|have|reach) .{0,16}\b(?:average|avg)\b|(?:降|拉|摊)(?:低)?到(?!多少|几|哪)/i

const PRICE =
  /(?:\bat|@|\bprices?(?: of| is| was| are)?|价格?(?:是|为|分别是)?|每[个枚颗]|一[个枚颗]|单价|在|以|按)\s*(?:around|about|约)?\s*$/i
const PRICE_AFTER =
  /^\s*(?:的价格|价格|价位|的时候|时候|时|附近|(?:又|再|也)?(?:买|加仓?|补仓?|入|建仓)|a piece|per (?:coin|token)|each\b)/i
const SPENT = /(?:\bfor|\bwith|\bspent|\bspend|花了?|投了?|投入了?|用了?)\s*$/i
const EACH =
  /(?:\b(?:buys|purchases|orders) of|\beach time|\bevery time|每次|每笔|每回|每周|每月|每个月|各|都)\D{0,6}$/i
const INVESTS = /(?:\binvest\w*|\bput|\bspen[dt]\w*|投了?入?了?|花了?)\s*$/i
const EACH_AFTER =
  /^\s*(?:each(?! (?:for|and))|every (?:time|week|month)|weekly|monthly|(?:worth )?(?:of \w+ )?each\b)/i

function read(question: SumQuestion): Values | Missing | null {
  const { text } = question
  if (!SUBJECT.test(text) || !PURCHASE.test(text) || TO_AVERAGE.test(text)) return null
  const amounts = question.quantities.filter(({ unit }) =>
    ['money', 'coins', 'none'].includes(unit),
  )
  if (amounts.length === 0) return null
  if (amounts.length === 1) return { missing: ['purchases'] }
  const purchases = equalPurchases(amounts) ?? pairs(amounts)
  if (!purchases) return { missing: ['amounts'] }
  const isWhole = amounts.some(({ before }) => SPENT.test(before))
  if (purchases.length < 2 && !isWhole) return { missing: ['purchases'] }
  return { purchases, currency: currencyIn(question), coin: coinIn(question) }
}

/** The same amount at each of several prices: "$100 each at 10, 8 and 5". */
function equalPurchases(amounts: readonly Quantity[]): Purchase[] | null {
  const each = amounts.find(
    ({ unit, before, after }) =>
      !PRICE.test(before) && (EACH.test(before) || (unit !== 'none' && EACH_AFTER.test(after))),
  )
  if (!each) return null
  const prices = amounts.filter((amount) => amount !== each)
  if (prices.length < 2 || prices.some(({ unit }) => unit === 'coins')) return null
  // “500 each” may be money or coins, unless a verb tells which.
  const isMoney = INVESTS.test(each.before)
  if (each.unit === 'none' && !isMoney) return null
  const amount: Quantity = each.unit === 'none' ? { ...each, unit: 'money' } : each
  return prices.flatMap((price) => purchaseOf(price, amount) ?? [])
}

/** Amount and price in turn, whichever goes first. */
function pairs(amounts: readonly Quantity[]): Purchase[] | null {
  if (amounts.length % 2 !== 0) return null
  const purchases: Purchase[] = []
  for (let at = 0; at < amounts.length; at += 2) {
    const [first, second] = [amounts[at], amounts[at + 1]]
    const purchase = first && second && pairOf(first, second)
    if (!purchase) return null
    purchases.push(purchase)
  }
  return purchases
}

function pairOf(first: Quantity, second: Quantity): Purchase | null {
  if (first.unit === 'coins' && second.unit === 'coins') return null
  if (first.unit === 'coins') return purchaseOf(second, first)
  if (second.unit === 'coins') return purchaseOf(first, second)
  const preference = likelyPrice(first) - likelyPrice(second)
  if (preference === 0) return null
  return preference > 0 ? purchaseOf(first, second) : purchaseOf(second, first)
}

/** What stands before a number says more than what follows: 100u买在10. */
function likelyPrice({ before, after }: Quantity): 0 | 1 | 2 {
  if (PRICE.test(before)) return 2
  return PRICE_AFTER.test(after) && !SPENT.test(before) ? 1 : 0
}

/** Money that was spent buys as many coins as the price says. */
function purchaseOf({ value: price, before }: Quantity, amount: Quantity): Purchase | null {
  if (price.isZero()) return { price, coins: amount.value }
  const isTotal = amount.unit === 'coins' && SPENT.test(before)
  if (isTotal && !amount.value.isZero()) {
    return { price: price.div(amount.value), coins: amount.value }
  }
  return { price, coins: amount.unit === 'money' ? amount.value.div(price) : amount.value }
}

const FORMULA = {
  en: 'average price = all that was paid ÷ all that was bought',
  zh: '均价 = 总花费 ÷ 总数量',
} as const

function solve({ purchases, currency, coin }: Values, display: Display): Solution {
  const { average, paid, coins } = averageCost(purchases)
  const money = (value: typeof paid) => display.money(value, currency)
  const price = display.price(average, currency)
  const paidFor = purchases
    .map((each) => `${display.number(each.coins)} × ${display.price(each.price, null)}`)
    .join(' + ')
  const bought = purchases.map((each) => display.number(each.coins)).join(' + ')
  const isZh = display.language === 'zh'
  const inserted = isZh
    ? `（${paidFor}）÷（${bought}）= ${money(paid)} ÷ ${display.number(coins)} = ${price}`
    : `(${paidFor}) ÷ (${bought}) = ${money(paid)} ÷ ${display.number(coins)} = ${price}`
  const total = display.coins(coins, coin)
  return isZh
    ? {
        result: `均价是 ${price}，一共花了 ${money(paid)}，买了 ${total}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: '不计手续费。',
      }
    : {
        result: `The average price is ${price}: ${money(paid)} in all for ${total}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed: 'without fees.',
      }
}

export const averageCostIn = sumReader({
  kind: 'averageCost',
  entry: 'dollar-cost-averaging',
  formula: FORMULA,
  read,
  form: ({ purchases, currency, coin }) => ({
    calculator: 'average-cost',
    inputs: {
      purchases: purchases.map(({ price, coins }) => ({ price, amount: coins })),
      ...{ currency, asset: codeOf(coin) },
    },
  }),
  solve,
})
