import { type Decimal, shareOf } from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import type { Currency, Quantity, SumQuestion } from '../quantities.ts'
import { type Solution, sumReader } from '../sum.ts'

/** “What percent is 12 of 80”, and nothing else. */
interface Values {
  readonly part: Decimal
  readonly whole: Decimal
  readonly currency: Currency | null
  readonly coin: string | null
}

const WANTED =
  /(?:what|how (?:much|many)|which) ?(?:percent(?:age)?|%|per cent)|\b(?:in|as a) (?:%|per ?cent(?:age)?)|百分之(?:几|多少)|百分比|(?:多少|几)\s?%|占多少|(?:多少|什么|多大)比例/i
/** The other number is the part. */
const WHOLE_BEFORE = /\b(?:out )?of\s*(?:a |the |my )?$|^\s*\/\s*$|(?:占|(?:是|为|等于))\s*$/i
const WHOLE_AFTER = /^\s*(?:的|里面?的?|中的?)/
const ELSEWHERE =
  /suppl|circulat|in total|mined|left|profit|\blos[est]|\bgain|rose|fell|drop|\bup\b|\bdown\b|stak|fee|price|market ?cap|\bap[ry]\b|interest|供应|总量|流通|发行|挖|剩|赚|亏|涨|跌|质押|手续费|价|市值|利率|年化/i

function read({ text, quantities }: SumQuestion): Values | null {
  const [one, other, ...more] = quantities
  if (!one || !other || more.length > 0 || !WANTED.test(text) || ELSEWHERE.test(text)) return null
  if (![one, other].every(isAmount) || !areAlike(one, other)) return null
  // “80 的百分之几是 12”: what the 的 belongs to is the whole.
  const whole =
    [other, one].find(({ after }) => WHOLE_AFTER.test(after)) ??
    [other, one].find(({ before }) => WHOLE_BEFORE.test(before))
  if (!whole) return null
  const part = whole === one ? other : one
  return {
    part: part.value,
    whole: whole.value,
    currency: whole.currency ?? part.currency,
    coin: whole.coin ?? part.coin,
  }
}

const isAmount = ({ unit }: Quantity) => unit === 'none' || unit === 'coins' || unit === 'money'

/** Neither counts something else than the other. */
const areAlike = (one: Quantity, other: Quantity) =>
  (['currency', 'coin'] as const).every(
    (key) => one[key] === null || other[key] === null || one[key] === other[key],
  ) && !(one.unit !== other.unit && one.unit !== 'none' && other.unit !== 'none')

const FORMULA = { en: 'percentage = part ÷ whole', zh: '百分比 = 部分 ÷ 总数' } as const

function solve({ part, whole, currency, coin }: Values, display: Display): Solution {
  const shown = (value: Decimal) =>
    coin ? display.coins(value, coin) : display.money(value, currency)
  const [some, all, share] = [shown(part), shown(whole), display.percent(shareOf(part, whole))]
  const inserted = `${some} ÷ ${all} = ${share}`
  return display.language === 'zh'
    ? {
        result: `${some} 是 ${all} 的 ${share}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: '两个数的单位相同。',
      }
    : {
        result: `${some} is ${share} of ${all}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed: 'both are in the same unit.',
      }
}

export const percentOfIn = sumReader({
  kind: 'percentage',
  entry: 'risk-management',
  formula: FORMULA,
  read,
  form: ({ part, whole, currency, coin }) => ({
    calculator: 'percent-of',
    inputs: { amount: part, whole, asset: currency ?? codeOf(coin) },
  }),
  solve,
})
