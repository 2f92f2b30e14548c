import type { Decimal } from 'decimal.js'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { marginFor, positionOn } from '../trading-arithmetic.ts'

interface Values {
  readonly amount: Decimal
  readonly leverage: Decimal
  readonly wanted: 'margin' | 'position'
  readonly currency: Currency | null
}

const MARGIN_WANTED =
  /how much (?:margin|collateral)|what margin|margin (?:do i need|is needed|required)|(?:多少|几)\D{0,4}(?:保证金|本金)|(?:保证金|本金)(?:要|需要|是|得)*(?:多少|几)/i
const POSITION_WANTED =
  /how (?:big|large|much) .{0,16}(?:position|exposure)|(?:position|notional|exposure) (?:size|value)|what position|(?:多大|多少)(?:的|钱的)?仓位|仓位(?:是|有|价值|能开)*(?:多[大少]|几)|开多大|开多少仓/i
const ELSEWHERE = /liquidat|爆|强平|stop|止损|\brisk|风险|fund|资金费|\bfees?\b|手续费/i

const CLUES = {
  leverage: { units: ['times'], alone: true },
  amount: { units: ['money', 'none'], alone: true },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  const isMargin = MARGIN_WANTED.test(text)
  if (isMargin === POSITION_WANTED.test(text) || ELSEWHERE.test(text)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const { leverage, amount } = found
  if (!leverage || rest.length > 0) return null
  if (!amount) return { missing: [isMargin ? 'position' : 'amount'] }
  return {
    amount: amount.value,
    leverage: leverage.value,
    wanted: isMargin ? 'margin' : 'position',
    currency: currencyIn(question),
  }
}

const FORMULA = {
  en: 'position = margin × leverage; margin = position ÷ leverage',
  zh: '仓位 = 保证金 × 杠杆倍数；保证金 = 仓位 ÷ 杠杆倍数',
} as const

function solve({ amount, leverage, wanted, currency }: Values, display: Display): Solution {
  const isMargin = wanted === 'margin'
  const result = isMargin ? marginFor(amount, leverage) : positionOn(amount, leverage)
  const [given, shown] = [display.money(amount, currency), display.money(result, currency)]
  const times = display.number(leverage)
  const inserted = `${given} ${isMargin ? '÷' : '×'} ${times} = ${shown}`
  if (display.language === 'zh') {
    return {
      result: isMargin
        ? `${times} 倍杠杆开 ${given} 的仓位，需要保证金 ${shown}。`
        : `${given} 保证金、${times} 倍杠杆，仓位是 ${shown}。`,
      formula: `${FORMULA.zh}。代入：${inserted}`,
      assumed: '保证金全部用作起始保证金，不计手续费；交易所对大仓位会限制杠杆。',
    }
  }
  return {
    result: isMargin
      ? `At ${times}× leverage a position of ${given} takes ${shown} of margin.`
      : `${given} of margin at ${times}× leverage make a position of ${shown}.`,
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
  solve,
})
