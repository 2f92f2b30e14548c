import {
  type Decimal,
  type Loan,
  loanHealth,
  loanLiquidationPrice,
  loanToValue,
  ONE,
} from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import {
  type Currency,
  currencyIn,
  isMoneyLike,
  type Quantity,
  type SumQuestion,
} from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

interface Values extends Omit<Loan, 'threshold'> {
  /** Null if only the loan-to-value ratio is wanted. */
  readonly threshold: Decimal | null
  /** The price of the collateral today, if the question says it. */
  readonly price: Decimal | null
  readonly coin: string | null
  readonly currency: Currency | null
}

const SUBJECT = /borrow|\bloans?\b|\bdebt|collateral|\baave\b|\bltv\b|health factor|借|债|健康/i
const PRICE_WANTED = /liquidat|\bliq\b|清算|爆仓|强平|被清|会爆/i
const HEALTH_WANTED =
  /health factor|loan[- ]to[- ]value|what.{0,16}\bltv\b|\bltv\b.{0,8}what|\bltv\s*[?？]|健康(?:因子|系数|度)|(?:ltv|抵押率|质押率)\D{0,6}(?:多少|几)/i
const WANTED =
  /\bprice\b|\bwhat\b|\bwhere\b|\bwhen\b|calculate|health factor|\bltv\s*[?？]|多少|哪|价|算|几/i

const CLUES = {
  collateral: {
    units: ['coins'],
    before:
      /\bput(?: up)?|deposit(?:ed)?|collateral|suppl(?:y|ied)|lock(?:ed)?|with|against|抵押了?|质押了?|存了?|放了?|用/i,
    after: /collateral|抵押|质押/i,
    alone: true,
  },
  debt: {
    units: ['money', 'coins', 'none'],
    before:
      /borrow(?:ed|ing)?|\bloan(?: of)?|\bdebt(?: of| is)?|\bowe|借(?:了|出)?|贷了?|债务|负债|欠/i,
    after: /\bdebt|borrowed|\bloan|的?(?:债|贷款|借款)/i,
  },
  price: {
    units: ['money', 'none'],
    before: /\bat\b|@|\bprices?(?: is| of)?|\bis\b|每[个枚颗]|单价|价格?|现价|现在|按/i,
    after: /\beach\b|per coin|[一每][个枚颗]|的时候/i,
  },
  threshold: {
    units: ['percent', 'none'],
    before:
      /threshold(?: of| is| at)?|liquidate[sd]? (?:me |it )?at|liquidation (?:ltv|ratio)(?: of| is| at)?|lltv|collateral(?:ization)? ratio|清算(?:线|阈值|率|门槛|ltv)?|阈值|强平线|最低抵押率|抵押率|质押率/i,
    after: /(?:liquidation )?threshold|(?:liquidation )?ltv|collateral ratio|清算|阈值|强平/i,
  },
} as const

/** A larger number without a percent sign is a price. */
const MOST_BARE = 500

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  const isWanted = PRICE_WANTED.test(text) || HEALTH_WANTED.test(text)
  if (!SUBJECT.test(text) || !isWanted || !WANTED.test(text)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const { collateral, debt, price, threshold } = found
  if (rest.length > 0 || (!collateral && !debt)) return null
  if (debt && !isMoneyLike(debt)) return null
  if (threshold?.unit === 'none' && threshold.value.greaterThan(MOST_BARE)) return null
  if (!collateral || !debt) return { missing: [collateral ? 'debt' : 'collateral'] }
  const isAboutHealth = /health|健康/i.test(text) || PRICE_WANTED.test(text)
  if (!threshold && isAboutHealth) return { missing: ['threshold'] }
  if (!PRICE_WANTED.test(text) && !price) return { missing: ['price'] }
  return {
    coins: collateral.value,
    debt: debt.value,
    threshold: threshold ? thresholdOf(threshold) : null,
    price: price?.value ?? null,
    coin: collateral.coin,
    currency: debt.currency ?? currencyIn(question),
  }
}

/** A loan that needs collateral of 150% may reach 1 ÷ 150% of it; “80” is 80%. */
function thresholdOf({ value, unit }: Quantity): Decimal {
  const part = unit === 'none' && value.greaterThanOrEqualTo(10) ? value.div(100) : value
  return part.greaterThan(1) ? ONE.div(part) : part
}

