import { conversion, type Decimal } from '@coinquiry/calculators/arithmetic'
import { codeOf, tickerOf } from '../coins.ts'
import type { Display } from '../display.ts'
import {
  type Currency,
  coinIn,
  isMoneyLike,
  type Quantity,
  type SumQuestion,
} from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

interface Values {
  readonly amount: Decimal
  readonly price: Decimal
  readonly to: 'money' | 'coins'
  readonly currency: Currency | null
  readonly coin: string | null
}

const WANTED =
  /how (?:much|many)|what(?:'?s| is| are| would| will| do)\b|\b(?:to|into) (?:btc|bitcoin|eth|sol)\b|\bworth\b|\bvalue of\b|\bconvert|\bcalculate|\bexchange\b|\b(?:in|to|into) (?:us )?(?:dollars|usd|euros?|yuan|rmb)\b|=\s*\?|多少|换算|折合|换成|兑换?|等于|几个|算一?下/i
const COIN_WORDS =
  'bitcoins?|btc|ethereum|ether|eth|sol(?:ana)?|doge(?:coin)?|bnb|xrp|ada|it|each|coins?|tokens?|比特币|大饼|以太坊|以太|狗狗币|币'
/** Says that the number after it is the price of one coin. */
const PRICE = new RegExp(
  `(?:\\bat(?: a price of)?|@|\\bprices?(?: of| is| was)?|\\b(?:${COIN_WORDS})(?:'s)?\\s*(?:price)?\\s*(?:is|=|costs?|goes to|go to|hits?|reach(?:es)?|trades at|is at|was)?|\\bgoes to|\\bhits?|\\breach(?:es)?|\\brate(?: of| is)?|汇率(?:是|为)?|单价(?:是|为)?|价格?(?:是|为)?|每[个枚颗]|(?:比特币|大饼|以太坊|以太|狗狗币|币)(?:价格?)?(?:是|为|在)?|按|以|现价|现在|涨到|跌到|到)\\s*(?:around|about|约|了)?\\s*$`,
  'i',
)
const PRICE_AFTER =
  /^\s*(?:each\b|apiece|a piece|per (?:coin|token|btc|eth|sol|bitcoin)|\/\s*(?:btc|eth|coin|个|枚)|[一每][个枚颗]|的(?:价格?|汇率)|的时候|时(?!间))/i
const AT = /(?:\bat|@|按|汇率)\s*$/i
/** The price stands on one side of "1 BTC = 60000". */
const EQUALS = /^\s*(?:is|=|costs?|at|equals|价格?|是|卖|要|等于)?\s*(?:at\s*)?$/i
const SPENT = /(?:\bwith|\bfor|\bspend|\bhave|\binvest|\bput|用|花|拿|有|投)\s*$/i
const LIVE = /\bnow\b|\btoday\b|current(?:ly)?|现在|目前|当前|今天|实时/i

/** Other sums with a price in them. */
const ELSEWHERE =
  /\bprofit|\bgains?\b|\blos[est]|\btax|average|market ?cap|supply|liquidat|leverage|\bstak|\bfees?\b|赚|亏|盈|税|均价|成本|市值|流通量|爆仓|杠杆|质押|手续费/i

function read(question: SumQuestion): Values | Missing | null {
  const { text } = question
  const quantities = question.quantities.map(asCoins)
  if (!WANTED.test(text) || ELSEWHERE.test(text)) return null
  if (quantities.some(({ unit }) => unit === 'percent' || unit === 'times')) return null
  const [one, unitPrice] = unitPriceIn(quantities)
  const coin = coinIn(question)
  const price = unitPrice ?? priceIn(quantities)
  if (!price) return null
  const others = quantities.filter((each) => each !== price && each !== one && each.unit !== 'time')
  const amount = others.length === 0 && unitPrice === undefined ? undefined : others[0]
  if (!amount || others.length !== 1 || (LIVE.test(text) && price.unit === 'none')) return null
  const base = { amount: amount.value, price: price.value, coin }
  if (amount.unit === 'coins' || (amount.unit === 'none' && one && !SPENT.test(amount.before))) {
    return { ...base, to: 'money', currency: price.currency, coin: amount.coin ?? coin }
  }
  if (amount.unit === 'none' && !(SPENT.test(amount.before) || NUMBER_WANTED.test(text)))
    return null
  if (SATS.test(text) && (!coin || tickerOf(coin) === 'BTC')) {
    const currency = amount.currency ?? price.currency
    return { ...base, price: price.value.div(1e8), coin: 'sats', to: 'coins', currency }
  }
  if (COUNT_WANTED.test(text)) {
    return { ...base, to: 'coins', currency: amount.currency ?? price.currency }
  }
  if (isStable(amount) && !isStable(price) && !coin) {
    return {
      ...base,
      to: 'money',
      currency: price.currency ?? wantedCurrency(text),
      coin: amount.currency,
    }
  }
  if (!coin && !one) {
    const wanted = STABLE.exec(text)?.[1]
    if (!wanted || amount.unit !== 'money') return null
    return {
      ...base,
      to: 'coins',
      currency: amount.currency,
      coin: wanted === 'u' ? 'USDT' : wanted,
    }
  }
  const currency = amount.currency ?? price.currency
  return { ...base, coin: coin ?? one?.currency ?? null, to: 'coins', currency }
}

/** Gwei are a part of an ETH, and no money. */
const asCoins = (each: Quantity): Quantity =>
  each.unit === 'gwei' ? { ...each, unit: 'coins', coin: 'ETH', value: each.value.div(1e9) } : each

/** "1 BTC = 60000": the coin that is priced, and its price. */
function unitPriceIn(quantities: readonly Quantity[]): [Quantity, Quantity] | [] {
  for (const [at, one] of quantities.entries()) {
    const price = quantities[at + 1]
    const isOne = (one.unit === 'coins' || isStable(one)) && one.value.equals(1)
    if (isOne && price && isMoneyLike(price) && EQUALS.test(withoutCoin(one.after))) {
      if (quantities.length > 2) return [one, price]
    }
  }
  return []
}

const withoutCoin = (text: string) => text.replace(new RegExp(`^\\s*(?:${COIN_WORDS})`, 'i'), '')

/** Of two that look like prices, “at” and the like tell which is one: how much BTC is $100 at 100k? */
function priceIn(quantities: readonly Quantity[]): Quantity | undefined {
  const prices = quantities.filter((each, at) => {
    const previous = quantities[at - 1]
    // “7.2 的汇率 3 万元”: the rate is the number before.
    const isTaken =
      previous && isMoneyLike(previous) && PRICE_AFTER.test(previous.after) && each.currency
    return isMoneyLike(each) && !isTaken && isPrice(each)
  })
  if (prices.length <= 1) return prices[0]
  const [sure, ...others] = prices.filter(({ before }) => AT.test(before))
  return others.length === 0 ? sure : undefined
}

function isPrice({ before, after }: Quantity): boolean {
  return PRICE.test(before) || PRICE_AFTER.test(after)
}

const NUMBER_WANTED = /how (?:much|many)|\bworth|convert|多少|几|换/i
const SATS = /\bsat(?:oshi)?s\b|聪/i
const COUNT_WANTED = /how many (?:coins|tokens)|(?:多少|几)[个枚颗]/i

const isStable = ({ currency }: Quantity) =>
  currency === 'USDT' || currency === 'USDC' || currency === 'DAI'

/** A stablecoin that somebody wants for another currency. */
const STABLE = /(?<![a-z])(usdt|usdc|u)(?![a-z])/i

const wantedCurrency = (text: string): Currency | null =>
  /人民币|rmb|cny|yuan|元/i.test(text) ? 'CNY' : null

const FORMULA = {
  en: 'amount × price, or money ÷ price',
  zh: '数量 × 价格，或 金额 ÷ 价格',
} as const

function solve({ amount, price, to, currency, coin }: Values, display: Display): Solution {
  const result = conversion(amount, price, to)
  const money = (value: Decimal) => display.money(value, currency)
  const isZh = display.language === 'zh'
  const one = coin ? `1 ${tickerOf(coin)}` : isZh ? '1 枚' : 'one coin'
  const [from, into] =
    to === 'money'
      ? [display.coins(amount, coin), money(result)]
      : [money(amount), display.coins(result, coin)]
  const sign = to === 'money' ? '×' : '÷'
  const inserted = `${display.number(amount)} ${sign} ${display.number(price)} = ${into}`
  if (isZh) {
    return {
      result: `按 ${one} = ${display.price(price, currency)} 计算，${from} 是 ${into}。`,
      formula: `${to === 'money' ? '数量 × 价格' : '金额 ÷ 价格'} = ${inserted}`,
      assumed: '价格是你给的，不是实时价格；不计手续费、点差和滑点。',
    }
  }
  return {
    result: `At ${display.price(price, currency)} for ${one}, ${from} ${amount.equals(1) || to === 'coins' ? 'is' : 'are'} ${into}.`,
    formula: `${to === 'money' ? 'amount × price' : 'money ÷ price'} = ${inserted}`,
    assumed: 'the price is the one you gave, not a live one; without fees, spread and slippage.',
  }
}

export const conversionIn = sumReader({
  kind: 'conversion',
  entry: 'how-to-start',
  formula: FORMULA,
  read,
  form({ amount, price, to, currency, coin }) {
    const [money, asset] = [currency ?? 'USD', codeOf(coin) ?? 'COIN']
    const sides =
      to === 'money'
        ? { from: asset, to: money, fromPrice: price }
        : { from: money, to: asset, toPrice: price }
    return { calculator: 'conversion', inputs: { amount, ...sides, currency } }
  },
  solve,
})
