import { type Decimal, exact, sumOf, tradingFees } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type Quantity, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

const ZERO = exact(0)

interface Values {
  /** The value of each trade that costs a fee. */
  readonly amounts: readonly Decimal[]
  /** The rate of each trade. */
  readonly rates: readonly Decimal[]
  readonly currency: Currency | null
  /** If the trades are on margin: what was multiplied by what. */
  readonly leverage: { readonly margin: Decimal; readonly times: Decimal } | null
}

const SUBJECT = /\bfees?\b|commission|手续费|佣金/i
const WANTED = /how much|what|total|calculate|pay\b|cost|\bfees\s*\?|多少|一共|总共|合计|要花|几/i
/** Other sums with fees in them. */
const ELSEWHERE =
  /\bgas\b|gwei|funding|资金费|withdraw|提现|提币|profit|\bnet\b|净|\bgain|\blos[est]|\bpnl\b|赚|盈|亏|break[- ]?even|保本|回本|\btax|税|stak|质押|ap[ry]\b|年化|(?:monthly|yearly|annual|management) fee|管理费|receive|get\b|\bleft\b|\bkeep|pocket|take home|walk away|end up with|到账|到手|剩|[能可]?拿(?:到|回|多少|走)|落(?:袋|多少)/i
/** What the fees of two trades at two prices are, and not what is left after them. */
const FEES_WANTED =
  /(?:how much|what|total|calculate|pay|cost)[^,.;?]*\b(?:fees?|commissions?)\b|\bfees?\s*\?|(?:手续费|佣金)[^，,。\d]*(?:多少|几|合计|一共|总共)|(?:多少|一共|总共|合计)[^，,。\d]*(?:手续费|佣金)/i
/** The price of all coins, or nobody knows of what. */
const IN_ALL = /\bfor\s*$|共|得/i
const EACH_COIN = /^\s*(?:each|apiece|per|a coin|\/|[一每][个枚颗])/i
const BUY_AND_SELL = /\b(?:buy|bought)\b.*\bs(?:ell|old)\b|买.*卖/i
const BOTH =
  /round[- ]?trip|both (?:ways|sides|trades)|in and out|back and forth|each way|open(?:ing)? and clos|buy(?:ing)?,? (?:and|then) (?:\w+ )?sell|来回|双边|一买一卖|买卖|一进一出|一开一平|进出|开平|开仓.{0,3}平仓|买[入进了]?.{0,3}(?:再|然后|又|后)?.{0,2}卖|(?:同|一样的?|相同的?)价(?:格|钱)?(?:卖|平)/i

const CLUES = {
  buy: {
    units: ['money', 'none'],
    before: /\bbuy(?:ing)?|\bbought|\bpurchase|买入|买进|买了?|开仓/i,
    after: /买/,
  },
  sell: { units: ['money', 'none'], before: /\bsell(?:ing)?|\bsold|卖出|卖了?/i, after: /卖/ },
  margin: {
    units: ['money', 'none'],
    before: /margin|保证金|本金/i,
    after: /margin|的?(?:保证金|本金)/i,
  },
  position: {
    units: ['money', 'none'],
    before: /position|\btrad(?:e|es|ing)|order|volume|worth|仓位|交易额?|成交额?|下单/i,
    after: /position|trade|order|volume|worth|的?(?:仓位|单|交易|成交)/i,
  },
  coins: { units: ['coins'], alone: true },
  price: {
    units: ['money', 'none'],
    before: /\bat\b|@|\bprice|单价|价格?|每[个枚颗]|在/i,
    after: /\beach\b|per coin|一[个枚颗]/i,
  },
  amount: { units: ['money', 'none'], alone: true },
  leverage: { units: ['times'], alone: true },
} as const

