import {
  type Decimal,
  exact,
  ONE,
  PER_YEAR,
  requireBelow,
  requireUpTo,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, isMoneyLike, type Quantity, type SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import {
  compoundingOf,
  type Span,
  spanName,
  spanNamed,
  spanOf,
  timeText,
  timeUnitOf,
} from './rate.ts'

/** What becomes of an amount, or of 1, that rises or falls by the same part again and again. */
interface Values {
  readonly amount: Decimal | null
  readonly currency: Currency | null
  readonly coin: string | null
  /** Below 0 for a fall. */
  readonly change: Decimal
  readonly per: Span
  readonly time: { readonly count: Decimal; readonly perYear: Decimal }
}

const EACH_ZH =
  /(?:每一?(?:[天日周年]|个?月|个?星期|个?季度?)|[天日月周]均)(?:都|能|可以|平均|稳定|固定|只|大[概约]|价格)*(?:上|下)?(?<up>涨|升|增长|增值|增加)?(?<down>跌|降|缩水|贬值|亏)?\D{0,3}\d[\d.]*%/
const EACH_EN =
  /\b(?:(?<up>gr(?:ow|ew)\w*|gain\w*|ris\w*|rose|increas\w*|go(?:es)? up|up|appreciat\w*|climb\w*)|(?<down>fall\w*|fell|drop\w*|declin\w*|go(?:es)? down|down|los\w*|shrink\w*))\b[^.?!\d]{0,24}\d[\d.]*\s?(?:%|percent)\s?(?:\/|(?:a|per|each|every|daily|weekly|monthly|yearly)\b)/i
/** Becomes twice or half as much each time, which no number says. */
const MULTIPLIED =
  /(?<up>\bdoubl(?:es?|ed|ing)\b|翻(?:一?倍|一?番|1[倍番]))|(?<down>\bhalv(?:es?|ed|ing)\b|减半|腰斩)/i
const WANTED = /how much|how many times|\bwhat\b|\bworth\b|calculat|work out|多少|几倍|几何|算|剩/i
/** A rate that is paid, or money that is added, is another sum. */
const ELSEWHERE =
  /\bap[ry]\b|interest|stak|\bfees?\b|funding|inflation|leverag|\d\s?x\b|\blong\b|\bshort\b|deposit|invest\w* \$?\d|利息|利率|年化|质押|手续费|资金费|通胀|杠杆|[开做][多空]|定投|每(?:天|日|周|个?月|年)(?:再|都)?(?:存|投|买)/i

const AGAIN_EN =
  /\b(?:doubl|tripl|quadrupl|halv|multipl)\w*\b[^.?!]{0,24}?\b(?:(?:every|each|per)\b|daily\b|weekly\b|monthly\b|yearly\b|annually\b)|\b(?:every|each) (?:\w+ )?(?:day|week|month|quarter|year)s?\b[^.?!\d]{0,24}\b(?:doubl|tripl|quadrupl|halv|multipl)/i
const AGAIN_ZH = /(?:每|天天|年年|月月)[^，,。？?]{0,12}(?:翻|减半|腰斩)/

/** What grows like that is no number of payments, and no single change. */
export const isMultipliedAgain = (text: string): boolean =>
  AGAIN_EN.test(text) || AGAIN_ZH.test(text)

function read(question: SumQuestion): Values | Missing | null {
  if (isMultipliedAgain(question.text)) return multipliedIn(question)
  const { text, quantities } = question
  const { up, down } = (EACH_ZH.exec(text) ?? EACH_EN.exec(text))?.groups ?? {}
  if (!(up || down) || !WANTED.test(text) || ELSEWHERE.test(text)) return null
  const [rate, ...rates] = quantities.filter(({ unit }) => unit === 'percent')
  const [time, ...times] = quantities.filter(({ unit }) => unit === 'time')
  const [amount, ...amounts] = quantities.filter(
    (each) => isMoneyLike(each) || each.unit === 'coins',
  )
  const known = [rate, time, amount].filter(Boolean).length
  const isMore = rates.length + times.length + amounts.length > 0 || known < quantities.length
  if (!rate || isMore) return null
  if (!time?.perYear) return { missing: ['time'] }
  return {
    ...amountOf(amount),
    change: down ? rate.value.negated() : rate.value,
    per: spanOf(rate),
    time: { count: time.value, perYear: time.perYear },
  }
}

/** “A coin” is no amount. */
function amountOf(amount: Quantity | undefined): Pick<Values, 'amount' | 'currency' | 'coin'> {
  const isCounted = amount?.unit === 'coins' && !amount.coin
  return {
    amount: isCounted ? null : (amount?.value ?? null),
    currency: amount?.currency ?? null,
    coin: amount?.coin ?? null,
  }
}

/** “80, doubling every year for 10 years”; null unless each of its numbers has its place. */
function multipliedIn({ text, quantities }: SumQuestion): Values | null {
  const { up, down } = MULTIPLIED.exec(text)?.groups ?? {}
  const per = spanNamed(text)
  const given = quantities.filter(({ before, unit }) => !(unit === 'times' && /翻$/.test(before)))
  const [time, ...times] = given.filter(({ unit }) => unit === 'time')
  const [amount, ...amounts] = given.filter((each) => isMoneyLike(each) || each.unit === 'coins')
  if (!time?.perYear || !amount || !per || Boolean(up) === Boolean(down)) return null
  if (given.length > 2 || times.length + amounts.length > 0 || ELSEWHERE.test(text)) return null
  return {
    ...amountOf(amount),
    change: up ? ONE : exact('-0.5'),
    per,
    time: { count: time.value, perYear: time.perYear },
  }
}

const FORMULA = {
  en: 'amount × (1 + change)^periods',
  zh: '本金 ×（1 + 每期涨跌幅）^期数',
} as const

/** Nobody means more, and nobody can read what comes out. */
const LONGEST_YEARS = exact(10)
const HIGHEST = ONE

function solve(values: Values, display: Display): Solution {
  const { amount, currency, coin, change, per, time } = values
  const periods = PER_YEAR[per].times(time.count).div(time.perYear)
  requireUpTo('time', time.count.div(time.perYear), LONGEST_YEARS)
  requireUpTo('change', change, HIGHEST)
  requireBelow('loss', change.negated(), ONE)
  const factor = ONE.plus(change).pow(periods)
  const shown = (value: Decimal) =>
    currency || !coin ? display.money(value, currency) : display.coins(value, coin)
  const isZh = display.language === 'zh'
  const span = spanName(PER_YEAR[per], display.language).replace('个', '')
  const rate = display.rate(change.abs())
  const length = timeText(time, display)
  const part = display.percent(factor.minus(ONE).abs())
  const times = display.number(factor.toSignificantDigits(5))
  const sign = change.isNegative() ? '−' : '+'
  const inserted = `(1 ${sign} ${rate})^${display.number(periods)}`
  const formula = amount
    ? `${display.number(amount)} × ${inserted} = ${shown(amount.times(factor))}`
    : `${inserted} = ${times}`
  const became = amount ? shown(amount.times(factor)) : null
  const [rise, fall] = isZh ? ['涨', '跌'] : ['rise', 'fall']
  const moved = change.isNegative() ? fall : rise
  return isZh
    ? {
        result: `每${span}${moved} ${rate}，${length}后${amount && became ? ` ${shown(amount)} 变成 ${became}` : `变成原来的 ${times} 倍`}，一共${moved}了 ${part}。`,
        formula: `${FORMULA.zh} = ${formula}`,
        assumed: `每${span}的幅度都一样，按复利累计，不计费用和税。没有哪种资产会一直这样涨跌；有人保证固定的涨幅，多半是骗局。`,
      }
    : {
        result: `With a ${moved} of ${rate} every ${span}, ${amount && became ? `${shown(amount)} becomes ${became}` : `the price is ${times} times what it was`} after ${length}, a ${moved} of ${part} altogether.`,
        formula: `${FORMULA.en} = ${formula}`,
        assumed: `the same change every ${span}, each on top of those before, without fees and taxes. No asset moves like that for long, and whoever promises a fixed gain is mostly a fraud.`,
      }
}

export const repeatedGrowthIn = sumReader({
  kind: 'repeatedGrowth',
  entry: 'volatility',
  formula: FORMULA,
  read,
  form({ amount, currency, coin, change, per, time }) {
    const [compounding, timeUnit] = [compoundingOf(PER_YEAR[per]), timeUnitOf(time)]
    if (!amount || change.isNegative() || !compounding || !timeUnit) return null
    const rate = change.times(PER_YEAR[per]).times(100)
    const inputs = {
      amount,
      rate,
      compounding,
      time: time.count,
      timeUnit,
      asset: coin ?? currency,
    }
    return { calculator: 'staking-yield', inputs }
  },
  solve,
})
