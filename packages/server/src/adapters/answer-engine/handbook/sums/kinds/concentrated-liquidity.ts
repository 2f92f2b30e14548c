import { concentratedLoss, type Decimal } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { isFromTo, priceChanges } from '../price-change.ts'
import { type Currency, isMoneyLike, type Quantity, type SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

/** Liquidity between two prices, while the price goes from one to another. */
interface Values {
  readonly before: Decimal
  readonly after: Decimal
  readonly lower: Decimal
  readonly upper: Decimal
  readonly deposit: Decimal | null
  readonly currency: Currency | null
}

const SUBJECT = /impermanent loss|\bIL\b|divergence loss|无常损失|无偿损失/i
const RANGE = /(?:\branges?\b|\bbetween\b|concentrated|区间|范围|集中流动性)\D{0,16}$/i
const JOINED = /^\s*(?:-|–|—|~|to|and|till|到|至|和)\s*$/i
const ENTERED =
  /(?:\bat|\bentry|\bentered|\bnow|\bprice(?: is| of| was)?|\bstart(?:s|ed|ing)?(?: at)?|现价|价格|开始|入场|投入时|是)\W{0,3}$/i
const DEPOSIT =
  /(?:deposit(?:s|ed)?|put(?: in)?|provid(?:e|ed|ing)|add(?:ed)?|with|invest(?:ed)?|投入?了?|放了?|提供了?|存了?|本金)\s*$/i

function read(question: SumQuestion): Values | Missing | null {
  if (!SUBJECT.test(question.text)) return null
  const prices = question.quantities.filter(isMoneyLike)
  const range = pairIn(prices, (low, high) => RANGE.test(low.before) && JOINED.test(high.before))
  if (!range) return null
  const others = prices.filter((price) => !range.includes(price))
  const deposit = others.find(({ before }) => DEPOSIT.test(before))
  const moved = pricesIn(
    others.filter((price) => price !== deposit),
    question,
  )
  if (!moved) return { missing: ['before', 'after'] }
  const [lower, upper] = range.map(({ value }) => value).sort((a, b) => a.comparedTo(b))
  if (!lower || !upper) return null
  return {
    ...{ ...moved, lower, upper },
    deposit: deposit?.value ?? null,
    currency: (deposit ?? prices.find(({ currency }) => currency))?.currency ?? null,
  }
}

type Pair = readonly [Quantity, Quantity]

function pairIn(
  prices: readonly Quantity[],
  fits: (one: Quantity, next: Quantity) => boolean,
): Pair | null {
  for (const [at, one] of prices.entries()) {
    const next = prices[at + 1]
    if (next && fits(one, next)) return [one, next]
  }
  return null
}

/** From one price to another, or a price that rises or falls by a part of it. */
function pricesIn(prices: readonly Quantity[], question: SumQuestion) {
  const pair = pairIn(prices, isFromTo)
  if (pair) return { before: pair[0].value, after: pair[1].value }
  const entry = prices.find(({ before }) => ENTERED.test(before)) ?? prices[0]
  const [ratio, ...more] = priceChanges({ ...question, quantities: notPrices(question) })
  if (!entry || !ratio || more.length > 0 || prices.length > 1) return null
  return { before: entry.value, after: entry.value.times(ratio) }
}

const notPrices = ({ quantities }: SumQuestion) =>
  quantities.filter(({ unit }) => unit === 'percent' || unit === 'times')

const FORMULA = {
  en: 'impermanent loss = worth of the share ÷ worth of the tokens held − 1, where a share is worth p × (1 ÷ s − 1 ÷ √upper) + s − √lower at the price p, with s = √p kept within √lower and √upper',
  zh: '无常损失 = 份额价值 ÷ 拿着不动的价值 − 1；价格为 p 时，份额价值 = p ×（1 ÷ s − 1 ÷ √上限）+ s − √下限，s = √p，且不超出 √下限 到 √上限',
} as const

function solve(values: Values, display: Display): Solution {
  const { before, after, lower, upper, deposit, currency } = values
  const { loss, pool, held } = concentratedLoss(before, after, values)
  const [from, to, low, high] = [before, after, lower, upper].map((price) =>
    display.price(price, currency),
  )
  const lost = display.percent(loss.abs())
  const money = (part: Decimal) => deposit && display.money(deposit.times(part), currency)
  const worth = { pool: money(pool), held: money(held), lost: money(held.minus(pool)) }
  const inserted = `${display.number(pool)} ÷ ${display.number(held)} − 1 = ${display.percent(loss)}`
  const isOutside = after.lessThan(lower) || after.greaterThan(upper)
  if (display.language === 'zh') {
    const sums = worth.pool
      ? `：份额值 ${worth.pool}，拿着不动值 ${worth.held}，少 ${worth.lost}`
      : ''
    return {
      result: `区间 ${low} 到 ${high}，价格从 ${from} 到 ${to} 时，无常损失是 ${lost}${sums}。`,
      formula: `${FORMULA.zh}。每投入 1，代入：${inserted}`,
      assumed: `不计手续费收入和奖励，区间不调整。${isOutside ? '价格已在区间之外：份额全是其中一种币，不再赚手续费。' : ''}`,
    }
  }
  const sums = worth.pool
    ? `: the share is worth ${worth.pool}, holding ${worth.held}, which is ${worth.lost} more`
    : ''
  return {
    result: `From ${from} to ${to}, liquidity between ${low} and ${high} has an impermanent loss of ${lost}${sums}.`,
    formula: `${FORMULA.en}. Here, for 1 paid in: ${inserted}`,
    assumed: `without trading fees and rewards, and the range stays as it is.${isOutside ? ' The price is outside of it: the share is all of one token, and earns no fees.' : ''}`,
  }
}

export const concentratedLiquidityIn = sumReader({
  kind: 'concentratedLiquidity',
  entry: 'liquidity-mining-impermanent-loss',
  formula: FORMULA,
  read,
  form: ({ before, after, lower, upper, deposit, currency }) => ({
    calculator: 'concentrated-liquidity',
    inputs: { before, after, lower, upper, deposit, currency },
  }),
  solve,
})
