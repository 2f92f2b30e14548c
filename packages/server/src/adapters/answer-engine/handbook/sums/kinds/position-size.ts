import {
  type Decimal,
  exact,
  isLiquidatedFirst,
  ONE,
  positionSize,
  type ValueName,
} from '@coinquiry/calculators/arithmetic'
import { codeOf } from '../coins.ts'
import type { Display } from '../display.ts'
import { type Currency, coinIn, currencyIn, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

interface Values {
  /** Null if the question says in money how much may be lost. */
  readonly account: Decimal | null
  /** In money, or as a part of the account. */
  readonly risk: Decimal
  /** As a part of the entry price. */
  readonly stop: Decimal
  readonly entry: Decimal | null
  readonly leverage: Decimal | null
  readonly currency: Currency | null
  readonly coin: string | null
}

const STOP = /\bstops?\b|stop[- ]?loss|\bsl\b|止损|\d ?损/i
const RISK = /\brisk|\blos[est]|亏|风险|承受|损失/i
const WANTED =
  /\bsiz(?:e|ing)\b|how (?:big|large|much|many)|calculate|仓位|开多[大少]|开.{0,6}仓|买(?:多少|几)|多少仓|多大|几[个枚颗]|多少[个枚颗]/i

const SIZE = /how (?:big|large|much).{0,20}position|position siz|开多大|多大(?:的)?仓/i

const AWAY = /^\s*(?:below|above|away|under|from)\b/i
const AWAY_BEFORE = /distance|距离|幅度/i
const POSITION = /position|仓位/i
const FARTHEST = exact('0.5')

const CLUES = {
  account: {
    units: ['money', 'none'],
    before:
      /account|capital|balance|portfolio|bankroll|\bhave|\bwith|^\s*of\b|账户|账号|本金|资金|有/i,
    after: /account|capital|portfolio|balance|bankroll|的?(?:账户|账号|本金|资金)/i,
    alone: true,
  },
  risk: {
    units: ['percent', 'money'],
    before: /\brisk(?:ing)?|\blos[est]\w*|亏损?|风险|承受|损失/i,
    after: /\brisk|per trade|a trade|of (?:it|my|the)|的?风险|的?亏损/i,
  },
  stop: {
    units: ['percent', 'money', 'none'],
    before: /\bstop(?:[- ]?loss)?|\bsl\b|止损/i,
    after: /\bstop|\bsl\b|away|below|止损|^\s?损/i,
  },
  entry: {
    units: ['money', 'none'],
    before:
      /\bentry|\benter(?:ing)?|\bbuy(?:ing)?|\bat\b|\bprice|\blong|\bshort|入场|开仓|进场|买入|买|现价/i,
    after: /\bentry|入场|开仓|进|买/i,
  },
  leverage: { units: ['times'], alone: true },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  const isSized = SIZE.test(text) && /account|账户|本金/i.test(text)
  if (!RISK.test(text) || !(STOP.test(text) || isSized)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const { account, risk, stop, entry, leverage } = found
  if (rest.length > 0 || quantities.length < 2 || !(account || risk)) return null
  if (!WANTED.test(text) && !(account && risk && stop)) return null
  // A position that is there already.
  if (account && !isSized && POSITION.test(account.before + account.after)) return null
  const isPart = risk?.unit !== 'money'
  const isPriceAway = stop !== undefined && (AWAY.test(stop.after) || AWAY_BEFORE.test(stop.before))
  const isDistance = stop?.unit === 'percent'
  const missing: ValueName[] = []
  if (!account && isPart) missing.push('account')
  if (!risk) missing.push('risk')
  if (!stop) missing.push('stop')
  if (stop && !isDistance && !entry) missing.push('entry')
  const [first, ...others] = missing
  if (first) return { missing: [first, ...others] }
  if (!risk || !stop) return null
  const distance = distanceOf(stop.value, isDistance ? null : (entry?.value ?? null), isPriceAway)
  // Hardly anybody stops so late: the number is another one than a price.
  if (!isDistance && distance.greaterThan(FARTHEST)) return { missing: ['stop'] }
  return {
    account: account?.value ?? null,
    risk: isPart && account ? risk.value.times(account.value) : risk.value,
    stop: distance,
    entry: entry?.value ?? null,
    leverage: leverage?.value ?? null,
    currency: currencyIn(question),
    coin: coinIn(question),
  }
}

/** The way from the entry to the stop, which is a price unless it is said to be away from the entry. */
function distanceOf(stop: Decimal, entry: Decimal | null, isAway: boolean): Decimal {
  if (!entry || entry.isZero()) return stop
  const part = stop.div(entry)
  return isAway ? part : part.minus(ONE).abs()
}

const FORMULA = {
  en: 'position = what may be lost ÷ distance of the stop from the entry; coins = position ÷ entry price',
  zh: '仓位 = 允许亏损的金额 ÷ 止损距离；币数 = 仓位 ÷ 入场价',
} as const

function solve(values: Values, display: Display): Solution {
  const { account, risk, stop, entry, leverage, currency, coin } = values
  const size = positionSize(risk, stop)
  if (leverage && isLiquidatedFirst(stop, leverage)) return liquidatedFirst(stop, leverage, display)
  const money = (value: Decimal) => display.money(value, currency)
  const coins = entry && display.coins(size.div(entry), coin)
  const [risked, distance, position] = [money(risk), display.percent(stop), money(size)]
  const times = account && size.greaterThan(account) ? display.number(size.div(account)) : null
  const margin = leverage?.greaterThan(0) ? money(size.div(leverage)) : null
  const inserted = `${risked} ÷ ${distance} = ${position}${coins && entry ? `; ${position} ÷ ${display.number(entry)} = ${coins}` : ''}`
  if (display.language === 'zh') {
    const held = margin ? `，占用保证金 ${margin}` : ''
    const over = times ? `；仓位是账户的 ${times} 倍，要用杠杆才开得了` : ''
    return {
      result: `仓位开 ${position}${coins ? `（${coins}）` : ''}${held}：触发止损（${distance}）时亏 ${risked}。`,
      formula: `${FORMULA.zh}。代入：${inserted}`,
      assumed: `止损按设定价成交，不计手续费和滑点；杠杆不改变仓位大小，只改变占用的保证金${over}。`,
    }
  }
  const held = margin ? `, for which ${margin} of margin is needed` : ''
  const over = times
    ? ` The position is ${times} times the account, which takes leverage to open.`
    : ''
  return {
    result: `A position of ${position}${coins ? ` (${coins})` : ''}${held}: if the stop is hit (${distance} away), the loss is ${risked}.`,
    formula: `${FORMULA.en}. Here: ${inserted}`,
    assumed: `the stop is filled at its price, without fees and slippage; leverage doesn’t change the size, only the margin.${over}`,
  }
}

/** No size keeps the loss to what may be lost where the stop comes too late. */
function liquidatedFirst(stop: Decimal, leverage: Decimal, display: Display): Solution {
  const [times, move] = [display.number(leverage), display.percent(ONE.div(leverage))]
  const [distance, most] = [display.percent(stop), display.number(ONE.div(stop))]
  if (display.language === 'zh') {
    return {
      result: `止损来不及成交：${times} 倍杠杆下，价格反向走 ${move} 就会爆仓，而止损在 ${distance} 处，所以不能按这个止损算仓位。请把杠杆降到 ${most} 倍以下，或把止损设在 ${move} 以内。`,
      formula: `爆仓距离 = 1 ÷ 杠杆 = 1 ÷ ${times} = ${move}；能用止损的杠杆低于 1 ÷ 止损距离 = ${most}`,
      assumed: '逐仓，不计手续费和维持保证金；各交易所的维持保证金会使爆仓更早。',
    }
  }
  return {
    result: `At ${times}× leverage the position would be liquidated after a move of ${move} against it, before its stop, ${distance} away, can be filled, so no size can be told by this stop. Take less than ${most}× leverage, or move the stop to within ${move} of the entry.`,
    formula: `distance to liquidation = 1 ÷ leverage = 1 ÷ ${times} = ${move}; the stop comes first below 1 ÷ distance of the stop = ${most}× leverage`,
    assumed:
      'isolated margin, without fees and maintenance margin; the maintenance margin of exchanges closes the position earlier.',
  }
}

export const positionSizeIn = sumReader({
  kind: 'positionSize',
  entry: 'position-sizing',
  formula: FORMULA,
  read,
  form({ account, risk, stop, entry, leverage, currency, coin }) {
    const from = entry ?? ONE
    const trade = { entry: from, stop: from.times(ONE.minus(stop)), leverage, currency }
    const inputs = { ...trade, asset: codeOf(coin) }
    if (!account) return { calculator: 'position-for-loss', inputs: { risked: risk, ...inputs } }
    if (account.isZero()) return null
    const sized = { account, risk: risk.div(account).times(100), ...inputs }
    return { calculator: 'position-size', inputs: sized }
  },
  solve,
})
