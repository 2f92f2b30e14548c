import { type Decimal, partOf } from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import { type Currency, isMoneyLike, type SumQuestion } from '../quantities.ts'
import { type Solution, sumReader } from '../sum.ts'

/** “2.5% of 14,000”, and nothing else. */
interface Values {
  readonly part: Decimal
  readonly whole: Decimal
  readonly currency: Currency | null
  readonly coin: string | null
}

const OF = /^\s*of\s*(?:my |the |a )?(?:(?:pool|portfolio|fund|total) (?:of|worth) )?$/i
const OF_BEFORE = /^\s*的\s*(?:(?:仓位|资金|本金|账户|总资产)的?\s*)?$/
const WANTED = /\bwhat|how much|calculate|=|[?？]|多少|几/i
const ELSEWHERE =
  /stak|\bap[ry]\b|interest|yield|\bfees?\b|risk|stop|\blos[est]|profit|gain|supply|own|质押|年化|利|手续费|风险|止损|亏|赚|涨|跌|流通|市值/i

function read({ text, quantities }: SumQuestion): Values | null {
  const [first, second, ...more] = quantities
  if (!first || !second || more.length > 0) return null
  const isAll = first.before.trim() === '' && /^\W*$/u.test(second.after)
  if (!(isAll || WANTED.test(text)) || ELSEWHERE.test(text)) return null
  const isPartFirst = first.unit === 'percent' && OF.test(second.before)
  if (!isPartFirst && !(second.unit === 'percent' && OF_BEFORE.test(second.before))) return null
  const [part, whole] = isPartFirst ? [first, second] : [second, first]
  if (!isMoneyLike(whole) && whole.unit !== 'coins') return null
  return { part: part.value, whole: whole.value, currency: whole.currency, coin: whole.coin }
}

const FORMULA = { en: 'part = whole × percentage', zh: '部分 = 总数 × 百分比' } as const

function solve({ part, whole, currency, coin }: Values, display: Display): Solution {
  const shown = (value: Decimal) =>
    coin ? display.coins(value, coin) : display.money(value, currency)
  const [all, rate, result] = [shown(whole), display.rate(part), shown(partOf(whole, part))]
  const inserted = `${all} × ${rate} = ${result}`
  return display.language === 'zh'
    ? {
        result: `${all} 的 ${rate} 是 ${result}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: '不计手续费。',
      }
    : {
        result: `${rate} of ${all} is ${result}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed: 'without fees.',
      }
}

export const percentageIn = sumReader({
  kind: 'percentage',
  entry: 'risk-management',
  formula: FORMULA,
  read,
  form: ({ part, whole, currency, coin }) => ({
    calculator: 'percentage',
    inputs: { whole, percent: part.times(100), asset: currency ?? codeOf(coin) },
  }),
  solve,
})
