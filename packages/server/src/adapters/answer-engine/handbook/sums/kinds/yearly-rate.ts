import {
  aprOf,
  apyOf,
  type Decimal,
  exact,
  ONE,
  PER_YEAR,
  stakingYield,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import type { SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'
import {
  compoundingOf,
  compoundsIn,
  type Span,
  spanName,
  spanOf,
  timeText,
  timeUnitOf,
} from './rate.ts'

/** APR and APY from each other. */
interface Conversion {
  readonly to: 'apr' | 'apy'
  readonly rate: Decimal
  readonly compounds: Decimal
}

/** What a rate makes in a time, simple and compounded. */
interface Growth {
  readonly to: 'growth'
  readonly rate: Decimal
  readonly ratePer: Span
  readonly compounds: Decimal
  readonly time: { readonly count: Decimal; readonly perYear: Decimal }
}

type Values = Conversion | Growth

const SUBJECT =
  /\bap[ry]\b|interest|compound|\b(?:daily|monthly|weekly) (?:rate|return|yield)|\b(?:a|per) (?:day|week|month)\b|\b(?:daily|weekly|monthly)\b|每(?:天|日|周|个?月)|[日周月]息|[日周月年]化|利率|利息|复利|单利|复投/i
const WANTED =
  /how (?:much|many)|what|which|convert|\bturn\b|calculate|equal|\bis\b.*\?|\b(?:as|to|in|into) (?:an )?ap[ry]\b|ap[ry]\s*\?|多少|几|换算|算|折/i
/** Asks for a part or a multiple, so that no amount is needed. */
const PART =
  /percent|%.*(?:year|month)|how many times|what multiple|multipl|annual|effective|多少倍|几倍|百分之|年化(?:是|多少|收益)|单利|复利|翻/i
/** Something else is done with the rate. */
const ELSEWHERE =
  /borrow|\bloan|\bfees?\b|funding|inflation|借|贷|手续费|资金费|通胀|fall|drop|跌|涨|波动|volatil|volume|candle|定投|工资|salary|income|\binvest|亏|\blos[est]/i

function read({ text, quantities }: SumQuestion): Values | Missing | null {
  if (!SUBJECT.test(text) || !(WANTED.test(text) || isAsked(text)) || ELSEWHERE.test(text))
    return null
  const [rate, ...rates] = quantities.filter(({ unit }) => unit === 'percent')
  const [time, ...times] = quantities.filter(({ unit }) => unit === 'time')
  const known = [rate, time].filter((each) => each !== undefined).length
  if (!rate || rates.length > 0 || times.length > 0 || quantities.length > known) return null
  const ratePer = spanOf(rate)
  const isBoth = (/\bapr\b/i.test(text) || /年化|利率/.test(rate.before)) && /\bapy\b/i.test(text)
  if (isBoth || (ratePer !== 'year' && /\bapy\b/i.test(text))) {
    const compounds = compoundsIn(text.replace(/\bapy\b/gi, ''), ratePer)
    if (!compounds) return { missing: ['compounds'] }
    const isNamed = /\bapr\b/i.test(text) && ratePer === 'year'
    const named = isNamed ? nearest(rate.before, rate.after) : 'apr'
    return {
      to: named === 'apy' ? 'apr' : 'apy',
      rate: rate.value.times(PER_YEAR[ratePer]),
      compounds,
    }
  }
  if (ratePer === 'year' && !(time && PART.test(text))) return null
  if (ratePer === 'year' && /\bapy\b/i.test(text)) return null
  if (!PART.test(text) && !time && !/year|年/i.test(text)) return null
  return {
    to: 'growth',
    rate: rate.value,
    ratePer,
    compounds: compoundsIn(text, ratePer) ?? PER_YEAR[ratePer],
    time: { count: time?.value ?? exact(1), perYear: time?.perYear ?? PER_YEAR.year },
  }
}

/** Whether APR or APY stands next to the rate. */
function nearest(before: string, after: string): 'apr' | 'apy' {
  const ahead = /^\s*(?:is |of |的)?(ap[ry])\b/i.exec(after)?.[1]
  const behind = /\b(ap[ry])\b(?!.*\bap[ry]\b)/i.exec(before)?.[1]
  return (ahead ?? behind ?? /\b(ap[ry])\b/i.exec(after)?.[1])?.toLowerCase() === 'apy'
    ? 'apy'
    : 'apr'
}

const FORMULA = {
  en: 'APY = (1 + APR ÷ n)^n − 1, compounded n times a year; simple interest = rate × time',
  zh: 'APY =（1 + APR ÷ n）^n − 1，一年复利 n 次；单利 = 利率 × 时间',
} as const

function solve(values: Values, display: Display): Solution {
  return values.to === 'growth' ? growth(values, display) : conversion(values, display)
}

function conversion({ to, rate, compounds }: Conversion, display: Display): Solution {
  const result = display.percent(to === 'apy' ? apyOf(rate, compounds) : aprOf(rate, compounds))
  const given = display.rate(rate)
  const span = spanName(compounds, display.language).replace('个', '')
  const n = compounds.toFixed()
  const [formula, inserted] =
    to === 'apy'
      ? ['APY = (1 + APR ÷ n)^n − 1', `(1 + ${given} ÷ ${n})^${n} − 1`]
      : ['APR = n × ((1 + APY)^(1 ÷ n) − 1)', `${n} × ((1 + ${given})^(1 ÷ ${n}) − 1)`]
  const [from, into] = to === 'apy' ? ['APR', 'APY'] : ['APY', 'APR']
  return display.language === 'zh'
    ? {
        result: `${from} ${given}、每${span}复利一次，${into} 是 ${result}。`,
        formula: `${formula} = ${inserted} = ${result}`,
        assumed: `一年复利 ${n} 次，利率一年不变，不计费用。`,
      }
    : {
        result: `${from} ${given} compounded every ${span} is ${into} ${result}.`,
        formula: `${formula} = ${inserted} = ${result}`,
        assumed: `compounded ${n} times a year at a rate that stays the same, without fees.`,
      }
}

function growth({ rate, ratePer, compounds, time }: Growth, display: Display): Solution {
  const yearly = rate.times(PER_YEAR[ratePer])
  const stake = { amount: ONE, rate: yearly, time }
  const simple = stakingYield({ ...stake, compounds: null }).part
  const compound = stakingYield({ ...stake, compounds }).part
  const { language } = display
  const each = display.rate(rate)
  const span = spanName(PER_YEAR[ratePer], language).replace('个', '')
  const every = spanName(compounds, language).replace('个', '')
  const length = timeText(time, display)
  const periods = compounds.times(time.count).div(time.perYear)
  const step = display.percent(yearly.div(compounds))
  const times = display.number(compound.plus(ONE).toDecimalPlaces(compound.lessThan(10) ? 4 : 2))
  const spans = display.number(PER_YEAR[ratePer].times(time.count).div(time.perYear))
  const count = display.number(periods)
  const inserted = `${each} × ${spans} = ${display.percent(simple)}; (1 + ${step})^${count} − 1 = ${display.percent(compound)}`
  return language === 'zh'
    ? {
        result: `每${span} ${each}，${length}下来单利是 ${display.percent(simple)}，每${every}复利是 ${display.percent(compound)}（本金变成 ${times} 倍）。`,
        formula: `单利 = 利率 × 期数；复利 =（1 + 每期利率）^期数 − 1。代入：${inserted}`,
        assumed:
          '利率一直不变，不计费用和税；一年按 365 天、12 个月算。长期保持这样的利率很少见，承诺固定高息的多半是骗局。',
      }
    : {
        result: `${each} a ${span} makes ${display.percent(simple)} in ${length} as simple interest, and ${display.percent(compound)} compounded every ${every} (${times} times the principal).`,
        formula: `simple = rate × periods; compound = (1 + rate per period)^periods − 1. Here: ${inserted}`,
        assumed:
          'the rate stays the same, without fees and taxes; a year has 365 days or 12 months. Hardly anything keeps a high rate for long, and a promise of one is mostly a scam.',
      }
}

export const yearlyRateIn = sumReader({
  kind: 'yearlyRate',
  entry: 'staking',
  formula: FORMULA,
  read,
  form(values) {
    const { to, rate, compounds } = values
    const compounding = compoundingOf(compounds)
    if (!compounding) return null
    if (to !== 'growth') {
      const rateKind = to === 'apy' ? 'apr' : 'apy'
      return { calculator: 'yearly-rate', inputs: { rate: rate.times(100), rateKind, compounding } }
    }
    const [period, timeUnit] = [compoundingOf(PER_YEAR[values.ratePer]), timeUnitOf(values.time)]
    const { count } = values.time
    const inputs = { periodRate: rate.times(100), period, compounding, time: count, timeUnit }
    return timeUnit ? { calculator: 'growth', inputs } : null
  },
  solve,
})
