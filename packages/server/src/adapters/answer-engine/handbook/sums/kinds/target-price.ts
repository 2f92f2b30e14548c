import { type Decimal, exact, ONE, targetPrice } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked, isFee } from '../wording.ts'

interface Values {
  readonly buy: Decimal
  /** As a part of what was paid; 0 to be even, negative for a stop. */
  readonly gain: Decimal
  /** The same in money for one coin, if the question says it in money. */
  readonly inMoney: { readonly profit: Decimal; readonly coins: Decimal } | null
  readonly fee: Decimal
  readonly saleFee: Decimal
  /** Sold first and bought back later, so that a lower price is the better one. */
  readonly isShort: boolean
  readonly currency: Currency | null
}

const WANTED =
  /(?:what|which) price|target price|price target|\bwhere (?:do|should|must|to)\b.*\b(?:sell|stop|exit|take profit)|how high .*(?:sell|go)|take profit\b|sell(?:ing)? price|sell (?:at|for) (?:what|how)|sell (?:it )?at\s*[?]?$|\bwhat (?:do|must|should|would|will) i (?:need to |have to )?sell (?:it |them |each )?(?:at|for)\b|(?:take[- ]profit|stop[- ]?loss|break[- ]?even) price|what(?:'?s| is) (?:my|the) break[- ]?even|(?:止盈|止损|目标|卖出|保本|回本|盈亏平衡)(?:价|点)|卖(?:到|在)?(?:多少|什么价|几)|(?:多少|什么价|几块)(?:钱|的时候|时)?(?:才能|可以|能|该|才)?(?:卖|止盈|止损|出)|(?:涨|跌)到多少.{0,8}(?:卖|赚|翻|保本|不亏|止|出)|(?:止损|止盈)(?:设|放|挂|定)(?:在|到)?(?:多少|哪)|什么价|不亏/i
const EVEN = /break[- ]?even|not lose|保本|回本|不亏|盈亏平衡/i
/** Other sums with a price that is wanted. */
const ELSEWHERE =
  /liquidat|leverage|爆仓|杠杆|market ?cap|市值|average|均价|position siz|仓位|coins? (?:can|should)|账户/i
const SHORT = /\bshort|做空|开空|空单|[倍x] ?空/i
const DOUBLE = /\bdouble\b|翻倍|翻一番/i

const CLUES = {
  buy: {
    units: ['money', 'none'],
    before:
      /\bbuy(?:ing)?|\bbought|\bentry|\bentered|\bcost|\bpaid|\bat\b|@|\bprice|买入价?|成本价?|入场价?|开仓价?|进场|买的?|在/i,
    after: /\bentry|\bbuy\b|买|成本|入场|进场|开仓|的时候/i,
    alone: true,
  },
  gain: {
    units: ['percent', 'money', 'times', 'none'],
    before:
      /profits?(?: of)?|\bgain|\bmake|\bwant(?: to)?(?: make)?|\bneed|\+|\bearn|\bup\b|\btp\b|take[- ]profit|赚|盈利|止盈|利润|收益/i,
    after: /profit|gain|return|upside|on top|的?(?:利润|收益|盈利|止盈)/i,
  },
  loss: {
    units: ['percent'],
    before: /\bstop(?:[- ]?loss)?|\blos[est]\w*|\brisk|\bsl\b|\bbelow|止损|亏损?|最多/i,
    after: /\bstop|\bloss|below|止损|的?亏损/i,
  },
  coins: { units: ['coins'], alone: true },
  invested: {
    units: ['money'],
    before: /\binvest(?:ed)?|\bput(?: in)?|\bspent|投入?了?|花了?|本金/i,
    after: /worth|的?本金/i,
  },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  const isWanted = WANTED.test(text) || (EVEN.test(text) && quantities.some(isFee) && isAsked(text))
  if (!isWanted || ELSEWHERE.test(text)) return null
  const [fee, saleFee = fee, ...fees] = quantities.filter(isFee)
  const { found, rest } = rolesIn(
    quantities.filter((each) => !isFee(each)),
    CLUES,
  )
  const { buy, gain, loss, coins, invested } = found
  if (fees.length > 0 || rest.length > 0 || (gain && loss)) return null
  const isShort = SHORT.test(text)
  if (isShort && (fee || gain?.unit === 'times')) return null
  const base = {
    fee: fee?.value ?? exact(0),
    saleFee: saleFee?.value ?? exact(0),
    currency: currencyIn(question),
    inMoney: null,
    isShort,
  }
  if (!buy) return gain || loss ? { missing: ['buy'] } : null
  if (loss) return { ...base, buy: buy.value, gain: loss.value.negated() }
  if (!gain) {
    if (DOUBLE.test(text) && !isShort) return { ...base, buy: buy.value, gain: ONE }
    return fee && EVEN.test(text) ? { ...base, buy: buy.value, gain: exact(0) } : null
  }
  if (gain.unit === 'percent') return { ...base, buy: buy.value, gain: gain.value }
  if (gain.unit === 'times') return { ...base, buy: buy.value, gain: gain.value.minus(ONE) }
  if (buy.value.isZero()) return null
  const amount = coins?.value ?? invested?.value.div(buy.value)
  if (!amount || amount.isZero()) return { missing: ['coins'] }
  const paid = buy.value.times(amount).times(base.fee.plus(ONE))
  return {
    ...base,
    buy: buy.value,
    gain: gain.value.div(paid),
    inMoney: { profit: gain.value, coins: amount },
  }
}

const FORMULA = {
  en: 'target price = purchase price × (1 + fee rate) × (1 + gain) ÷ (1 − fee rate)',
  zh: '目标价 = 买入价 ×（1 + 费率）×（1 + 收益率）÷（1 − 费率）',
} as const

function solve(values: Values, display: Display): Solution {
  const { buy, gain, inMoney, fee, saleFee, isShort, currency } = values
  const move = isShort ? gain.negated() : gain
  const price = display.price(targetPrice(buy, move, fee, saleFee), currency)
  const start = display.price(buy, currency)
  const part = display.percent(gain.abs())
  const sign = move.isNegative() ? '−' : '+'
  const [paid, received] = fee.isZero()
    ? ['', '']
    : [` × (1 + ${display.rate(fee)})`, ` ÷ (1 − ${display.rate(saleFee)})`]
  const wanted = gain.isZero() ? '' : ` × (1 ${sign} ${part})`
  const money = inMoney && display.money(inMoney.profit, currency)
  const isZh = display.language === 'zh'
  const share =
    inMoney && money
      ? `${part} = ${money} ÷ ${display.money(inMoney.profit.div(gain), currency)}; `
      : ''
  const inserted = `${share}${start}${paid}${wanted}${received} = ${price}`
  const costs = fee.isZero()
    ? { zh: '不计手续费和税', en: 'without fees and taxes' }
    : { zh: '买卖各收一次手续费，不计税', en: 'the fee is paid on both trades; without taxes' }
  if (isZh) {
    const aim = gain.isZero() ? '保本' : gain.isNegative() ? `亏 ${part}` : `赚 ${money ?? part}`
    return {
      result: `${start} ${isShort ? '做空' : '买入'}，要${aim}，价格是 ${price}。`,
      formula: `${isShort ? '做空的目标价 = 开仓价 ×（1 − 收益率）' : FORMULA.zh}。代入：${inserted}`,
      assumed: `${costs.zh}；${isShort ? '做空（先卖后买）' : '做多（先买后卖）'}。`,
    }
  }
  const aim = gain.isZero()
    ? 'is even'
    : gain.isNegative()
      ? `is down ${part}`
      : `has gained ${money ?? part}`
  return {
    result: `${isShort ? 'Shorted' : 'Bought'} at ${start}, it ${aim} at ${price}.`,
    formula: `${isShort ? 'target price of a short = entry price × (1 − gain)' : FORMULA.en}. Here: ${inserted}`,
    assumed: `${costs.en}; ${isShort ? 'a short: sold first and bought back later' : 'bought first and sold later'}.`,
  }
}

export const targetPriceIn = sumReader({
  kind: 'targetPrice',
  entry: 'risk-management',
  formula: FORMULA,
  read,
  form({ buy, gain, fee, saleFee, isShort, currency }) {
    const fees = { entryFee: fee.times(100), exitFee: saleFee.times(100) }
    const inputs = { side: isShort ? 'short' : null, entry: buy, ...fees, currency }
    return gain.isZero()
      ? { calculator: 'break-even', inputs }
      : { calculator: 'target-price', inputs: { ...inputs, gain: gain.times(100) } }
  },
  solve,
})
