import { conversion, type Decimal } from '@coinquiry/calculators/arithmetic'
import { codeOf, coinAtEndOf, coinsNamedIn, tickerOf } from '../coins.ts'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, isMoneyLike, type SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'

/** One coin for another, each at its price. */
interface Values {
  readonly amount: Decimal
  readonly from: string
  readonly into: string
  readonly prices: readonly [Decimal, Decimal]
  readonly currency: Currency | null
}

/** What else may be done with coins at two prices. */
const ELSEWHERE =
  /\bprofit|\bgain|\blos[est]|\baverage|\bbought|\bsold|\bstak|borrow|liquidat|margin|赚|亏|盈|均价|成本|买了|卖了|质押|借|爆仓|保证金/i
const PER_COIN = /^\s*(?:usdt?|usd)?\s*(?:\/|per|an?\b|each)\s*/i

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  const named = coinsNamedIn(text)
  const [amount, ...amounts] = quantities.filter(
    ({ unit, coin, value }) => unit === 'coins' && coin && !value.isZero(),
  )
  const money = quantities.filter(isMoneyLike)
  if (!amount?.coin || amounts.length > 0 || named.length !== 2) return null
  if (money.length !== 2 || quantities.length !== 3) return null
  if (!isAsked(text) || ELSEWHERE.test(text)) return null
  const from = tickerOf(amount.coin)
  const into = named.find((coin) => coin !== from)
  if (!into) return null
  const owners = money.map(({ before, after }) => {
    const ahead = PER_COIN.test(after)
      ? coinsNamedIn(after.replace(PER_COIN, '').slice(0, 9))[0]
      : undefined
    return ahead ?? coinAtEndOf(before.replace(IS_WORTH, ''))
  })
  // “0.5 BTC at 90k and 150”: the price next to the amount is the amount's.
  const next = money.findIndex(
    (each) => quantities.indexOf(each) === quantities.indexOf(amount) + 1,
  )
  const isNamed = owners.includes(from) !== owners.includes(into) || owners[0] !== owners[1]
  const own =
    isNamed && owners.includes(from)
      ? owners.indexOf(from)
      : isNamed && owners.includes(into)
        ? 1 - owners.indexOf(into)
        : next
  const [price, other] = [money[own], money[1 - own]]
  if (!price || !other) return null
  return {
    amount: amount.value,
    from,
    into,
    prices: [price.value, other.value],
    currency: currencyIn(question),
  }
}

/** Between the name of a coin and its price. */
const IS_WORTH =
  /(?:\s|'s|price|if|is|at|=|trad(?:es?|ed|ing)|costs?|worth|about|[:：(]|价格?|现价|现在|是|为|卖|在|报|约)*$/i

const FORMULA = {
  en: 'coins received = coins given × their price ÷ price of the other coin',
  zh: '换到的数量 = 换出的数量 × 它的价格 ÷ 另一种币的价格',
} as const

function solve({ amount, from, into, prices, currency }: Values, display: Display): Solution {
  const [price, other] = prices
  const worth = conversion(amount, price, 'money')
  const given = display.coins(amount, from)
  const received = display.coins(conversion(worth, other, 'coins'), into)
  const [one, two] = prices.map((each) => display.price(each, currency))
  const inserted = `${display.number(amount)} × ${display.number(price)} ÷ ${display.number(other)} = ${received}`
  return display.language === 'zh'
    ? {
        result: `按 1 ${from} = ${one}、1 ${into} = ${two} 计算，${given} 能换 ${received}。`,
        formula: `${FORMULA.zh} = ${inserted}`,
        assumed: '价格是你给的，不是实时价格；不计手续费、点差和滑点。',
      }
    : {
        result: `At ${one} for 1 ${from} and ${two} for 1 ${into}, ${given} ${amount.equals(1) ? 'makes' : 'make'} ${received}.`,
        formula: `${FORMULA.en} = ${inserted}`,
        assumed: 'the prices are those you gave, not live ones; without fees, spread and slippage.',
      }
}

export const coinToCoinIn = sumReader({
  kind: 'conversion',
  entry: 'how-to-start',
  formula: FORMULA,
  read,
  form: ({ amount, from, into, prices: [fromPrice, toPrice], currency }) => ({
    calculator: 'conversion',
    inputs: { amount, from: codeOf(from), to: codeOf(into), fromPrice, toPrice, currency },
  }),
  solve,
})
