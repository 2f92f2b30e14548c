import {
  changeOf,
  type Decimal,
  leveragedReturn,
  ONE,
  type Side,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { isFromTo, priceChanges } from '../price-change.ts'
import { type Currency, currencyIn, isMoneyLike, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { AGAINST, isAsked, isBothSides, sideIn } from '../wording.ts'

interface Values {
  readonly leverage: Decimal
  /** Of the price, as a fraction. */
  readonly change: Decimal
  readonly side: Side
  /** Null if the question doesn't say it: then the result is a part of it. */
  readonly margin: Decimal | null
  readonly currency: Currency | null
}

const SUBJECT =
  /\bprofits?\b|\bmake\b|\bmade\b|\bearn|\bgain|\blos[est]|\bpnl\b|\broe\b|\breturn|赚|盈|亏|收益|利润/i
const LEVERAGED =
  /leverag|\blong|\bshort|margin|杠杆|合约|做多|做空|多单|空单|开多|开空|[倍x] ?[多空](?!少)|保证金/i
const ELSEWHERE =
  /liquidat|爆仓|强平|ap[ry]\b|年化|fund|资金费|\bfees?\b|手续费|stak|质押|recover|break[- ]?even|回本/i
/** What a price does, by a multiple that is no leverage. */
const MOVED = /涨|跌|翻|\b(?:goes?|went|up|down|ris(?:es?|en)|did|does?|to|by)\b/i

/** Of an amount behind “10x long”, these words tell that it is a price and no margin. */
const ENTRY_PRICE = /\bat\b|\bfrom\b|\bentry|@|入场|开仓|在|从/i

/** A percentage behind these goes against the position. */
const LOST = /(?:\bstop(?:[- ]?loss)?|\bsl|止损)\D{0,6}$/i

const CLUES = {
  leverage: {
    units: ['times'],
    before: /leverage(?: of| is)?|杠杆|合约|开/i,
    after: /leverage|long|short|lever|杠杆|合约|做|多|空|开/i,
    alone: true,
  },
  margin: {
    units: ['money', 'none'],
    before: /margin(?: of| is)?|\bwith|collateral|\bput(?: in)?|保证金|本金|用|投入?了?|拿/i,
    after: /margin|collateral|的?(?:保证金|本金)/i,
  },
  entry: {
    units: ['money', 'none'],
    before:
      /\bentry|\bentered|\bopened|\bfrom|\bat\b|\blong(?:ed)?|\bshort(?:ed)?|@|开仓价?|入场价?|从|在|做多|做空|开[多空]|[多空]单/i,
    after: /\bentry|开(?:[仓多空的了]|[,，])|入场|进|做多|做空|[空多]了|的时候|^\s*[涨跌]到/i,
  },
  exit: {
    units: ['money', 'none'],
    before:
      /\bto\b|\bexit(?:ed)?(?: at)?|\bcover(?:ed)?(?: at)?|\bbought (?:it |them )?back(?: at)?|\bclosed?(?: at)?|\bsold|\bstops?(?:[- ]?loss)?|\bsl\b|止损|到了?|平仓价?|卖|现在|\bnow\b/i,
    after: /平(?!均|台|时)|卖|^\s*出(?!金)|\bnow\b|\bexit|\bclose|\bstop|止损/i,
  },
  move: { units: ['percent'], alone: true },
  coins: { units: ['coins'], alone: true },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!SUBJECT.test(text) || !isAsked(text)) return null
  if (ELSEWHERE.test(text) || isBothSides(text)) return null
  const { found, rest } = rolesIn(quantities, CLUES)
  const side = sideIn(text) ?? 'long'
  const { margin: named, entry, exit, move, coins } = found
  const isTrade = entry && exit && !move && sideIn(text) !== null
  const leverage = found.leverage?.value ?? (isTrade && (coins || side === 'short') ? ONE : null)
  if (!leverage) return null
  const isLever = found.leverage && move && !MOVED.test(found.leverage.before)
  if (!(LEVERAGED.test(text) || isLever || isTrade)) return null
  if (coins && (named || !isTrade || leverage.lessThan(ONE))) return null
  const [left, ...others] = rest
  const isPriced = entry && ENTRY_PRICE.test(entry.before)
  const unnamed = move && entry && !isPriced ? entry : left
  const margin = named ?? (unnamed && isMoneyLike(unnamed) ? unnamed : undefined)
  if (others.length > 0 || (left && left !== margin)) return null
  const base = {
    leverage,
    side,
    margin: coins && entry ? coins.value.times(entry.value).div(leverage) : (margin?.value ?? null),
    currency: currencyIn(question),
  }
  if (move) {
    if (LOST.test(move.before) || AGAINST.test(text)) {
      const lost = move.value.abs()
      return { ...base, change: side === 'short' ? lost : lost.negated() }
    }
    const [ratio, ...more] = priceChanges({ text, quantities: [move] })
    if (!ratio || more.length > 0 || exit || (entry && !isPriced && entry !== margin)) return null
    return { ...base, change: ratio.minus(ONE) }
  }
  if (!entry || !exit) return null
  if (entry.value.isZero() || !isLikely(exit.value.div(entry.value))) return null
  if (!isFromTo(entry, exit) && !margin && left) return null
  return { ...base, change: changeOf('entry', entry.value, exit.value) }
}

/** A price that hardly any coin becomes while a position is open tells of a misreading. */
const isLikely = (ratio: Decimal) => ratio.greaterThan('0.05') && ratio.lessThan(20)

const FORMULA = {
  en: 'profit = margin × leverage × change of the price (for a short, × −1)',
  zh: '盈亏 = 保证金 × 杠杆倍数 × 价格变动（做空取相反数）',
} as const

function solve({ leverage, change, side, margin, currency }: Values, display: Display): Solution {
  const part = leveragedReturn(leverage, change, side)
  const moved = display.percent(change)
  const times = display.number(leverage)
  const share = display.percent(part.abs())
  const isLoss = part.isNegative()
  const isAll = part.equals(-1)
  const amount = margin && display.money(margin.times(part).abs(), currency)
  const result = margin ? display.money(margin.times(part), currency) : display.percent(part)
  const direction = side === 'short' ? ' × (−1)' : ''
  const whole = `${margin ? `${display.number(margin)} × ` : ''}${times} × ${change.isNegative() ? `(${moved})` : moved}${direction}`
  if (display.language === 'zh') {
    const name = side === 'short' ? '做空' : '做多'
    const what = `${isLoss ? '亏损' : '盈利'} ${amount ?? `保证金的 ${share}`}`
    return {
      result: isAll
        ? `${times} 倍${name}，价格变动 ${moved}：保证金${amount ? `（${amount}）` : ''}全部亏完，在这之前已经爆仓。`
        : `${times} 倍${name}，价格变动 ${moved}：${what}${amount ? `（保证金的 ${isLoss ? '−' : '+'}${share}）` : ''}。`,
      formula: `${FORMULA.zh} = ${whole}${isAll ? `，最多亏完保证金` : ` = ${result}`}`,
      assumed: `逐仓，中途没有爆仓，不计手续费和资金费${margin ? '；金额是保证金，不是仓位价值' : ''}。`,
    }
  }
  const what = `a ${isLoss ? 'loss' : 'profit'} of ${amount ?? `${share} of the margin`}`
  return {
    result: isAll
      ? `A ${times}× ${side} after a change of ${moved}: all of the margin${amount ? ` (${amount})` : ''} is lost, and the position was liquidated before.`
      : `A ${times}× ${side} after a change of ${moved}: ${what}${amount ? ` (${isLoss ? '−' : '+'}${share} of the margin)` : ''}.`,
    formula: `${FORMULA.en} = ${whole}${isAll ? ', at most all of the margin' : ` = ${result}`}`,
    assumed: `isolated margin, not liquidated on the way, without fees and funding${margin ? '; the amount is the margin, not the value of the position' : ''}.`,
  }
}

export const leveragedProfitIn = sumReader({
  kind: 'leveragedProfit',
  entry: 'leverage-liquidation',
  formula: FORMULA,
  read,
  form({ leverage, change, side, margin, currency }) {
    // No more than the margin is lost, which the form doesn't know.
    if (!margin || leveragedReturn(leverage, change, side).lessThanOrEqualTo(-1)) return null
    const inputs = { side, entry: ONE, exit: change.plus(ONE), amount: margin.times(leverage) }
    return { calculator: 'profit', inputs: { ...inputs, leverage, currency } }
  },
  solve,
})
