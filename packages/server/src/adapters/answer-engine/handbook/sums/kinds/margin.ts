import {
  type Decimal,
  exact,
  leverageOf,
  marginFor,
  positionOn,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

const ZERO = exact(0)

interface Values {
  /** Two of the three are given, and the third follows. */
  readonly margin: Decimal | null
  readonly position: Decimal | null
  readonly leverage: Decimal | null
  readonly currency: Currency | null
}

const WANTED: Readonly<Record<'margin' | 'position' | 'leverage', RegExp>> = {
  margin:
    /how much (?:margin|collateral)|(?:what|which) margin|margin (?:do i need|is needed|required|needed|for)|required margin|(?:多少|几)\D{0,4}(?:保证金|本金)|(?:保证金|本金)(?:要|需要|是|得)*(?:多少|几)|占用?多少/i,
  position:
    /how (?:big|large|much) .{0,16}(?:position|exposure|trade)|(?:position|notional|exposure) (?:size|value)|what.{0,8}\b(?:position|notional|exposure)|(?:多大|多少)(?:的|钱的)?仓|仓位(?:是|有|价值|能开)*(?:多[大少]|几)|开多大|开多少仓|名义价值/i,
  leverage:
    /(?:what|how much|which|calculate).{0,16}\bleverage|how many (?:x\b|times)|leverage (?:is|do|am|would)|(?:几|多少)(?:倍|x)|杠杆(?:是|有|要|为)*(?:多少|几)/i,
}
const ELSEWHERE =
  /liquidat|爆|强平|\bstops?\b|止损|\brisk|风险|fund|资金费|\bfees?\b|手续费|profit|\blos[est]|\bgain|盈|亏|赚|翻|涨|跌/i

const CLUES = {
  leverage: { units: ['times'], alone: true },
  coins: { units: ['coins'], alone: true },
  price: {
    units: ['money', 'none'],
    before: /\bat\b|\bprice(?: of| is)?|价格?|单价|每[个枚颗]/i,
    after: /\beach\b|per coin|[一每][个枚颗]/i,
  },
  position: {
    units: ['money', 'none'],
    before: /\bpos(?:ition)?\b|\bnotional|\bexposure|\btrade|仓位|头寸|开/i,
    after: /\bpos(?:ition)?\b|\bnotional|\bexposure|\btrade|的?(?:仓位|头寸|[多空]单)/i,
  },
  margin: {
    units: ['money', 'none'],
    before: /margin|collateral|保证金|本金/i,
    after: /margin|collateral|的?(?:保证金|本金)/i,
  },
  amount: { units: ['money', 'none'], alone: true },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (ELSEWHERE.test(text)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const { coins, leverage } = found
  if (rest.length > 0) return null
  const price = found.price ?? found.amount ?? found.position
  if (coins && !price) return null
  const held = coins && price && coins.value.times(price.value)
  const base = { margin: null, position: null, leverage: null, currency: currencyIn(question) }
  if (!leverage) {
    if (!WANTED.leverage.test(text) || coins || found.price) return null
    const position = found.position ?? (found.margin && found.amount)
    const margin = found.margin ?? (found.position && found.amount)
    return position && margin ? { ...base, position: position.value, margin: margin.value } : null
  }
  const isMargin = WANTED.margin.test(text)
  if (isMargin === WANTED.position.test(text)) return null
  const named = isMargin ? found.position : found.margin
  const given = [found.amount, found.position, found.margin, found.price].filter(Boolean)
  if (given.length > 1) return null
  const amount = held ?? (named ?? found.amount ?? given[0])?.value
  if (!amount) return { missing: [isMargin ? 'position' : 'amount'] }
  return { ...base, leverage: leverage.value, [isMargin ? 'position' : 'margin']: amount }
}

const FORMULA = {
  en: 'position = margin × leverage',
  zh: '仓位 = 保证金 × 杠杆倍数',
} as const

function solve(values: Values, display: Display): Solution {
  const money = (value: Decimal) => display.money(value, values.currency)
  const leverage = values.leverage ?? leverageOf(values.position ?? ZERO, values.margin ?? ZERO)
  const position = values.position ?? positionOn(values.margin ?? ZERO, leverage)
  const margin = values.margin ?? marginFor(position, leverage)
  const [held, kept, times] = [money(position), money(margin), display.number(leverage)]
  const inserted = !values.leverage
    ? `${held} ÷ ${kept} = ${times}`
    : values.position
      ? `${held} ÷ ${times} = ${kept}`
      : `${kept} × ${times} = ${held}`
  return display.language === 'zh'
    ? {
        result: !values.leverage
          ? `${kept} 保证金开 ${held} 的仓位，是 ${times} 倍杠杆。`
          : values.position
            ? `${times} 倍杠杆开 ${held} 的仓位，需要保证金 ${kept}。`
            : `${kept} 保证金、${times} 倍杠杆，仓位是 ${held}。`,
        formula: `${FORMULA.zh}。代入：${inserted}`,
        assumed: '保证金全部用作起始保证金，不计手续费；交易所对大仓位会限制杠杆。',
      }
    : {
        result: !values.leverage
          ? `A position of ${held} on ${kept} of margin is ${times}× leverage.`
          : values.position
            ? `At ${times}× leverage a position of ${held} takes ${kept} of margin.`
            : `${kept} of margin at ${times}× leverage make a position of ${held}.`,
        formula: `${FORMULA.en}. Here: ${inserted}`,
        assumed:
          'all of it is the initial margin, without fees; exchanges limit the leverage of large positions.',
      }
}

export const marginIn = sumReader({
  kind: 'margin',
  entry: 'leverage-liquidation',
  formula: FORMULA,
  read,
  form({ margin, position, leverage, currency }) {
    if (!leverage) return { calculator: 'leverage', inputs: { position, margin, currency } }
    return position
      ? { calculator: 'margin', inputs: { position, leverage, currency } }
      : { calculator: 'position-on-margin', inputs: { margin, leverage, currency } }
  },
  solve,
})
