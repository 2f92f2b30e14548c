import {
  amountThatEarns,
  type Decimal,
  ONE,
  PER_YEAR,
  rateThatEarns,
  type Stake,
} from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type Quantity, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { rateIn, spanName, spanOf, spanWanted, timeText, timeUnitOf } from './rate.ts'

/** A yield turned round: the amount that earns so much, or the rate at which an amount earned it. */
interface Values {
  readonly earned: Decimal
  /** The other of the two follows. */
  readonly given: { readonly rate: Decimal } | { readonly amount: Decimal }
  readonly time: Stake['time']
  readonly currency: Currency | null
  readonly coin: string | null
}

const AMOUNT_WANTED =
  /how (?:much|many)\b.{0,24}\b(?:stake|lock|deposit|save|invest|need|put|have)\b.*\b(?:to|for) (?:earn|make|get|receive|have)?|(?:what|which) (?:amount|principal)|(?:得|要|需要|该|应该|用|拿)(?:放|存|质押|投|有|准备)?(?:入|进)?\D{0,4}(?:多少|几个)\D{0,6}(?:本金|u|币|才|能|个)?|多少本金|本金(?:要|得|需要)*多少/i
const GOAL = /\bto (?:earn|make|get|receive)|想|为了|才能|目标|\bfor \$?\d/i
const RATE_WANTED =
  /(?:what|which|calculate).{0,20}\b(?:ap[ry]|rate|yield)\b|\bap[ry]\s*[?？]|(?:年化|利率|收益率|ap[ry])(?:收益率?|利率)?(?:是|为|有|多少|几|合)+/i
const SUBJECT =
  /stak|\bap[ry]\b|interest|yield|\bearn|\brate\b|savings?|\bat \d[\d.]*% to (?:get|make|receive)\b|质押|年化|利率|利息|理财|存/i
const ELSEWHERE =
  /borrow|\bloan|fund|\bfees?\b|\btax|compound|\bapy\b.*\bapr\b|\bapr\b.*\bapy\b|借|贷|资金费|手续费|复利|税/i

const AMOUNT = ['coins', 'money', 'none'] as const
const CLUES = {
  earned: {
    units: AMOUNT,
    before:
      /\bearn(?:ed|s)?|\bgot(?: paid)?|\breceived?|\bmake|\bmade|\bget|\bpaid|interest(?: of)?|rewards?(?: of)?|赚了?|拿了?到?|得了?到?|收益|利息|收到|领了?/i,
    after: /\binterest|\bearned|\brewards?|\byield|(?:的)?(?:利息|收益|奖励)/i,
  },
  amount: {
    units: AMOUNT,
    before:
      /\bon\b|\bfor\b|\bfrom\b|\bstak(?:ed|ing)|\bdeposit(?:ed)?|存了?|质押了?|放了?|本金|投/i,
    after: /\bstaked|\bdeposit|\bsaved|本金/i,
    alone: true,
  },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!SUBJECT.test(text) || ELSEWHERE.test(text)) return null
  const rate = rateIn(quantities)
  const [time, ...times] = quantities.filter(({ unit }) => unit === 'time')
  const amounts = quantities.filter(({ unit }) => ['coins', 'money', 'none'].includes(unit))
  if (times.length > 0 || amounts.length + [rate, time].filter(Boolean).length < quantities.length)
    return null
  const { found, rest } = rolesIn(amounts, CLUES)
  const { earned, amount } = found
  const only = amounts.length === 1 ? amounts[0] : undefined
  const base = (each: Quantity) => ({
    currency: each.currency ?? currencyIn(question),
    coin: each.coin ?? amount?.coin ?? null,
    earned: each.value,
    time: time?.perYear
      ? { count: time.value, perYear: time.perYear }
      : { count: ONE, perYear: PER_YEAR[spanWanted(text)] },
  })
  if (rate) {
    if (!only || !AMOUNT_WANTED.test(text) || !GOAL.test(text)) return null
    return { ...base(only), given: { rate: rate.value.times(PER_YEAR[spanOf(rate)]) } }
  }
  if (!earned || !amount || rest.length > 0 || !RATE_WANTED.test(text)) return null
  if (!time) return { missing: ['time'] }
  const isSame =
    earned.coin?.toLowerCase() === amount.coin?.toLowerCase() || !amount.coin || !earned.coin
  return isSame ? { ...base(earned), given: { amount: amount.value } } : null
}

const FORMULA = {
  en: 'amount = yield ÷ (yearly rate × years); yearly rate = yield ÷ amount ÷ years',
  zh: '本金 = 收益 ÷（年利率 × 年数）；年利率 = 收益 ÷ 本金 ÷ 年数',
} as const

function solve({ earned, given, time, currency, coin }: Values, display: Display): Solution {
  const shown = (value: Decimal) =>
    coin && !currency ? display.coins(value, coin) : display.money(value, currency)
  const part = time.perYear.equals(1)
    ? display.number(time.count)
    : `${display.number(time.count)} ÷ ${time.perYear}`
  const [gained, length] = [shown(earned), timeText(time, display)]
  const span = length.replace(/^1 (?:个)?/, '')
  const isZh = display.language === 'zh'
  if ('rate' in given) {
    const rate = display.rate(given.rate)
    const amount = shown(amountThatEarns(earned, given.rate, time))
    const inserted = `${gained} ÷ (${rate} × ${part}) = ${amount}`
    return isZh
      ? {
          result: `年利率 ${rate}，${length}要有 ${gained} 的收益，需要本金 ${amount}。`,
          formula: `${FORMULA.zh}。代入：${inserted}`,
          assumed: '利率不变，不复利，不计费用和税；质押利率经常变，币价也会变。',
        }
      : {
          result: `At ${rate} a year it takes ${amount} to earn ${gained} in ${spanName(time.perYear, 'en') === span ? `a ${span}` : length}.`,
          formula: `${FORMULA.en}. Here: ${inserted}`,
          assumed:
            'the rate stays the same, not compounded, before fees and taxes. Staking rates change all the time, and the coin’s price too.',
        }
  }
  const rate = display.percent(rateThatEarns(earned, given.amount, time))
  const inserted = `${gained} ÷ ${shown(given.amount)} ÷ (${part}) = ${rate}`
  return isZh
    ? {
        result: `${shown(given.amount)} 在 ${length}里的收益是 ${gained}，合年利率 ${rate}（APR）。`,
        formula: `${FORMULA.zh}。代入：${inserted}`,
        assumed: '不复利，一年按 365 天算，不计费用和税。',
      }
    : {
        result: `${gained} on ${shown(given.amount)} in ${length} is ${rate} a year (APR).`,
        formula: `${FORMULA.en}. Here: ${inserted}`,
        assumed: 'not compounded, a year of 365 days, before fees and taxes.',
      }
}

export const yieldGoalIn = sumReader({
  kind: 'yieldGoal',
  entry: 'staking',
  formula: FORMULA,
  read,
  form({ earned, given, time, currency, coin }) {
    const timeUnit = timeUnitOf(time)
    if (!timeUnit) return null
    const inputs = { earned, time: time.count, timeUnit, asset: currency ?? codeOf(coin) }
    return 'rate' in given
      ? { calculator: 'yield-goal', inputs: { ...inputs, rate: given.rate.times(100) } }
      : { calculator: 'yield-rate', inputs: { ...inputs, amount: given.amount } }
  },
  solve,
})