const FORMULA = {
  en: 'liquidation price = debt ÷ (coins of collateral × liquidation threshold); health factor = value of the collateral × threshold ÷ debt',
  zh: '清算价 = 债务 ÷（抵押数量 × 清算线）；健康因子 = 抵押物价值 × 清算线 ÷ 债务',
} as const

function solve(values: Values, display: Display): Solution {
  const { coins, debt, threshold, price, coin, currency } = values
  if (!threshold) return ratio(values, display)
  const liquidation = loanLiquidationPrice({ coins, debt, threshold })
  const at = display.price(liquidation, currency)
  const collateral = display.coins(coins, coin)
  const owed = display.money(debt, currency)
  const limit = display.percent(threshold)
  const inserted = `${owed} ÷ (${display.number(coins)} × ${limit}) = ${at}`
  const today = price && todayOf({ coins, debt, threshold }, price, display)
  if (display.language === 'zh') {
    return {
      result: `抵押 ${collateral}、借 ${owed}、清算线 ${limit} 时，抵押币跌到约 ${at} 被清算${today ? `；${today}` : ''}。`,
      formula: `${FORMULA.zh}。代入：${inserted}`,
      assumed:
        '抵押物只有这一种币，债务按面值算（稳定币不脱锚），不计会让债务变大的利息；各平台的清算线不同。',
    }
  }
  return {
    result: `With ${collateral} as collateral, ${owed} borrowed and a liquidation threshold of ${limit}, the loan is liquidated at about ${at} for one coin of the collateral${today ? `; ${today}` : ''}.`,
    formula: `${FORMULA.en}. Here: ${inserted}`,
    assumed:
      'one coin as collateral, a debt that keeps its value (a stablecoin at its peg), without the interest that makes the debt grow. Platforms set different thresholds.',
  }
}

function ratio({ coins, debt, price, coin, currency }: Values, display: Display): Solution {
  const ltv = display.percent(loanToValue(debt, coins, price ?? ONE))
  const [collateral, owed] = [display.coins(coins, coin), display.money(debt, currency)]
  const at = display.price(price ?? ONE, currency)
  const inserted = `${owed} ÷ (${display.number(coins)} × ${at}) = ${ltv}`
  return display.language === 'zh'
    ? {
        result: `抵押 ${collateral}（每枚 ${at}）、借 ${owed}，借款占抵押物的 ${ltv}（LTV）。`,
        formula: `LTV = 债务 ÷（抵押数量 × 价格）= ${inserted}`,
        assumed: '债务按面值算，不计利息；多少会被清算要看平台的清算线。',
      }
    : {
        result: `With ${collateral} at ${at} as collateral and ${owed} borrowed, the loan-to-value ratio is ${ltv}.`,
        formula: `LTV = debt ÷ (coins of collateral × price) = ${inserted}`,
        assumed:
          'a debt that keeps its value, without interest; the platform’s threshold decides when it is liquidated.',
      }
}

/** How the loan stands at the price that the question gives. */
function todayOf(loan: Loan, price: Decimal, display: Display): string {
  const { ltv, health: factor, fall } = loanHealth(loan, price)
  const share = display.percent(ltv)
  const health = display.number(factor.toDecimalPlaces(2))
  const move = display.percent(fall.abs())
  const isOver = fall.lessThanOrEqualTo(0)
  const now = display.number(price)
  if (display.language === 'zh') {
    const far = isOver ? '已经到了清算线' : `再跌 ${move} 就到`
    return `币价 ${now} 时借款占抵押物的 ${share}，健康因子 ${health}，${far}`
  }
  const far = isOver ? 'which is already past the threshold' : `a fall of ${move} away from it`
  return `at ${now} the debt is ${share} of the collateral, the health factor ${health}, ${far}`
}

export const loanIn = sumReader({
  kind: 'loan',
  entry: 'lending',
  formula: FORMULA,
  read,
  form: ({ coins, debt, threshold, price, coin, currency }) => ({
    calculator: 'loan',
    inputs: {
      ...{ collateral: coins, debt, threshold: threshold?.times(100) ?? null, currentPrice: price },
      ...{ currency, asset: codeOf(coin) },
    },
  }),
  solve,
})
