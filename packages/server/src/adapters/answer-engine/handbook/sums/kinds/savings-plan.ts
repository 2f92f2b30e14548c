import {
  aprOf,
  apyOf,
  type Decimal,
  ONE,
  PER_YEAR,
  type SavingsPlan,
  savingsPlan,
  ZERO,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import {
  compoundingOf,
  compoundsIn,
  isSimple,
  type Span,
  spanName,
  timeText,
  timeUnitOf,
} from './rate.ts'
import { lengthOf, regularPaymentsIn } from './regular-payments.ts'

/** Payments that go on at a yearly rate: what they have become in the end. */
interface Values extends SavingsPlan {
  readonly every: Span
  /** The yearly rate as the question gives it, which is added `compounds` times a year. */
  readonly given: Decimal
  readonly compounds: Decimal
  /** The time that the question gives the rate for. */
  readonly ratePer: Span
  readonly currency: Currency | null
}

const WANTED =
  /how (?:much|many)|\bwhat\b|\btotal|\bend up|\bworth\b|calculat|comput|work out|\bgrows? to|多少|几|算|本息|终值|合计|一共/i
/** Asks for a yes or a judgment, which is no sum. */
const JUDGED =
  /^\W*(?:is|are|can|could|should|do|does|will|would)\b|\b(?:any|which|where|who|good idea|better|realistic|possible|enough)\b|吗|好不好|能不能|可不可以|是不是|可能|现实|够不够|哪|怎么/i
/** A time that isn't a number of years. */
const UNTIL =
  /\b(?:in|by|from) (?:19|20)\d\d\b|20\d\d ?年|\bsince\b|\buntil\b|\btill\b|retire|退休|直到|岁|以来/i

function read(question: SumQuestion): Values | Missing | null {
  const { text } = question
  const found = regularPaymentsIn(question)
  if (!found || UNTIL.test(text) || isSimple(text)) return null
  const isWanted = WANTED.test(text)
  if (!isWanted && (JUDGED.test(text) || !found.time)) return null
  if (!found.time) return { missing: ['time'] }
  const time = lengthOf(found.time)
  if (!time) return null
  const { payment, every, rate, ratePer, initial } = found
  const perYear = PER_YEAR[every]
  const given = rate.value.times(PER_YEAR[ratePer])
  const compounds = compoundsIn(text, every) ?? perYear
  return {
    perPayment: payment.value,
    ...{ every, perYear, time, given, compounds, ratePer },
    // A rate that is added more or less often comes to the same as this one in each year.
    rate: compounds.equals(perYear) ? given : aprOf(apyOf(given, compounds), perYear),
    initial: initial?.value ?? ZERO,
    currency: payment.currency ?? currencyIn(question),
  }
}

const FORMULA = {
  en: 'total = payment × ((1 + i)^n − 1) ÷ i, for n payments and i = yearly rate ÷ payments a year',
  zh: '期末总额 = 每期存入 ×（(1 + i)^n − 1）÷ i，n 是期数，i = 年利率 ÷ 每年期数',
} as const

/** What nothing earns for long, in a year. */
const HIGHEST_EARNED = ONE

function solve(values: Values, display: Display): Solution {
  const { perPayment, every, time, given, initial, currency } = values
  const { payments, paid, total, earned } = savingsPlan(values)
  const shown = (value: Decimal) => display.money(value, currency)
  const isPromise = given.greaterThan(HIGHEST_EARNED)
  const span = spanName(PER_YEAR[every], display.language).replace('个', '')
  const first = initial.isZero() ? null : shown(initial)
  const [each, rate, length] = [
    shown(perPayment),
    rateText(values, display),
    timeText(time, display),
  ]
  const count = display.number(payments)
  const inserted = `${insertedIn(values, payments, display)} = ${shown(total)}`
  return display.language === 'zh'
    ? {
        result: `${length}后共有 ${shown(total)}：按${rate}，${first ? `起始 ${first}，` : ''}每${span}存入 ${each}，一共投入 ${shown(paid)}（${count} 期${first ? '加起始金额' : ''}），收益 ${shown(earned)}。`,
        formula: `${FORMULA.zh}${first ? '；起始金额另加 起始金额 × (1 + i)^n' : ''}。代入：${inserted}`,
        assumed: `每期末存入一次，不足一期的不算；利率一直不变，${addedText(values, 'zh')}；不计费用和税。没有人能保证这样的收益：加密资产没有固定的年收益，价格也会跌。${isPromise ? '承诺这样的收益多半是骗局。' : ''}`,
      }
    : {
        result: `${shown(total)} after ${length}, with ${first ? `${first} at the start and ` : ''}${each} every ${span} at ${rate}: ${shown(paid)} paid in (${count} payment${payments.equals(1) ? '' : 's'}) and ${shown(earned)} earned.`,
        formula: `${FORMULA.en}${first ? '; a first sum adds first sum × (1 + i)^n' : ''}. Here: ${inserted}`,
        assumed: `each payment comes at the end of its ${span}, in whole payments; the rate stays the same, ${addedText(values, 'en')}; before fees and taxes. Nobody can promise such a rate: crypto has no fixed yearly return, and its price may fall.${isPromise ? ' A promise of one is mostly a scam.' : ''}`,
      }
}

/** The yearly rate, with the one that the question gives if that is for another time. */
function rateText({ given, ratePer }: Values, display: Display): string {
  const isZh = display.language === 'zh'
  const yearly = display.rate(given)
  if (ratePer === 'year') return isZh ? `年利率 ${yearly}` : `${yearly} a year`
  const perSpan = display.rate(given.div(PER_YEAR[ratePer]))
  const span = spanName(PER_YEAR[ratePer], display.language).replace('个', '')
  return isZh
    ? `每${span} ${perSpan}（年利率 ${yearly}）`
    : `${perSpan} a ${span} (${yearly} a year)`
}

function addedText({ compounds, every }: Values, language: 'en' | 'zh'): string {
  const isOwn = compounds.equals(PER_YEAR[every])
  const span = spanName(compounds, language).replace('个', '')
  if (language === 'zh') return isOwn ? '收益每期计入' : `每${span}复利一次`
  return isOwn ? 'and what is earned is added with each payment' : `compounded every ${span}`
}

function insertedIn(values: Values, payments: Decimal, display: Display): string {
  const { perPayment, perYear, rate, given, compounds, initial } = values
  const [each, count, first] = [perPayment, payments, initial].map((value) => display.number(value))
  const start = initial.isZero() ? '' : `${first} + `
  if (rate.isZero()) return `${start}${each} × ${count}`
  const isOwn = compounds.equals(perYear)
  const yearly = display.rate(given)
  const own = perYear.equals(ONE) ? yearly : `${yearly} ÷ ${perYear}`
  const once = compounds.equals(ONE) ? yearly : `${yearly} ÷ ${compounds}`
  const i = isOwn ? own : 'i'
  const divisor = isOwn && !perYear.equals(ONE) ? `(${i})` : i
  const grown = `(1 + ${i})^${count}`
  const sum = `${initial.isZero() ? '' : `${first} × ${grown} + `}${each} × (${grown} − 1) ÷ ${divisor}`
  if (isOwn) return sum
  const perSpan = display.rate(rate.div(perYear).toSignificantDigits(6))
  const power = compounds.equals(ONE) ? `(1 ÷ ${perYear})` : `(${compounds} ÷ ${perYear})`
  return `i = (1 + ${once})^${power} − 1 = ${perSpan}; ${sum}`
}

export const savingsPlanIn = sumReader({
  kind: 'savingsPlan',
  entry: 'dollar-cost-averaging',
  formula: FORMULA,
  read,
  form({ perPayment, perYear, rate, time, initial, currency }) {
    const [frequency, timeUnit] = [compoundingOf(perYear), timeUnitOf(time)]
    if (!frequency || !timeUnit) return null
    const inputs = { perPayment, frequency, rate: rate.times(100), time: time.count, timeUnit }
    return {
      calculator: 'savings-plan',
      inputs: { ...inputs, initial: initial.isZero() ? null : initial, currency },
    }
  },
  solve,
})
