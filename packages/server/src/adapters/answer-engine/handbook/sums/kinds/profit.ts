import { type Decimal, exact, ONE, profit } from '@coinquiry/calculators/arithmetic'
import { coinsNamedIn } from '../coins.ts'
import type { Display } from '../display.ts'
import { isRepeat, priceChanges } from '../price-change.ts'
import {
  type Currency,
  currencyIn,
  isMoneyLike,
  type Quantity,
  type SumQuestion,
  type Unit,
} from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked, isFee, sideIn } from '../wording.ts'
import { BUY_AFTER, isInvestedByWords, isSoldAt, pricesIn } from './trade-prices.ts'
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
  /[:,] now\s*\?|\bprofits?\b|\bmake\b|\bmade\b|\bearn|\bgains?\b|\blos(?:e|t|s|ses)\b|\breturns?\b|\broi\b|\bpnl\b|\b(?:have|worth)\b|\bend up\b|\bdrop\b|\bfall\b|\brise\b|\bin %|赚|盈利|盈亏|浮盈|亏|收益|利润|回报|变成多少|还剩|剩多少|值多少|\bleft\b|\bpercent|what %|跌幅|涨幅|百分之[几多]|[涨跌]了(?:几|多少)|\bnet\b|净利|what price|什么价|how many (?:x|times)\b|几倍|\bminus\b|\bplus\b|减|(?:是|现在|等于|变)多少(?:钱|u|刀)?[?？]?$|多少钱[?？]?$|还有(?:多少|几)|[涨跌]\s?\d[\d.]*%\s?(?:会|能)?到多少|what(?:'?s| is| would be)(?: the| its| my)? (?:new )?(?:price|value)|where (?:is|does|do)|\bback\b|\b(?:how (?:much|far)|what (?:%|percent)) (?:am i|are we|is it|would i be) (?:up|down)\b|\bam i up or down\b/i
const WANTED =
  /how much|how many|what(?:'?s|s| is| are| was| will| would| do| did| percent)?\b|calculate|compute|work out|\b(?:profit|pnl|roi)\s*(?:\?|$)|\bnet\s*\?|\b(?:minus|plus|gain)\b|\bnet (?:result|effect|change)\b|where (?:is|does|do)\b|\bnow\s*\?|多少|几个点|百分之几|几倍|什么价|算|盈亏|净利/i
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
  /\b(?:sold|sell) (?:half|part|some)\b|卖[了掉]?(?:一半|部分)|leverage|[x×倍] ?(?:long|short|isolated|cross|position|[开做][多空]|[多空]单)|杠杆|合约|\bAP[RY]\b|stak|质押|年化|复利|compound|interest|利息|market cap|市值|average|均价|recover|回本|\btax|税/i

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
const TIMES_ONLY = /^\s*次[,，]?\s*(?:每次)?\s*$/
const IN_TURN = /\bthen\b|再|又|接着|然后/i
/** The number is the gain that is wanted. */
const GOAL =
  /\b(?:to|want|wanna|must|need) (?:make|earn|gain|pocket|profit)\s*(?:a |about )?$|(?:想|要|能)(?:净?赚|挣)\s*$/i

/** What a trade that the question tells of makes. */
export function tradeIn(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (ELSEWHERE.test(text) || isFeesOnly(text) || sideIn(text) === 'short') return null
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
    if (money.some(({ before }) => GOAL.test(before))) return null
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
  const repeat = quantities.find(isRepeat)
  const [invested, ...others] = money.filter(({ written }) => written !== repeat?.written)
  const isInTurn = !invested && !coins && IN_TURN.test(text) && coinsNamedIn(text).length < 2
  if (others.length > 0 || !(invested || isInTurn)) return null
  const changes = priceChanges({
    text,
    quantities: quantities
      .filter((each) => !fees.includes(each) && each !== repeat)
      .map((each) =>
        repeat && TIMES_ONLY.test(each.before) ? { ...each, before: repeat.before } : each,
      ),
  })
  if (repeat) {
    const [change, ...more] = changes
    if (!change || more.length > 0 || !invested) return null
    return {
      ...base,
      buy: invested.value,
      sell: invested.value.times(change.pow(repeat.value)),
      coins: null,
    }
  }
  if (!invested) {
    if (changes.length < 2 || changes.length !== quantities.length) return null
    return {
      ...base,
      buy: ONE,
      sell: changes.reduce((all, each) => all.times(each), ONE),
      coins: null,
    }
  }
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
    missing: [isSoldAt(invested) ? 'buy' : 'sell'],
  }
}

/** What was put in, and then what may be the price of one coin. */
const isAmountOnly = (put: Quantity, { before }: Quantity): boolean =>
  isInvestedByWords(put) && !WHOLE.test(before)

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

const isInvested = (each: Quantity): boolean => each.unit === 'money' || isInvestedByWords(each)

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
  read: tradeIn,
  form: ({ buy, sell, coins, fee, saleFee, currency }) => ({
    calculator: 'profit',
    inputs: {
      ...{ entry: buy, exit: sell, amount: coins ?? ONE, currency },
      ...{ entryFee: fee.times(100), exitFee: saleFee.times(100) },
    },
  }),
  solve,
})
