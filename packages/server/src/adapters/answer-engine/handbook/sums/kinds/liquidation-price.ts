import {
  type Decimal,
  exact,
  liquidationPrice,
  ONE,
  type Side,
} from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import {
  type Currency,
  currencyIn,
  isMoneyLike,
  type Quantity,
  type SumQuestion,
} from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked, sideIn } from '../wording.ts'

interface Values {
  /** Null if only the distance to the liquidation price is wanted. */
  readonly entry: Decimal | null
  readonly leverage: Decimal
  readonly sides: readonly Side[]
  readonly maintenance: Decimal
  readonly currency: Currency | null
}

const SUBJECT =
  /liquidat|\bliq\b|\brekt\b|\bblows? (?:me |it |you )?up\b|\bblown (?:up|out)\b|\bwiped\b|wipes? (?:me |it |you )?out|closed by force|force[- ]clos|强平|强制平仓|清算|爆(?![料米雷发炸款破涨跌冷红火])|[会就才少](?:没了|归零|打没|被平)/i
const PRICE =
  /\bprice\b|\blevel\b|\bwhen (?:do|will|would|am) i\b|啥[价时]|\bwhere\b|\b(?:at|below|above) (?:what|which)\b|\bcalculate\b|\bmy liq|\bliquidation\s*\?|价|多少(?!钱)|多少钱(?=[会就才要]?(?:被)?(?:爆|强平))|点位|哪里|哪儿|算(?:一下|下)|帮我算/i
const MOVE =
  /\b(?:drops?|falls?|moves?|dips?|rises?|go(?:es)?|down|up|swing|decline)\b|跌|涨|波动|回撤|亏|反着|反向|逆/i
const HOW_FAR =
  /how (?:far|much|many|big|low|high|small|little)|what (?:percent|%|drop|fall|move)|percent|多少|几个点|百分之几|多大|几成/i
/** Other subjects with liquidations in them. */
const ELSEWHERE =
  /health factor|\bloan|borrow|\bdebt|aave|\bltv\b|借|抵押|多少人|how many (?:people|traders)|赔|欠|退|返还|get (?:it|them|my .*) back|refund|\bowe\b/i

const LEVERAGE = /(?:\blev(?:erage)?|杠杆(?:倍数)?)\s*(?:of|is|=|:|：|是|为|开)?\s*$/i
const MAINTENANCE = /maint|\bmmr?\b|维持/i
const ENTRY =
  /(?:entry|entered|enter|open(?:ed|ing)?|long(?:ed)?|short(?:ed)?|price|bought|buy|\bat|\bfrom|@|入场|开仓|成本|均价|价格?|在|买入|进场|做多|做空|开多|开空|多单|空单)(?:点|价)?\s*(?:price)?\s*(?:is|was|of|at|=|:|：|是|为|了)?\s*$/i
/** Goes before all others: “25x long 3000U, entry 2000”. */
const ENTRY_NAMED =
  /(?:\bentry|\bentered|\bprice|\bat|@|开仓价|入场价|成本价?|均价|^\s*[空多]单?)\s*(?:price)?\s*(?:is|was|of|at|=|:|：|是|为)?\s*$/i
const ENTRY_AFTER =
  /^\s*(?:entry|开[仓多空的进]|做多|做空|多单|空单|[入进]场|[入进]的|买|的时候|时候|时|附近|long|short)/i
const MARGIN =
  /(?:margin|collateral|with|using|have|deposit|balance|保证金|本金|用|投入|投|有|拿|仓位)\s*(?:of|is|是|为|：|:|了)?\s*$/i
const MARGIN_AFTER = /^\s*(?:of\s+)?(?:in\s+)?(?:margin|collateral|的?(?:保证金|本金|仓位))/i

function read(question: SumQuestion): Values | Missing | null {
  const { text } = question
  if (!SUBJECT.test(text) || ELSEWHERE.test(text)) return null
  const wantsDistance = MOVE.test(text) && HOW_FAR.test(text)
  const leverage = leverageIn(question)
  const entry = entryIn(question.quantities.filter((each) => each !== leverage))
  const isWanted = wantsDistance || PRICE.test(text) || (leverage && entry && isAsked(text))
  if (!isWanted) return null
  if (!leverage) return entry ? { missing: ['leverage'] } : null
  if (!entry && !wantsDistance) return { missing: ['entry'] }
  const side = sideIn(text)
  const maintenance = question.quantities.find(
    ({ unit, before, after }) => unit === 'percent' && MAINTENANCE.test(before + after),
  )
  // A percentage of something else, which this formula leaves out.
  const isOther = question.quantities.some(
    (each) => each.unit === 'percent' && each !== maintenance,
  )
  if (isOther) return null
  return {
    entry,
    leverage: leverage.value,
    sides: side ? [side] : ['long', 'short'],
    maintenance: maintenance?.value ?? exact(0),
    currency: currencyIn(question),
  }
}

function leverageIn({ quantities }: SumQuestion): Quantity | undefined {
  return (
    quantities.find(({ unit }) => unit === 'times') ??
    quantities.find(({ unit, before }) => unit === 'none' && LEVERAGE.test(before))
  )
}

