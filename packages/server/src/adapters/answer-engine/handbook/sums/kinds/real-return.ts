import { type Decimal, ONE, requireAbove } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import type { SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'

/** What a yearly yield is worth after the inflation of the same year. */
interface Values {
  readonly rate: Decimal
  readonly inflation: Decimal
}

const SUBJECT = /inflation|通胀|通货膨胀/i
const WANTED =
  /\breal (?:\w+ )?(?:return|yield|rate|interest|gain|ap[ry])|\breally\b|\b(?:after|minus|net of|adjusted)\b|\badjust|实际|真实|真正|扣[除掉]|减去|跑赢/i
const ELSEWHERE = /\btax|\bfees?\b|税|手续费/i

const CLUES = {
  inflation: {
    units: ['percent'],
    before: /inflation|通胀率?|通货膨胀率?/i,
    after: /inflation|的?(?:通胀|通货膨胀)/i,
  },
  rate: { units: ['percent'], alone: true },
} as const

function read({ text, quantities }: SumQuestion): Values | null {
  if (!SUBJECT.test(text) || !WANTED.test(text) || !isAsked(text) || ELSEWHERE.test(text)) {
    return null
  }
  const { found, rest } = rolesIn(quantities, CLUES)
  const { rate, inflation } = found
  if (!rate || !inflation || rest.length > 0) return null
  const isPerMonth = /month|week|\bday|daily|月|周|日|天/i.test(rate.before + rate.after)
  return isPerMonth ? null : { rate: rate.value, inflation: inflation.value }
}

const FORMULA = {
  en: 'real return = (1 + yield) ÷ (1 + inflation) − 1',
  zh: '实际收益率 =（1 + 收益率）÷（1 + 通胀率）− 1',
} as const

function solve({ rate, inflation }: Values, display: Display): Solution {
  requireAbove('rate', inflation.plus(ONE), ONE.minus(ONE))
  const real = display.percent(rate.plus(ONE).div(inflation.plus(ONE)).minus(ONE))
  const [earned, risen] = [display.rate(rate), display.rate(inflation)]
  const difference = display.rate(rate.minus(inflation))
  const inserted = `(1 + ${earned}) ÷ (1 + ${risen}) − 1 = ${real}`
  return display.language === 'zh'
    ? {
        result: `收益率 ${earned}、通胀率 ${risen}，实际收益率是 ${real}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: `两个都是一年的数，不计费用和税；直接相减得 ${difference}，只是近似值。`,
      }
    : {
        result: `A yield of ${earned} with inflation of ${risen} is a real return of ${real}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed: `both are for one year, without fees and taxes; the plain difference, ${difference}, is only near it.`,
      }
}

export const realReturnIn = sumReader({
  kind: 'realReturn',
  entry: 'inflation',
  formula: FORMULA,
  read,
  solve,
})
