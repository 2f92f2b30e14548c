import {
  type Decimal,
  exact,
  ONE,
  PER_YEAR,
  type Stake,
  stakingYield,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import type { Currency, SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import {
  compoundingOf,
  compoundsIn,
  rateIn,
  type Span,
  spanName,
  spanOf,
  spanWanted,
  timeText,
  timeUnitOf,
} from './rate.ts'

interface Values extends Stake {
  readonly currency: Currency | null
  readonly coin: string | null
  /** Whether the question says how long. */
  readonly isTimeGiven: boolean
  /** The time that the question gives the rate for. */
  readonly ratePer: Span
}

const SUBJECT =
  /stak|\bap[ry]\b|\byield|\binterest\b|\block|\bearn\b|\bsavings?\b|compound|质押|年化|利息|利率|理财|收益率?|活期|定期|复利|日息|日赚|日返|月息|日化|周化|月化|复投|存|每(?:[天日周]|个?月)(?:能|可以)?赚\D{0,2}\d|\bmak(?:e|es|ing) \d\S* (?:a|per|each|every) /i
const WANTED =
  /(?:^|\b(?:daily|weekly|monthly|yearly|annual) )\W*(?:interest|rewards?|yield) (?:on|for|of)\b|how (?:much|many)|what(?:'?s|s| is| are| will| would| do| does)?\b|\bper (?:year|month|week|day)\s*\?|calculate|compute|work out|\b(?:rewards?|yield|interest|returns?)\s*\?|多少|利息|收益|赚|算/i
const HOW_MUCH =
  /(?:earn|make) how much|how much (?:yield|interest)|how (?:much|many).{0,40}(?:earn|make|get|rewards?|yield|interest|have)|(?:收益|利息|赚|拿|得|挣).{0,8}(?:多少|几)|多少.{0,4}(?:收益|利息|奖励)/i
/** Pays in again and again, which this formula doesn't cover. */
const REGULAR =
  /\d\s?(?:usd[tc]?|dollars|bucks)?\s(?:a|per|each|every) (?:day|week|month|year)\b|\b(?:deposit|invest|add|save|contribut)\w* .{0,20}(?:monthly|weekly|daily)\b|定投|每(?:天|日|周|个?月|年)(?:再|都)?(?:存|投|买)|(?<![\d个半上本这下当今昨明])[日周月]定?[投存]/i
/** An order without a verb: “5000 usdc at 6% apy for 3 years”. */
const ORDERED =
  /^\W*(?:stak\w* |deposit |lock |lend |质押|存入?)?\d(?!.*(?:\b(?:i|we|my|our|can|is|are|do|any|which)\b|我|吗|哪)).*(?:\bap[ry]\b|compound|interest|年化|复利)/i
const BORROWED = /borrow|\bloan|\bdebt|借|贷/i
function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!SUBJECT.test(text) || BORROWED.test(text)) return null
  if (!WANTED.test(text) && !(quantities.length === 3 && ORDERED.test(text))) return null
  if (REGULAR.test(text)) return null
  const rate = rateIn(quantities)
  const amount =
    quantities.find(({ unit }) => unit === 'coins' || unit === 'money') ??
    quantities.find(({ unit }) => unit === 'none')
  const time = quantities.find(({ unit }) => unit === 'time')
  if (!rate) {
    const isStaked = /stak|质押/i.test(text) || (time && /yield|interest|利息|理财/i.test(text))
    return amount && isStaked && HOW_MUCH.test(text) ? { missing: ['rate'] } : null
  }
  if (!amount) return time && HOW_MUCH.test(text) ? { missing: ['amount'] } : null
  const ratePer = spanOf(rate)
  const span = spanWanted(text)
  return {
    amount: amount.value,
    rate: rate.value.times(PER_YEAR[ratePer]),
    time: time?.perYear
      ? { count: time.value, perYear: time.perYear }
      : { count: exact(1), perYear: PER_YEAR[span] },
    compounds: compoundsIn(text, ratePer),
    currency: amount.currency,
    coin: amount.coin,
    isTimeGiven: time !== undefined,
    ratePer,
  }
}

const FORMULA = {
  en: 'yield = amount × yearly rate × years; compounded n times a year: amount × ((1 + rate ÷ n)^(n × years) − 1)',
  zh: '收益 = 本金 × 年利率 × 年数；每年复利 n 次：本金 ×（(1 + 年利率 ÷ n)^(n × 年数) − 1）',
} as const

function solve(values: Values, display: Display): Solution {
  const { amount, rate, time, compounds, currency, coin, isTimeGiven } = values
  const { earned, part, total } = stakingYield(values)
  const shown = (value: Decimal) =>
    currency || !coin ? display.money(value, currency) : display.coins(value, coin)
  const percent = display.percent(rate)
  const years = time.perYear.equals(1)
    ? display.number(time.count)
    : `${display.number(time.count)} ÷ ${time.perYear}`
  const plain = display.number(amount)
  const isOnce = compounds?.equals(1) ?? false
  const inserted = compounds
    ? `${plain} × ((1 + ${percent}${isOnce ? '' : ` ÷ ${compounds}`})^${exponent(time, compounds, display)} − 1)`
    : `${plain} × ${percent} × ${years}`
  const sum = { en, zh }[display.language]
  return sum({
    amount: shown(amount),
    earned: shown(earned),
    total: shown(total),
    part: display.percent(part),
    rate: rateText(values, display),
    time: timeText(time, display),
    formula: `${inserted} = ${shown(earned)}`,
    compounds: compounds && spanName(compounds, display.language),
    isTimeGiven,
    isPromise: rate.greaterThan(HIGHEST_EARNED),
  })
}

function rateText({ rate, ratePer }: Values, display: Display): string {
  const yearly = display.percent(rate)
  const isZh = display.language === 'zh'
  if (ratePer === 'year') return isZh ? `年利率 ${yearly}` : `${yearly} a year`
  const given = display.percent(rate.div(PER_YEAR[ratePer]))
  const span = spanName(PER_YEAR[ratePer], display.language)
  return isZh ? `每${span} ${given}（一年 ${yearly}）` : `${given} a ${span} (${yearly} a year)`
}

function exponent({ count, perYear }: Stake['time'], compounds: Decimal, display: Display): string {
  const periods = compounds.times(count).div(perYear)
  return periods.isInteger()
    ? display.number(periods)
    : `(${compounds.equals(1) ? '' : `${compounds} × `}${display.number(count)} ÷ ${perYear})`
}

interface Shown {
  readonly amount: string
  readonly earned: string
  readonly total: string
  readonly part: string
  /** The rate, with the time that it is for. */
  readonly rate: string
  readonly time: string
  readonly formula: string
  /** The name of the time after which the yield is added to the amount, if it is. */
  readonly compounds: string | null
  readonly isTimeGiven: boolean
  /** A rate that nothing earns for long. */
  readonly isPromise: boolean
}

/** For a year; more than that is promised rather than earned. */
const HIGHEST_EARNED = ONE

function en(shown: Shown): Solution {
  const { amount, earned, total, part, rate, time, compounds } = shown
  const added = compounds ? `compounded every ${compounds}` : 'not compounded'
  return {
    result: `At ${rate}, ${amount} earns ${earned} in ${time} (${part}), which makes ${total}.`,
    formula: compounds
      ? `amount × ((1 + rate ÷ n)^(n × years) − 1) = ${shown.formula}`
      : `amount × yearly rate × years = ${shown.formula}`,
    assumed: `the rate stays the same, ${added}, before fees and taxes${shown.isTimeGiven ? '' : `; no time is given, so it is for ${time}`}. ${shown.isPromise ? 'Hardly anything keeps such a rate, and a promise of one is mostly a scam.' : 'Staking rates change all the time, and the coin’s price too.'}`,
  }
}

function zh(shown: Shown): Solution {
  const { amount, earned, total, part, rate, time, compounds } = shown
  const added = compounds ? `每${compounds.replace('个', '')}复利一次` : '不复利'
  return {
    result: `按${rate}，${amount} 在 ${time}内的收益是 ${earned}（${part}），本息共 ${total}。`,
    formula: compounds
      ? `本金 ×（(1 + 年利率 ÷ n)^(n × 年数) − 1）= ${shown.formula}`
      : `本金 × 年利率 × 年数 = ${shown.formula}`,
    assumed: `利率不变，${added}，不计费用和税${shown.isTimeGiven ? '' : `；没有说明多久，按 ${time}计算`}。${shown.isPromise ? '长期保持这样的利率很少见，承诺这样的收益多半是骗局。' : '质押利率经常变，币价也会变。'}`,
  }
}

export const stakingYieldIn = sumReader({
  kind: 'stakingYield',
  entry: 'staking',
  formula: FORMULA,
  read,
  form({ amount, rate, time, compounds, currency, coin }) {
    const timeUnit = timeUnitOf(time)
    const compounding = compounds ? compoundingOf(compounds) : 'none'
    if (!timeUnit || !compounding) return null
    const asset = coin ?? currency
    const inputs = { amount, rate: rate.times(100), compounding, time: time.count, timeUnit, asset }
    return { calculator: 'staking-yield', inputs }
  },
  solve,
})