function entryIn(quantities: readonly Quantity[]): Decimal | null {
  const amounts = quantities.filter(isMoneyLike)
  const others = amounts.filter(
    ({ before, after }) => !MARGIN.test(before) && !MARGIN_AFTER.test(after),
  )
  const stated =
    amounts.find(({ before }) => ENTRY_NAMED.test(before)) ??
    others.find(({ before }) => ENTRY.test(before)) ??
    others.find(({ after }) => ENTRY_AFTER.test(after))
  if (stated) return stated.value
  return others.length === 1 ? (others[0]?.value ?? null) : null
}

const FORMULA = {
  en: 'liquidation price = entry price × (1 − 1 ÷ leverage + maintenance margin rate) for a long position; for a short one entry price × (1 + 1 ÷ leverage − maintenance margin rate)',
  zh: '做多的爆仓价 = 开仓价 ×（1 − 1 ÷ 杠杆 + 维持保证金率）；做空的爆仓价 = 开仓价 ×（1 + 1 ÷ 杠杆 − 维持保证金率）',
} as const

function solve(
  { entry, leverage, sides, maintenance, currency }: Values,
  display: Display,
): Solution {
  const of = (side: Side) => liquidationPrice({ entry: entry ?? ONE, leverage, side, maintenance })
  const times = display.number(leverage)
  const distance = display.percent(of('long').distance)
  const rate = display.rate(maintenance)
  const price = (side: Side) => display.price(of(side).price, currency)
  const start = entry && display.price(entry, currency)
  const numbers = sides.map((side) => {
    const [first, second] = side === 'long' ? ['−', '+'] : ['+', '−']
    const kept = maintenance.isZero() ? '' : ` ${second} ${rate}`
    return start
      ? `${start} × (1 ${first} 1 ÷ ${times}${kept}) = ${price(side)}`
      : `1 ÷ ${times}${maintenance.isZero() ? '' : ` − ${rate}`} = ${distance}`
  })
  const inserted = [...new Set(numbers)].join(display.language === 'zh' ? '；' : '; ')
  const each = { long: price('long'), short: price('short') }
  return { en, zh }[display.language]({
    start,
    times,
    distance,
    sides,
    each,
    inserted,
    isGiven: !maintenance.isZero(),
  })
}

interface Shown {
  readonly start: string | null
  readonly times: string
  readonly distance: string
  readonly sides: readonly Side[]
  readonly each: Readonly<Record<Side, string>>
  readonly inserted: string
  /** Whether the question gives a maintenance margin rate. */
  readonly isGiven: boolean
}

function en({ start, times, distance, sides, each, inserted, isGiven }: Shown): Solution {
  const move = { long: `a fall of ${distance}`, short: `a rise of ${distance}` }
  const ends = sides.map((side) =>
    start
      ? `a ${side} is liquidated at about ${each[side]}, after ${move[side]}`
      : `a ${side} is liquidated after ${move[side]}`,
  )
  const opened = start ? `Opened at ${start} with ${times}× leverage` : `With ${times}× leverage`
  return {
    result: `${opened}, ${ends.join(', and ')}.`,
    formula: start
      ? `${sides.map((side) => `${side}: entry price × (1 ${side === 'long' ? '− 1 ÷ leverage + maintenance margin rate' : '+ 1 ÷ leverage − maintenance margin rate'})`).join('; ')}. Here: ${inserted}`
      : `distance = 1 ÷ leverage − maintenance margin rate = ${inserted}`,
    assumed: `isolated margin, without fees and funding, ${isGiven ? 'maintenance margin measured at entry' : 'without maintenance margin'}. Exchanges’ maintenance margin differs and closes the position earlier.`,
  }
}

function zh({ start, times, distance, sides, each, inserted, isGiven }: Shown): Solution {
  const name = { long: '做多', short: '做空' }
  const move = { long: `跌 ${distance}`, short: `涨 ${distance}` }
  const ends = sides.map((side) =>
    start
      ? `${name[side]}在约 ${each[side]}（${move[side]}）爆仓`
      : `${name[side]}在${move[side]} 后爆仓`,
  )
  const opened = start ? `${start} 开仓、${times} 倍杠杆` : `${times} 倍杠杆`
  return {
    result: `${opened}：${ends.join('，')}。`,
    formula: start
      ? `${sides.map((side) => `${name[side]}：开仓价 ×（1 ${side === 'long' ? '− 1 ÷ 杠杆 + 维持保证金率' : '+ 1 ÷ 杠杆 − 维持保证金率'}）`).join('；')}。代入：${inserted}`
      : `距离 = 1 ÷ 杠杆 − 维持保证金率 = ${inserted}`,
    assumed: `逐仓，不计手续费和资金费，${isGiven ? '维持保证金按开仓价值计算' : '不计维持保证金'}。各交易所的维持保证金不同，实际会更早爆仓。`,
  }
}

export const liquidationPriceIn = sumReader({
  kind: 'liquidationPrice',
  entry: 'leverage-liquidation',
  formula: FORMULA,
  read,
  // Without a price the distance counts, from 1; of two sides the first is shown, and can be changed.
  form: ({ entry, leverage, sides: [side], maintenance, currency }) => ({
    calculator: 'liquidation',
    inputs: {
      ...{ side: side ?? null, entry: entry ?? '1', leverage },
      ...{ maintenance: maintenance.times(100), currency },
    },
  }),
  solve,
})
