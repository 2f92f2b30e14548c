import { type Decimal, ONE, PER_YEAR, regularPurchases } from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import { type Currency, coinIn, type Quantity, type SumQuestion } from '../quantities.ts'
import { type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'
import { type Span, spanName, spanOf, spanOfTime, spanWanted, timeText } from './rate.ts'

/** The same amount again and again: what it comes to, and the average price of what it bought. */
interface Values {
  readonly amount: Decimal
  /** “Every 2 weeks” has the span week and the step 2. */
  readonly span: Span
  readonly step: Decimal
  readonly count: Decimal
  /** All that was bought, if the question says it. */
  readonly coins: Decimal | null
  readonly currency: Currency | null
  readonly coin: string | null
}

const REGULAR =
  /\bDCA|\b(?:every|each|per|a) (?:day|week|month|quarter)\b|\b(?:daily|weekly|monthly)\b|\bevery \d+ (?:day|week|month)s?\b|定投|每(?:\d+)?\s?(?:天|日|周|个?星期|个?礼拜|个?月|季)/i
const WANTED = /total|altogether|in all|how much|what|average|avg|一共|总共|合计|多少|均价|平均/i
/** Its yield or its worth, which depends on more than the amounts. */
const ELSEWHERE =
  /\bap[ry]\b|interest|yield|\bearn|return|\bworth\b|profit|\bfees?\b|funding|stak|年化|利息|收益|赚|值多少|盈|亏|手续费|资金费|质押|工资|salary/i

/** Before the time between two purchases. */
const EVERY = /(?:\bevery|每)\s*$/i

function read({ text, quantities }: SumQuestion): Values | null {
  if (!REGULAR.test(text) || !WANTED.test(text) || !isAsked(text) || ELSEWHERE.test(text)) {
    return null
  }
  const [amount, ...amounts] = quantities.filter(({ unit }) => unit === 'money' || unit === 'none')
  const spans = quantities.filter(({ unit }) => unit === 'time')
  const interval = spans.find(({ before }) => EVERY.test(before))
  const [time, ...times] = spans.filter((each) => each !== interval)
  const [coins, ...others] = quantities.filter(({ unit }) => unit === 'coins')
  const known = [amount, time, interval, coins].filter(Boolean).length
  if (!amount || !time?.perYear || amounts.length + times.length + others.length > 0) return null
  if (known < quantities.length) return null
  const near = interval ? spanOfTime(interval) : spanOf(amount)
  const span = near === 'year' ? spanWanted(text) : near
  const step = interval?.value ?? ONE
  if (!span || span === 'year' || step.lessThan(1)) return null
  return {
    amount: amount.value,
    span,
    step,
    count: countOf(time, span, step),
    coins: coins?.value ?? null,
    currency: amount.currency,
    coin: coins?.coin ?? coinIn({ text, quantities }),
  }
}

/** Whole payments, and one at least. */
function countOf({ value, perYear }: Quantity, span: Span, step: Decimal): Decimal {
  const count = value
    .times(PER_YEAR[span])
    .div(perYear ?? PER_YEAR[span])
    .div(step)
  return count.lessThan(1) ? ONE : count.floor()
}

const FORMULA = {
  en: 'total = amount × number of payments; average price = total ÷ coins bought',
  zh: '总投入 = 每次金额 × 次数；均价 = 总投入 ÷ 买到的数量',
} as const

function solve(values: Values, display: Display): Solution {
  const { amount, span, step, count, coins, currency, coin } = values
  const { paid: total, average: mean } = regularPurchases(amount, count, coins)
  const each = display.money(amount, currency)
  const all = display.money(total, currency)
  const times = display.number(count)
  const average = mean && display.price(mean, currency)
  const bought = coins && display.coins(coins, coin)
  const paid = `${each} × ${times} = ${all}`
  const inserted = coins ? `${paid}; ${all} ÷ ${display.number(coins)} = ${average}` : paid
  const perYear = PER_YEAR[span]
  const every = step.equals(1)
    ? spanName(perYear, display.language)
    : timeText({ count: step, perYear }, display)
  return display.language === 'zh'
    ? {
        result: `每${step.equals(1) ? every.replace('个', '') : every} ${each}，${times} 次一共投入 ${all}${bought ? `；买到 ${bought}，均价是 ${average}` : ''}。`,
        formula: `${FORMULA.zh}。代入：${inserted}`,
        assumed: '每次金额相同，不足一次的不计；一年按 365 天、52 周、12 个月算；不计手续费。',
      }
    : {
        result: `${each} every ${every} comes to ${all} after ${times} payment${count.equals(1) ? '' : 's'}${bought ? `; with ${bought} bought, the average price is ${average}` : ''}.`,
        formula: `${FORMULA.en}. Here: ${inserted}`,
        assumed:
          'the same amount each time, in whole payments; a year has 365 days, 52 weeks or 12 months; without fees.',
      }
}

export const regularPurchasesIn = sumReader({
  kind: 'regularPurchases',
  entry: 'dollar-cost-averaging',
  formula: FORMULA,
  read,
  form: ({ amount, count, coins, currency, coin }) => ({
    calculator: 'regular-purchases',
    inputs: {
      ...{ perPurchase: amount, count, currency, asset: codeOf(coin) },
      averagePrice: regularPurchases(amount, count, coins).average,
    },
  }),
  solve,
})
