import { type Decimal, profit } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, isMoneyLike, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'
import { tradeIn } from './profit.ts'

/** The tax on a gain at a rate that the question gives. */
interface Values {
  readonly gain: Decimal
  readonly rate: Decimal
  readonly currency: Currency | null
}

const TAX = /\btax(?:es|ed)?\b|税/gi
const WANTED =
  /how (?:much|many)|\bwhat(?:'?s| is| will| would| do)?\b|\bcalculat|\bwork out|\bafter[- ]tax\b|\bnet\b|多少|几|算/i
/** A rule, or a payment that somebody asks for, which is no sum. */
const ELSEWHERE =
  /withdraw|platform|exchange|broker|website|support|unlock|unfreeze|release|\bthey\b|\bto get\b|\basks?\b|\basked\b|\btold\b|\bsays?\b|allowance|exempt|deduct|offset|\btax[- ]free|\btds\b|bracket|withh[eo]ld|\bincome\b|salary|stak|interest|\bap[ry]\b|\blos[est]|avoid|legal|提现|提款|提币|提出|取出|平台|客服|交易所|冻结|解冻|先交|才能|让我|要我|叫我|免税|起征|抵扣|扣除|工资|收入|质押|利息|年化|亏|避税|合法/i

const CLUES = {
  rate: { units: ['percent'], before: /\btax(?:es|ed)?\b|税率?/i, after: /\btax|税/i, alone: true },
  gain: {
    units: ['money', 'none'],
    before: /\bprofits?|\bgains?\b|\bmade|\bmake|\bearned|赚了?|盈利了?|利润|收益|获利/i,
    after: /\bprofits?|\bgains?\b|的?(?:利润|盈利|收益)/i,
  },
} as const

function read(question: SumQuestion): Values | null {
  const { text, quantities } = question
  const isTax = text.search(TAX) >= 0
  if (!isTax || !WANTED.test(text) || !isAsked(text) || ELSEWHERE.test(text)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const { rate, gain } = found
  if (!rate || quantities.filter(({ unit }) => unit === 'percent').length > 1) return null
  const base = { rate: rate.value, currency: currencyIn(question) }
  if (gain && rest.length === 0) return { ...base, gain: gain.value }
  const others = quantities.filter((each) => each !== rate)
  if (others.filter(isMoneyLike).length !== 2) return null
  const trade = tradeIn({ text: text.replace(TAX, ' '), quantities: others })
  if (!trade || 'missing' in trade || !trade.coins) {
    return trade && 'buy' in trade ? { ...base, gain: trade.sell.minus(trade.buy) } : null
  }
  return { ...base, gain: profit({ ...trade, coins: trade.coins }).profit }
}

const FORMULA = {
  en: 'tax = gain × tax rate; gain after tax = gain − tax',
  zh: '税 = 收益 × 税率；税后收益 = 收益 − 税',
} as const

function solve({ gain, rate, currency }: Values, display: Display): Solution {
  const owed = gain.times(rate)
  const percent = display.rate(rate)
  const [whole, tax, left] = [gain, owed, gain.minus(owed)].map((value) =>
    display.money(value, currency),
  )
  const inserted = `${whole} × ${percent} = ${tax}; ${whole} − ${tax} = ${left}`
  return display.language === 'zh'
    ? {
        result: `收益 ${whole}、税率 ${percent}：税是 ${tax}，税后收益 ${left}。`,
        formula: `${FORMULA.zh}。代入：${inserted}`,
        assumed:
          '税率是你给的，全部收益都按它计税；不计手续费、免税额和可以抵扣的亏损。实际怎么交以当地规定为准。',
      }
    : {
        result: `The tax on a gain of ${whole} at ${percent} is ${tax}, which leaves ${left} of the gain.`,
        formula: `${FORMULA.en}. Here: ${inserted}`,
        assumed:
          'the rate is the one you gave, and all of the gain is taxed at it; without fees, allowances and losses that may be set against it. What is really owed depends on the law where you live.',
      }
}

export const taxIn = sumReader({
  kind: 'tax',
  entry: 'taxes',
  formula: FORMULA,
  read(question) {
    const values = read(question)
    return values?.gain.greaterThan(0) ? values : null
  },
  form: ({ gain, rate, currency }) => ({
    calculator: 'percentage',
    inputs: { whole: gain, percent: rate.times(100), asset: currency },
  }),
  solve,
})