/** Asks for the fees of trades, and for nothing that is left after them. */
export const isFeesOnly = (text: string): boolean => FEES_WANTED.test(text) && !ELSEWHERE.test(text)

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!SUBJECT.test(text) || !WANTED.test(text) || ELSEWHERE.test(text)) return null
  const rates = quantities.filter(({ unit }) => unit === 'percent')
  const [rate, closing] = rates
  const { found, rest } = rolesIn(
    quantities.filter((each) => !rates.includes(each)),
    CLUES,
  )
  const { coins, price, leverage } = found
  if (!rate || rates.length > 2 || rest.length > 0 || (price && !coins)) return null
  if (coins && found.sell && isUnclear(found.sell, text)) return null
  const [buy, sell, margin, position, amount] = coins
    ? [atPrice(coins, price ?? found.amount ?? found.buy), atPrice(coins, found.sell)]
    : [found.buy, found.sell, found.margin, found.position, found.amount]
  if (coins && (!buy || leverage)) return coins && !buy ? { missing: ['price'] } : null
  const traded = buy ?? sell ?? margin ?? position ?? amount
  if (!traded) return { missing: ['amount'] }
  const given = [buy, sell, margin, position, amount].filter((each) => each !== undefined)
  const isPair = given.length === 2 && buy && sell
  if (given.length > 1 && !isPair) return null
  if (leverage && (isPair || !(margin || position))) return { missing: ['position'] }
  const times = margin ? leverage?.value : undefined
  const values = given.map(({ value }) => (times ? value.times(times) : value))
  const amounts =
    !isPair && (closing || BOTH.test(text) || BUY_AND_SELL.test(text))
      ? [...values, ...values]
      : values
  return {
    amounts,
    rates: amounts.map((_, at) => (at > 0 && closing ? closing : rate).value),
    currency: currencyIn(question),
    leverage: times ? { margin: traded.value, times } : null,
  }
}

/** Whether something else is asked than the fees, or the price of the sale isn’t surely that of one coin. */
function isUnclear({ before, after }: Quantity, text: string): boolean {
  return !FEES_WANTED.test(text) || (IN_ALL.test(before) && !EACH_COIN.test(after))
}

/** What so many coins are worth, as an amount of money. */
function atPrice(coins: Quantity, price: Quantity | undefined): Quantity | undefined {
  return price && { ...price, value: coins.value.times(price.value) }
}

const FORMULA = {
  en: 'fee = value of each trade × fee rate, for every trade',
  zh: '手续费 = 每笔成交金额 × 费率，每笔都收',
} as const

function solve({ amounts, rates, currency, leverage }: Values, display: Display): Solution {
  const fees = amounts.map((amount, at) => tradingFees([amount], rates[at] ?? ZERO))
  const total = sumOf(fees)
  const money = (value: Decimal) => display.money(value, currency)
  const isSame = rates.every((each) => each.equals(rates[0] ?? ZERO))
  const values = amounts.map((amount) => display.number(amount))
  const charged = rates.map((each) => display.rate(each))
  const sum = isSame
    ? `${values.length > 1 ? `(${values.join(' + ')})` : values[0]} × ${charged[0]}`
    : values.map((value, at) => `${value} × ${charged[at]}`).join(' + ')
  const size = leverage
    ? `${display.number(leverage.margin)} × ${display.number(leverage.times)} = ${values[0]}; `
    : ''
  const inserted = `${size}${sum} = ${money(total)}`
  const each = fees.map(money)
  const isTwo = each.length > 1
  if (display.language === 'zh') {
    return {
      result: `手续费${isTwo ? '一共' : ''}是 ${money(total)}${isTwo ? `：开仓（买入）${each[0]}，平仓（卖出）${each[1]}` : '（一笔成交）'}。`,
      formula: `${FORMULA.zh}。代入：${inserted}`,
      assumed: `${isTwo ? (isSame ? '两笔费率相同' : '第一个费率是开仓（买入）的') : '只算一笔，再卖出（平仓）时还要收一次'}${leverage ? '，手续费按仓位价值收，不是按保证金' : ''}；不计点差、滑点和资金费。`,
    }
  }
  return {
    result: isTwo
      ? `The fees are ${money(total)} in all: ${each[0]} for the first trade and ${each[1]} for the second.`
      : `The fee is ${money(total)} for one trade.`,
    formula: `${FORMULA.en}. Here: ${inserted}`,
    assumed: `${isTwo ? (isSame ? 'the same rate on both trades' : 'the first rate is that of the first trade') : 'one trade only; selling (closing) again costs another fee'}${leverage ? '; the fee is on the position, not on the margin' : ''}; without spread, slippage and funding.`,
  }
}

export const tradingFeesIn = sumReader({
  kind: 'tradingFees',
  entry: 'fees-gas',
  formula: FORMULA,
  read,
  form: ({ amounts, rates, currency }) => ({
    calculator: 'trading-fees',
    inputs: {
      trades: amounts.map((traded, at) => ({ traded, fee: rates[at]?.times(100) ?? null })),
      currency,
    },
  }),
  solve,
})
