import { type Decimal, gainToRecover, ONE } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { priceChanges } from '../price-change.ts'
import { isMoneyLike, type SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { pricesIn } from './trade-prices.ts'

interface Values {
  readonly loss: Decimal
}

const SUBJECT =
  /\brecover|\bbreak(?:ing)?[- ]?even|\b(?:get|be) even\b|\bget back\b|\bgets? (?:me|it|us|you) back\b|\bmake (?:it|that|this|them|my (?:money|loss(?:es)?))? ?(?:back|up)\b|\bback (?:at|to) (?:even|where|break|the (?:start|original|same)|my|100)|\brequired gain\b|\bgain (?:is )?(?:needed|required)\b|\bbe whole\b|\bto get to \S+ again\b|how much .{0,30}(?:have|need|has|must)\b.{0,16}\b(?:go up|rise|gain|climb|increase)\b|(?:要|才能|需)[^，。]{0,6}[涨拉][^，。]{0,8}回[来去]|涨[^，。]{0,10}(?<!能涨)回[来去]|回本|回血|解套|(?<!能)涨回|回到(?:原|成本|本金|之前|开始)|扳平|平本|[涨赚][^，。]{0,6}(?:补|填|拉)(?:[得的]回|回|平)/i
const HOW_MUCH =
  /how (?:much|many|big|high|far)|what (?:percent|%|gain|rise|return|increase|does|do|would|is)|\bgain\b.*\b(?:need|require)|\b(?:needs?|require)\b.*\bgain\b|calculate|required gain|gain (?:is )?(?:needed|required)|needed (?:gain|pump|rise)|多少|百分之[几多]|涨幅|几[倍成个]|计算|算一下/i
const GAIN = /\bgain|\brise|\bgo up|\bincrease|\breturn\b|涨/i

function read(question: SumQuestion): Values | Missing | null {
  const { text } = question
  if (!SUBJECT.test(text) || !HOW_MUCH.test(text)) return null
  const losses = ratiosIn(question).filter((ratio) => ratio.lessThan(ONE))
  const [ratio, ...others] = losses
  if (ratio && others.length === 0) return { loss: ONE.minus(ratio) }
  return !ratio && question.quantities.length === 0 && GAIN.test(text)
    ? { missing: ['loss'] }
    : null
}

/** The changes that the question names, or else that between what was paid and today's price. */
function ratiosIn(question: SumQuestion): Decimal[] {
  const changes = priceChanges(question)
  const prices = question.quantities.every(isMoneyLike) ? pricesIn(question.quantities) : null
  if (changes.length > 0 || !prices || prices[0].value.isZero()) return changes
  return [prices[1].value.div(prices[0].value)]
}

const FORMULA = {
  en: 'gain needed = 1 ÷ (1 − loss) − 1',
  zh: '需要的涨幅 = 1 ÷ (1 − 亏损) − 1',
} as const

function solve({ loss }: Values, display: Display): Solution {
  const gain = display.percent(gainToRecover(loss))
  const lost = display.percent(loss)
  const inserted = `1 ÷ (1 − ${lost}) − 1 = ${gain}`
  if (display.language === 'zh') {
    return {
      result: `亏了 ${lost} 之后，要涨 ${gain} 才能回本。`,
      formula: `${FORMULA.zh} = ${inserted}`,
      assumed: '不计手续费和税，期间没有加仓或减仓。',
    }
  }
  return {
    result: `After a loss of ${lost} it takes a gain of ${gain} to be even again.`,
    formula: `${FORMULA.en} = ${inserted}`,
    assumed: 'without fees and taxes, and nothing bought or sold in between.',
  }
}

export const gainToRecoverIn = sumReader({
  kind: 'gainToRecover',
  entry: 'risk-management',
  formula: FORMULA,
  read,
  form: ({ loss }) => ({ calculator: 'recovery', inputs: { loss: loss.times(100) } }),
  solve,
})
