import { type Decimal, shareOfSupply } from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import type { Quantity, SumQuestion } from '../quantities.ts'
import { type Solution, sumReader } from '../sum.ts'

/** How much of a supply some coins are. */
interface Values {
  readonly coins: Decimal
  readonly supply: Decimal
  readonly coin: string | null
}

const WANTED =
  /what (?:share|part|fraction|percent(?:age)?|%)|how (?:much|many percent|big a share)|which (?:share|part)|share|percent|占(?:比|了|总|全|流通)?\D{0,8}(?:多少|几|比)|百分之(?:几|多少)|比例/i
const WHOLE_BEFORE =
  /\bof\s*(?:a |an |the |all )*(?:total |max )?$|supply(?: of| is)?\s*(?:of\s*)?$|(?:总量|总供应量?|供应量?|流通量?|发行量?|一共|总共|总数)\D{0,3}$/i
const WHOLE_AFTER =
  /^\s*(?:(?:total|max|circulating|coin|token)\s*)*supply|^\s*(?:coins?|tokens?)?\s*(?:in (?:total|circulation)|there are)|^\s*(?:的)?(?:总量|供应|流通|里面?|中|当中)/i
const ELSEWHERE =
  /profit|\blos[est]|\bgain|rose|fell|drop|\bup\b|\bdown\b|stak|fee|price|market ?cap|worth|mined|left|赚|亏|涨|跌|质押|手续费|价|市值|剩|挖/i

function read({ text, quantities }: SumQuestion): Values | null {
  const [one, other, ...more] = quantities
  if (!one || !other || more.length > 0 || !WANTED.test(text) || ELSEWHERE.test(text)) return null
  if (![one, other].every(({ unit }) => unit === 'none' || unit === 'coins')) return null
  const whole = [one, other].find(isWhole)
  if (!whole) return null
  const held = whole === one ? other : one
  return { coins: held.value, supply: whole.value, coin: held.coin ?? whole.coin }
}

function isWhole({ before, after }: Quantity): boolean {
  return WHOLE_BEFORE.test(before) || WHOLE_AFTER.test(after)
}

const FORMULA = {
  en: 'share = coins held ÷ supply',
  zh: '占比 = 持有数量 ÷ 总量',
} as const

function solve({ coins, supply }: Values, display: Display): Solution {
  const share = display.rate(shareOfSupply(coins, supply))
  const [held, all] = [display.number(coins), display.number(supply)]
  const inserted = `${held} ÷ ${all} = ${share}`
  return display.language === 'zh'
    ? {
        result: `${all} 枚里的 ${held} 枚，占 ${share}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: '按你给的总量算；流通量和最大供应量的占比不同。',
      }
    : {
        result: `${held} of ${all} coins are ${share}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed: 'of the supply you gave; circulating and maximum supply make different shares.',
      }
}

export const shareIn = sumReader({
  kind: 'share',
  entry: 'market-cap-fdv',
  formula: FORMULA,
  read,
  form: ({ coins, supply, coin }) => ({
    calculator: 'share',
    inputs: { coins, supply, asset: codeOf(coin) },
  }),
  solve,
})
