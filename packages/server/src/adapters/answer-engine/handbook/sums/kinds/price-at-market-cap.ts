import {
  type Decimal,
  exact,
  marketCapAtPrice,
  priceAtMarketCap,
  supplyAtPrice,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { isFromTo } from '../price-change.ts'
import {
  type Currency,
  currencyIn,
  isMoneyLike,
  type Quantity,
  type SumQuestion,
} from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

const ZERO = exact(0)

interface Values {
  /** Two of the three are given, and the third follows. */
  readonly supply: Decimal | null
  readonly cap: Decimal | null
  readonly price: Decimal | null
  readonly currency: Currency | null
}

const CAP_WORDS = 'market ?cap(?:italization)?|\\bmcap|\\bcap\\b|\\bfdv\\b|valuation|市值|估值'
const SUPPLY_WORDS = 'supply|circulati\\w*|outstanding|供应量?|流通量?|总量|发行量?|总共|一共有?'
const SUBJECT = new RegExp(`${CAP_WORDS}|${SUPPLY_WORDS}`, 'i')
const CAP = new RegExp(CAP_WORDS, 'i')
const CAP_BEFORE = new RegExp(`(?:${CAP_WORDS})\\D{0,12}$`, 'i')
const CAP_AFTER = new RegExp(`^\\s*(?:的|in )?(?:${CAP_WORDS})`, 'i')
const SUPPLY_BEFORE = new RegExp(`(?:${SUPPLY_WORDS})\\D{0,14}$`, 'i')
const SUPPLY_AFTER = new RegExp(
  `^\\s*(?:\\w+ )?(?:的|in )?(?:total |max )?(?:${SUPPLY_WORDS}|tokens?|coins?|个|枚)`,
  'i',
)
const SUPPLY_NEXT = /^\s*(?:total |max )?supply/i
const PRICE_WANTED =
  /\bprices?\b|\bhow much (?:is|would|will|per|one|a)\b|\bworth\b|\bcosts?\b|价|多少钱|每[个枚颗]|一[个枚颗]|1个/i
const CAP_WANTED = new RegExp(
  `^\\W*(?:the |its )?(?:${CAP_WORDS}) at\\b|what(?:'?s| is| would be| will be)?(?: the| its)? (?:${CAP_WORDS})|how (?:much|big|high|large)\\D{0,24}(?:${CAP_WORDS})|(?:${CAP_WORDS})(?:是|为|要|会|得|需要|有|应该)*(?:到|达到)?(?:多少|多大|几)|多[少大]\\D{0,4}市值|(?:${CAP_WORDS})\\s*[?？]`,
  'i',
)
const SUPPLY_WANTED = new RegExp(
  `(?:how (?:many|much|big)|what).{0,20}(?:${SUPPLY_WORDS}|coins|tokens)|(?:${SUPPLY_WORDS})\\s*[?？]|(?:${SUPPLY_WORDS}).{0,4}(?:多少|几)|(?:多少|几)[个枚].{0,4}(?:${SUPPLY_WORDS})?`,
  'i',
)
const REACH =
  /\b(?:reach|hit|get to|go to|to|at|be|cost|worth)\s*(?:even |a |about )?$|(?:涨到|达到|到|上|是|为|破|冲|值)\s*$/i

function read(question: SumQuestion): Values | Missing | null {
  const { text } = question
  if (!SUBJECT.test(text)) return null
  // What a price or a market cap becomes when it grows so many times.
  if (question.quantities.some(({ unit }) => unit === 'times')) return null
  const amounts = question.quantities.filter(
    (each) => isMoneyLike(each) || (each.unit === 'coins' && !each.value.equals(1)),
  )
  const grown = grownIn(amounts)
  if (grown && PRICE_WANTED.test(text))
    return { ...grown, price: null, currency: currencyIn(question) }
  const cap = CAP_WANTED.test(text)
    ? undefined
    : amounts.find((each) => each.unit !== 'coins' && isCap(each) && !SUPPLY_NEXT.test(each.after))
  const isSupplyWanted = cap && amounts.length === 2 && SUPPLY_WANTED.test(text)
  const supply = isSupplyWanted ? undefined : amounts.find((each) => each !== cap && isSupply(each))
  const [other, ...more] = amounts.filter((each) => each !== cap && each !== supply)
  const currency = currencyIn(question)
  if (cap && other) {
    const isWanted = isSupplyWanted && isMoneyLike(other)
    return isWanted ? { supply: null, cap: cap.value, price: other.value, currency } : null
  }
  if (cap) {
    if (!PRICE_WANTED.test(text)) return null
    return supply
      ? { supply: supply.value, cap: cap.value, price: null, currency }
      : { missing: ['supply'] }
  }
  if (!other || more.length > 0 || !isMoneyLike(other)) return null
  const isReached = REACH.test(other.before)
  if (supply) {
    const isWanted = CAP_WANTED.test(text) || isReached
    return isWanted ? { supply: supply.value, cap: null, price: other.value, currency } : null
  }
  return CAP.test(text) && CAP_WANTED.test(text) && isReached ? { missing: ['supply'] } : null
}

/** “Now at 1.4, the market cap goes from 2 to 10 billion”: as many coins as the first makes, at the second. */
function grownIn(amounts: readonly Quantity[]): { supply: Decimal; cap: Decimal } | null {
  const at = amounts.findIndex((each, next) => {
    const from = amounts[next - 1]
    return from && isCap(from) && !isCap(each) && isFromTo(from, each)
  })
  const [from, cap] = [amounts[at - 1], amounts[at]]
  const [price, ...others] = amounts.filter((each) => each !== from && each !== cap)
  if (!from || !cap || !price || others.length > 0 || isSupply(price)) return null
  if (price.value.isZero() || !isMoneyLike(price)) return null
  return { supply: from.value.div(price.value), cap: cap.value }
}

function isCap({ before, after }: Quantity): boolean {
  return CAP_AFTER.test(after) || CAP_BEFORE.test(before)
}

function isSupply({ unit, currency, before, after }: Quantity): boolean {
  if (currency) return false
  return unit === 'coins' || SUPPLY_AFTER.test(after) || SUPPLY_BEFORE.test(before)
}

const FORMULA = {
  en: 'market cap = price × coins in circulation',
  zh: '市值 = 价格 × 流通量',
} as const

function solve(values: Values, display: Display): Solution {
  const { currency } = values
  const isZh = display.language === 'zh'
  const money = (value: Decimal) => display.money(value, currency)
  const assumed = isZh
    ? '流通量不变；市值大不大，可以与整个加密市场或大公司的市值对照。'
    : 'the supply stays as it is. To judge a market cap, hold it against that of the whole crypto market or of large companies.'
  if (!values.supply) {
    const [cap, price] = [values.cap ?? ZERO, values.price ?? ZERO]
    const supply = supplyAtPrice(cap, price)
    const coins = display.largeNumber(supply)
    const [worth, each] = [display.largeMoney(cap, currency), display.price(price, currency)]
    const inserted = `${money(cap)} ÷ ${each} = ${display.number(supply)}`
    return isZh
      ? {
          result: `市值 ${worth}、每枚 ${each} 时，流通量是 ${coins} 枚。`,
          formula: `流通量 = 市值 ÷ 价格 = ${inserted}`,
          assumed: '市值按流通量算；按总量算的是完全稀释估值（FDV）。',
        }
      : {
          result: `At a market cap of ${worth} and ${each} a coin, ${coins} coins circulate.`,
          formula: `coins in circulation = market cap ÷ price = ${inserted}`,
          assumed: 'a market cap of the circulating coins; that of all coins is the FDV.',
        }
  }
  const coins = display.largeNumber(values.supply)
  if (values.cap) {
    const price = display.price(priceAtMarketCap(values.cap, values.supply), currency)
    const cap = display.largeMoney(values.cap, currency)
    const inserted = `${money(values.cap)} ÷ ${display.number(values.supply)} = ${price}`
    return isZh
      ? {
          result: `市值 ${cap}、流通量 ${coins} 时，每枚价格是 ${price}。`,
          formula: `价格 = 市值 ÷ 流通量 = ${inserted}`,
          assumed,
        }
      : {
          result: `With a market cap of ${cap} and ${coins} coins, one coin costs ${price}.`,
          formula: `price = market cap ÷ coins in circulation = ${inserted}`,
          assumed,
        }
  }
  const cap = marketCapAtPrice(values.price ?? ZERO, values.supply)
  const price = display.price(values.price ?? ZERO, currency)
  const inserted = `${price} × ${display.number(values.supply)} = ${money(cap)}`
  return isZh
    ? {
        result: `每枚 ${price}、流通量 ${coins} 时，市值要到 ${display.largeMoney(cap, currency)}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed,
      }
    : {
        result: `At ${price} for each of ${coins} coins, the market cap would be ${display.largeMoney(cap, currency)}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed,
      }
}

export const priceAtMarketCapIn = sumReader({
  kind: 'priceAtMarketCap',
  entry: 'market-cap-fdv',
  formula: FORMULA,
  read,
  form({ supply, cap, price, currency }) {
    if (!supply) return { calculator: 'supply-at-market-cap', inputs: { cap, price, currency } }
    return cap
      ? { calculator: 'price-at-market-cap', inputs: { cap, supply, currency } }
      : { calculator: 'market-cap', inputs: { price, supply, currency } }
  },
  solve,
})
