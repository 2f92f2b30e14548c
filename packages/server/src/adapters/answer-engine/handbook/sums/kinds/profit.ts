import { type Decimal, exact, ONE, profit } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { isFromTo, priceChanges } from '../price-change.ts'
import {
  type Currency,
  currencyIn,
  isMoneyLike,
  type Quantity,
  type SumQuestion,
  type Unit,
} from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked, isFee } from '../wording.ts'
import { isFeesOnly } from './trading-fees.ts'

interface Values {
  readonly buy: Decimal
  readonly sell: Decimal
  /** Null if the prices are all that is known: then it is the profit on one coin, or on all. */
  readonly coins: Decimal | null
  readonly fee: Decimal
  readonly saleFee: Decimal
  readonly currency: Currency | null
}

const SUBJECT =
  /[:,] now\s*\?|\bprofits?\b|\bmake\b|\bmade\b|\bearn|\bgains?\b|\blos(?:e|t|s|ses)\b|\breturns?\b|\broi\b|\bpnl\b|\b(?:have|worth)\b|\bend up\b|\bdrop\b|\bfall\b|\brise\b|\bin %|赚|盈利|盈亏|浮盈|亏|收益|利润|回报|变成多少|还剩|剩多少|值多少|\bleft\b|\bpercent|what %|跌幅|涨幅|百分之[几多]|[涨跌]了(?:几|多少)|\bnet\b|净利|what price|什么价|how many (?:x|times)\b|几倍|\bminus\b|\bplus\b|减|(?:是|现在|等于|变)多少(?:钱|u|刀)?[?？]?$|多少钱[?？]?$|还有(?:多少|几)|what(?:'?s| is| would be)(?: the| its| my)? (?:new )?(?:price|value)|where (?:is|does|do)|\bback\b/i
const WANTED =
  /how much|how many|what(?:'?s|s| is| are| was| will| would| do| did| percent)?\b|calculate|compute|work out|\b(?:profit|pnl|roi)\s*(?:\?|$)|\bnet\s*\?|\b(?:minus|plus|gain)\b|where (?:is|does|do)\b|\bnow\s*\?|多少|几个点|百分之几|几倍|什么价|算|盈亏|净利/i
const GAINED = /\bprofit|\bgain|\blos[est]|\bpnl\b|\broi\b|赚|亏|盈/i
const BOUGHT = /\bbuy|\bbought|\bpa(?:id|ying)|买|入手|成本/i
const SOLD = /\bsell|\bsold|卖/i
const HELD =
  /\b(?:put|bought|buy|invested|paid|got in|entered|entry)\b|买|入手|投了|成本|抄底|进场|进的/i
const NOW = /\bnow\b|\bcurrently\b|\btoday\b|现在|如今|目前|现价/i
/** The whole is worth that much, and not one coin. */
const WHOLE = /worth(?! of)|\bhave\b|\bleft\b|值|剩|变成|总共|一共|账户|余额/i
/** Nothing that asks for something follows. */
const ENDS =
  /^[\s\p{P}]*(?:(?:usdt|each|now|today|currently|already|rn|lol|lmao|wow|haha|yay|bro|guys|了|啦|呀|左右|多|一个|一枚|哈|呵|嘿)[\s\p{P}]*)*$/iu
/** Other sums with money in them. */
const ELSEWHERE =
  /leverage|杠杆|合约|\bAP[RY]\b|stak|质押|年化|复利|compound|interest|利息|market cap|市值|average|均价|recover|回本|\btax|税/i

const BUY =
  /(?:\bbuy(?:ing)?|\bbought|\bpa(?:id|ying)|\bcosts?(?: me)?|\bpurchased?|\bentry|\bentered|\bgot in|\bfrom|\bwas|成本价?|买入价?|买的?|买入|买进|进场|入手|从|由)\s*(?:\w+ ){0,3}(?:in )?(?:at|for|price|of|is|in)?\s*(?:了|的|是|在|价|为)?\s*$/i
const BUY_AFTER = /^\s*(?:每[个枚颗])?(?:的时候|时|价格)?(?:买|入手|进场|进[的了]|抄底)/
const SELL =
  /(?:\bsell(?:ing)?|\bsold|\bdumped|\bcashed out|\b(?:came|got) out|\bended(?: up)?|\bexit(?:ed)?|\bgoes (?:up |down )?to|\bwent (?:up |down )?to|\b(?:rises?|falls?|drops?|hits?|reach(?:es)?|gets?|it'?s(?: now)?(?: at)?|is (?:now )?at|is now|now at|now|worth|grows?|to)\b|卖出?价?|卖了|卖掉|涨到了?|跌到了?|到了?|现在(?:账户|余额|总共|一共)?|还?只?剩下?|卖[了出]?得|只?值|变成|出来时?|抛了?|甩了?|清仓|炒成了?|现价|如今|出掉)\s*(?:\w+ ){0,2}(?:at|for|to|price|is)?\s*(?:了|是|在|价|为)?\s*$/i
const SELL_AFTER =
  /^\s*now\b(?!\s*(?:it'?s|is|at|worth|the)\b|\s+$)|^\s*(?:today|left)\b|^\s*(?:每[个枚颗])?(?:的时候|时|价格)?(?:全部?|都|就|再|又)?(?:卖|割|清仓|出手|出[掉的了清]|走[的了]|抛)/
const INVESTED =
  /(?:\binvest(?:ed|ing)?|\bput(?: in)?|\bwith|\bspent|\bspend|\busing|投了?|投入了?|本金|用|花了?|拿|买了?|有)\s*$/i
const INVESTED_AFTER =
  /^\s*(?:worth\b|of (?!loss|profit)|的?\s?(?:本金|比特币|以太|狗狗币|仓位|btc|eth))/i
const TOTAL = /\bfor\s*$|\bpaid\s*$|花了?|用了?|得了?|到手|共|收回|拿回/i
const ONE_COIN = /^\s*(?:for )?(?:each|apiece|a piece|per|a coin|\/|[一每][个枚颗])/i
/** The money is what is there now, and what it was before is asked for. */
const BEFORE_ASKED =
  /\b(?:start(?:ed)? with|put in|invest(?:ed)?)(?: \w+)?\s*\??$|(?:当初|原来|原先|原本|一开始)[^，,。\d]{0,6}多少|本金(?:是|有)?多少|投了多少/i
const LEFT = /剩下?了?\s*$/
const LEFT_AFTER = /^\s*left\b/i
const LOST = /\blost\b|\bdropped\b|\bfell\b|[亏跌]了/i
/** A rate per time, which counts more than once. */
const PER_TIME =
  /每(?:[天日周年]|个?月|个?星期)|\b(?:a|per|each|every) (?:day|week|month|year)\b|\b(?:daily|weekly|monthly)\b/i
const TO_ONLY = /^\s*(?:to|到)\s*$/i
const FROM = /(?:\bfrom|从|由)\s*$/i

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (ELSEWHERE.test(text) || isFeesOnly(text)) return null
  const isTrade = BOUGHT.test(text) && SOLD.test(text)
  const isSubject = SUBJECT.test(text) || isTrade
  const isStated = isStatedAlone(question)
  if (!isStated && !(isSubject && (isAsked(text) || WANTED.test(text)))) return null
  const fees = quantities.filter(isFee)
  const [fee, saleFee = fee] = fees
  if (fees.length > 2) return null
  const coins = quantities.find(({ unit }) => unit === 'coins')
  // Where not all of them are sold, or they are of several kinds, this formula has no place for it.
  const isSplit = quantities.some(
    ({ unit, value }) => unit === 'coins' && coins && !value.equals(coins.value),
  )
  if (isSplit) return null
  const money = quantities.flatMap((each, at) =>
    isMoneyLike(each) ? [withVerb(each, quantities[at - 1])] : [],
  )
  const prices = pricesIn(money)
  const hasUnits = (unit: Unit) =>
    quantities.some((each) => each.unit === unit && !fees.includes(each))
  const base = {
    fee: fee?.value ?? exact(0),
    saleFee: saleFee?.value ?? exact(0),
    currency: currencyIn(question),
  }
  if (prices) {
    // A leverage or a change that this formula has no place for.
    if (hasUnits('times') || hasUnits('percent')) return null
    const [buy, sell] = prices
    const invested = money.find((each) => each !== buy && each !== sell)
    if (invested && !isInvested(invested)) return null
    if (isStated && (isMixed(money) || (invested && BUY_AFTER.test(invested.after)))) return null
    if (isStated && !invested && !coins && isAmountOnly(buy, sell)) return { missing: ['buy'] }
    if (invested && !buy.value.isZero()) {
      return { ...base, buy: buy.value, sell: sell.value, coins: invested.value.div(buy.value) }
    }
    if (!coins || coins.value.isZero()) {
      return { ...base, buy: buy.value, sell: sell.value, coins: coins?.value ?? null }
    }
    const isPaidInAll = isInAll(buy, sell, coins.value)
    const each = (price: Quantity, isInAll: boolean) =>
      isInAll ? price.value.div(coins.value) : price.value
    return {
      ...base,
      buy: each(buy, isPaidInAll),
      sell: each(sell, isPaidInAll && isTotal(sell)),
      coins: coins.value,
    }
  }
  if (isStated || !WANTED.test(text) || PER_TIME.test(text)) return null
  const [invested, ...others] = money
  if (!invested || others.length > 0) return null
  const changes = priceChanges({
    text,
    quantities: quantities.filter((each) => !fees.includes(each)),
  })
  // A multiple beside a percentage is a leverage, as long as the price doesn’t do both.
  if (hasUnits('times') && hasUnits('percent')) return null
  if (changes.length > 0 && !coins) {
    const ratio = changes.reduce((all, each) => all.times(each), ONE)
    if (!isLeft(text, invested)) {
      return { ...base, buy: invested.value, sell: invested.value.times(ratio), coins: null }
    }
    if (ratio.isZero()) return null
    return { ...base, buy: invested.value.div(ratio), sell: invested.value, coins: null }
  }
  const [isBought, isSold] = [BOUGHT.test(text), SOLD.test(text)]
  const isWanted = changes.length === 0 && coins && GAINED.test(text)
  if (!isWanted || !(isBought || isSold)) return null
  if (isBought !== isSold) return { missing: [isBought ? 'sell' : 'buy'] }
  return {
    missing: [SELL.test(invested.before) || SELL_AFTER.test(invested.after) ? 'buy' : 'sell'],
  }
}

/** What was put in, and then what may be the price of one coin. */
const isAmountOnly = (put: Quantity, { before }: Quantity): boolean =>
  (INVESTED.test(put.before) || INVESTED_AFTER.test(put.after)) && !WHOLE.test(before)

const isMixed = (money: readonly Quantity[]): boolean =>
  new Set(money.flatMap(({ currency }) => currency ?? [])).size > 1

/** “I put 2k in at 0.1, now it’s 0.35”, and nothing after it: whoever says so wants to know the gain. */
function isStatedAlone({ text, quantities }: SumQuestion): boolean {
  const last = quantities.at(-1)
  if (!last || isAsked(text) || WANTED.test(text)) return false
  return HELD.test(text) && NOW.test(text) && ENDS.test(last.after)
}

function isLeft(text: string, { before, after }: Quantity): boolean {
  if (BEFORE_ASKED.test(text)) return true
  return (LEFT.test(before) || LEFT_AFTER.test(after)) && LOST.test(text)
}

/** “10 SOL for $1,200” is the price of all of them, “for $120 each” of one. */
function isTotal({ before, after }: Quantity): boolean {
  return TOTAL.test(before) && !ONE_COIN.test(after)
}

/** Whether what was paid is for all coins: by its words, unless only the other reading is likely. */
function isInAll(buy: Quantity, sell: Quantity, coins: Decimal): boolean {
  const isSaid = isTotal(buy)
  if (isTotal(sell) || ONE_COIN.test(buy.after) || buy.value.isZero()) return isSaid
  const each = sell.value.div(buy.value)
  const [said, other] = isSaid ? [each.times(coins), each] : [each, each.times(coins)]
  return isLikely(said) || !isLikely(other) ? isSaid : !isSaid
}

/** A price that hardly any coin becomes between two trades tells of a misreading. */
const isLikely = (ratio: Decimal) => ratio.greaterThan('0.05') && ratio.lessThan(20)

/** “Sold 0.25 btc at 92000”: what is done with the coins tells what their price is. */
function withVerb(price: Quantity, previous: Quantity | undefined): Quantity {
  const isNext = previous?.unit === 'coins' && /^\s*(?:at|for|@)\s*$/i.test(price.before)
  return isNext ? { ...price, before: previous.before.trimEnd() + price.before } : price
}

function isInvested({ unit, before, after }: Quantity): boolean {
  return unit === 'money' || INVESTED.test(before) || INVESTED_AFTER.test(after)
}

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
    others.find(
      (each) =>
        BUY_AFTER.test(each.after) || (BUY.test(each.before) && !INVESTED_AFTER.test(each.after)),
    ) ??
    (before && isFromTo(before, sell) ? before : undefined) ??
    (others.length === 1 ? others[0] : others.find((each) => !isInvestedByWords(each)))
  return buy ? [buy, sell] : null
}

function isInvestedByWords({ before, after }: Quantity): boolean {
  return INVESTED.test(before) || INVESTED_AFTER.test(after)
}

const FORMULA = {
  en: 'profit = sale price × amount × (1 − fee rate) − purchase price × amount × (1 + fee rate)',
  zh: '盈亏 = 卖出价 × 数量 ×（1 − 费率）− 买入价 × 数量 ×（1 + 费率）',
} as const

function solve({ buy, sell, coins, fee, saleFee, currency }: Values, display: Display): Solution {
  const result = profit({ buy, sell, coins: coins ?? ONE, fee, saleFee })
  const gained = display.money(result.profit.abs(), currency)
  const part = display.percent(result.part.abs())
  const side = (price: Decimal, sign: string, charged: Decimal) => {
    const amount = coins ? ` × ${display.number(coins)}` : ''
    const rate = charged.isZero() ? '' : ` × (1 ${sign} ${display.rate(charged)})`
    return `${display.number(price)}${amount}${rate}`
  }
  const difference = display.money(result.profit, currency)
  const inserted = `${side(sell, '−', saleFee)} − ${side(buy, '+', fee)} = ${difference}`
  const received = display.money(result.received, currency)
  const paid = display.money(result.paid, currency)
  const isLoss = result.profit.isNegative()
  const ratio = result.received.div(result.paid)
  const times = ratio.lessThan(2) ? '' : display.number(ratio.toDecimalPlaces(2))
  if (display.language === 'zh') {
    const one = coins ? '' : '；没有说明数量，按一枚（或按总额）计算'
    return {
      result: `${isLoss ? '亏损' : '盈利'} ${gained}（${isLoss ? '−' : '+'}${part}${times && `，${times} 倍`}）：投入 ${paid}，得到 ${received}。`,
      formula: `${FORMULA.zh} = ${inserted}`,
      assumed: `${fee.isZero() ? '不计手续费和税' : '买卖各收一次手续费，不计税'}${one}。`,
    }
  }
  const one = coins
    ? ''
    : '; no amount is given, so it is for one coin, or for all if these are totals'
  return {
    result: `That is a ${isLoss ? 'loss' : 'profit'} of ${gained} (${isLoss ? '−' : '+'}${part}${times && `, ${times}×`}): ${paid} paid, ${received} received.`,
    formula: `${FORMULA.en} = ${inserted}`,
    assumed: `${fee.isZero() ? 'without fees and taxes' : 'the fee is paid on both trades; without taxes'}${one}.`,
  }
}

export const profitIn = sumReader({
  kind: 'profit',
  entry: 'risk-management',
  formula: FORMULA,
  read,
  form: ({ buy, sell, coins, fee, saleFee, currency }) => ({
    calculator: 'profit',
    inputs: {
      ...{ entry: buy, exit: sell, amount: coins ?? ONE, currency },
      ...{ entryFee: fee.times(100), exitFee: saleFee.times(100) },
    },
  }),
  solve,
})
