import { conversion, type Decimal, loanUpTo } from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

/** What a collateral lets one borrow. */
interface Values {
  readonly coins: Decimal | null
  readonly price: Decimal | null
  /** What the collateral is worth. */
  readonly worth: Decimal
  readonly ratio: Decimal
  readonly coin: string | null
  readonly currency: Currency | null
}

const WANTED =
  /(?:how (?:much|many)|what|max\w*)\b.{0,40}\b(?:borrow|take out|loan|draw)\b|(?:能|可以?|最多)(?:够)?(?:借|贷)(?:出|到|款)?\D{0,6}(?:多少|几)/i
const ELSEWHERE = /liquidat|interest|repay|清算|爆仓|利息|还多少|health|健康/i

const CLUES = {
  coins: { units: ['coins'], alone: true },
  ratio: { units: ['percent'], alone: true },
  price: { units: ['money', 'none'], alone: true },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!WANTED.test(text) || ELSEWHERE.test(text)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const { coins, ratio, price } = found
  if (!ratio || rest.length > 0) return null
  if (!price) return { missing: [coins ? 'price' : 'collateral'] }
  return {
    coins: coins?.value ?? null,
    price: price.value,
    worth: coins ? conversion(coins.value, price.value, 'money') : price.value,
    ratio: ratio.value,
    coin: coins?.coin ?? null,
    currency: currencyIn(question),
  }
}

const FORMULA = {
  en: 'loan = value of the collateral × loan-to-value ratio',
  zh: '最多可借 = 抵押物价值 × 最高抵押率（LTV）',
} as const

function solve({ coins, price, worth, ratio, coin, currency }: Values, display: Display): Solution {
  const loan = display.money(loanUpTo(worth, ratio), currency)
  const [rate, value] = [display.rate(ratio), display.money(worth, currency)]
  const product = coins && price ? `${display.number(coins)} × ${display.number(price)}` : value
  const inserted = `${product} × ${rate} = ${loan}`
  const held = coins ? display.coins(coins, coin) : ''
  return display.language === 'zh'
    ? {
        result: `抵押${held ? ` ${held}（值 ${value}）` : ` ${value} 的币`}，按 ${rate} 最多能借 ${loan}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: '借到上限时离清算很近；各平台的上限和清算线不同，不计利息。',
      }
    : {
        result: `${held ? `${held} (worth ${value})` : `Collateral worth ${value}`} at ${rate} lets you borrow up to ${loan}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed:
          'a loan at its limit is close to liquidation; limits and thresholds differ by platform; without interest.',
      }
}

export const borrowingIn = sumReader({
  kind: 'borrowing',
  entry: 'lending',
  formula: FORMULA,
  read,
  form: ({ coins, price, worth, ratio, coin, currency }) => ({
    calculator: 'borrowing',
    inputs: {
      // What is known by its worth alone counts as so much money.
      ...(coins
        ? { collateral: coins, price, asset: codeOf(coin) }
        : { collateral: worth, price: '1', asset: currency ?? 'USD' }),
      ...{ highestRatio: ratio.times(100), currency },
    },
  }),
  solve,
})
