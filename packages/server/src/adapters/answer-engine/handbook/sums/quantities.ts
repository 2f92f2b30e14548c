import { type Decimal, exact, PER_YEAR } from '@coinquiry/calculators/arithmetic'
import { simplified } from '../../simplified.ts'
import { COINS } from './coins.ts'
import { withDigits } from './numerals.ts'

export type Unit = 'none' | 'percent' | 'times' | 'money' | 'coins' | 'time' | 'gwei'

export type Currency =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'CNY'
  | 'HKD'
  | 'JPY'
  | 'TWD'
  | 'USDT'
  | 'USDC'
  | 'DAI'

/** A number in a question, with what it counts. */
export interface Quantity {
  /** A percentage as a fraction: 5% is 0.05. */
  readonly value: Decimal
  readonly unit: Unit
  readonly currency: Currency | null
  /** The name or ticker of the coin that it counts, as written. */
  readonly coin: string | null
  /** For a time: how many of its spans make a year. */
  readonly perYear: Decimal | null
  /** The number and its unit as they stand in the question. */
  readonly written: string
  /** The text between the quantity before and this one, and between this one and the next. */
  readonly before: string
  readonly after: string
}

/** A question as the readers of sums see it. */
export interface SumQuestion {
  readonly text: string
  readonly quantities: readonly Quantity[]
}

const COIN = new RegExp(`^\\s?(?:(?:个|枚|颗)\\s?)?(${COINS})(?![a-z])`, 'i')
const COUNTED = /^\s?(?:个(?!月|星期|点|小时|季)|枚|颗|(?:coins?|tokens?)\b|代币)/i
const TICKER = /^\s?(?:个|枚)?\s?([A-Z][A-Z0-9]{1,5})(?![A-Za-z0-9])/
const NO_TICKER =
  /^(?:APR|APY|LP|FDV|IL|TVL|DCA|ROI|PNL|MMR|ATH|LTV|GAS|HF|SL|TP|AT|IN|OF|TO|FOR|AND|OR|IS|IF|MC|ON)$/

const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:hk\$|hkd|港币|港元)/i, 'HKD'],
  [/^(?:usdt|tether|u(?![a-z]))/i, 'USDT'],
  [/^usdc/i, 'USDC'],
  [/^dai(?![a-z])/i, 'DAI'],
  [/^(?:us\$|\$|usd|dollars?|bucks|美元|美金|美刀|刀)/i, 'USD'],
  [/^(?:€|eur(?:os?)?(?![a-z])|欧元|欧)/i, 'EUR'],
  [/^(?:£|gbp|pounds?|英镑)/i, 'GBP'],
  [/^(?:jpy|日元|日圆)/i, 'JPY'],
  [/^(?:twd|台币|新台币)/i, 'TWD'],
  [/^(?:[¥￥]|cny|rmb|yuan|人民币|元|块钱?)/i, 'CNY'],
]

const PERCENTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:%|percent(?:age points?)?\b|per cent\b|pct\b|个(?:百分)?点)/i, 2],
  [/^(?:‰|per mille?\b)/i, 3],
  [/^(?:‱|bps?\b|basis points?\b|个?基点)/i, 4],
]

/** Parts of a yuan and of a dollar. */
const SMALL_CHANGE: readonly (readonly [RegExp, number, Currency])[] = [
  [/^(?:毛钱?|角)/, 1, 'CNY'],
  [/^分(?:钱|(?![一-鿿])|(?=[涨跌买卖到]))/, 2, 'CNY'],
  [/^(?:us )?(?:cents?\b|美分)/i, 2, 'USD'],
]

/** Parts of a coin; gwei is a unit of its own, which gas is priced in. */
const SUBUNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:个)?(?:satoshis?|sats?|聪)(?![a-z])/i, 'BTC', 8],
  [/^wei\b/i, 'ETH', 18],
]

const TIMES: readonly (readonly [RegExp, Decimal])[] = [
  [/^(?:hours?\b|hrs?\b|h(?![a-z])|个?小时)/i, PER_YEAR.hour],
  [/^(?:days?\b|d(?![a-z])|天|日(?!元|圆))/i, PER_YEAR.day],
  [/^(?:weeks?\b|个?星期|个?礼拜|周)/i, PER_YEAR.week],
  [/^(?:months?\b|个月|月)/i, PER_YEAR.month],
  [/^(?:quarters?\b|个?季度?)/i, PER_YEAR.quarter],
  [/^(?:(?:whole |full )?years?\b|yrs?\b|y(?![a-z])|年(?!化))/i, PER_YEAR.year],
]

const POWERS: Readonly<Record<string, number>> = {
  k: 3,
  千: 3,
  thousand: 3,
  w: 4,
  万: 4,
  百万: 6,
  m: 6,
  mn: 6,
  mio: 6,
  million: 6,
  千万: 7,
  亿: 8,
  b: 9,
  bn: 9,
  billion: 9,
  十亿: 9,
  百亿: 10,
  千亿: 11,
  t: 12,
  tn: 12,
  trillion: 12,
  万亿: 12,
}

const NUMBER = new RegExp(
  [
    /(?<![\w./:])(?<sign>(?<![\w%)\]])-(?=[$€£¥.\d]))?(?<symbol>(?:us|hk)?\$|[€£¥￥])?\s?/.source,
    /(?<digits>\d{1,3}(?:,\d{3})+(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?e\d{1,2}(?![\da-z])|\d+(?:\.\d+)?|\.\d+)/
      .source,
    /(?:\s?(?<power>万亿|[百千]万|[十百千]亿|[千万亿]|(?:thousand|million|billion|trillion)(?![a-z])|(?<!\s)(?:mio|mn|bn|tn|[kmbtw])(?![a-z])))?/
      .source,
    // A number that ends before its unit is another one: 3 of 3万5%.
    /(?!\d|[.:/]\d|\s?[万亿])/.source,
  ].join(''),
  'gi',
)
/** Longer ones are no amounts, and nobody can read them. */
const MOST_DIGITS = 30
/** Tells how many numbers follow, and is none of them. */
const COUNT = /^\s?(?:entries|buys|purchases|trades|orders|fills|lots|batches)\b/i
const CALENDAR_YEAR = /^20\d\d$/

interface Found extends Omit<Quantity, 'written' | 'before' | 'after'> {
  readonly start: number
  readonly end: number
}

/** Reads the numbers of a question: 1,000 · 1.5k · 3万 · $3,000 · 3000美元 · 50% · 10x · 90 days · 2 ETH. */
export function sumQuestion(original: string): SumQuestion {
  // Patterns may try each place of a gap for each of their own: a gap is one space, however wide.
  const text = withDigits(simplified(original.replace(/(\s)\s+/g, '$1')))
    // “500 年收益 8%”: an amount and a yearly rate, unless it may be a year or a number of them.
    .replace(
      /(?<!\d)((?!20[0-3]\d )\d{3,}|\d[万千]) ([年月])(?=化|利率|收益|回报|增长|均|息|涨)/g,
      '$1，$2',
    )
    .replace(/\s?@\s?/g, ' at ')
    .replace(/\s?(?:->|→)\s?/g, ' to ')
    .replace(new RegExp(`(?<![a-z])(${COINS}|at|to)(?=[\\d$])`, 'gi'), '$1 ')
  const found = [...text.matchAll(NUMBER)].flatMap((match) => foundIn(match, text) ?? [])
  const quantities = found.map(({ start, end, ...quantity }, at) => ({
    ...quantity,
    written: text.slice(start, end),
    before: text.slice(found[at - 1]?.end ?? 0, start),
    after: text.slice(end, found[at + 1]?.start),
  }))
  return { text, quantities }
}

function foundIn(match: RegExpExecArray, text: string): Found | null {
  const { sign, symbol, digits = '', power } = match.groups ?? {}
  if (digits.replace(/\D/g, '').length > MOST_DIGITS) return null
  const start = match.index
  const numberEnd = start + match[0].length
  const rest = text.slice(numberEnd)
  if (
    !symbol &&
    (COUNT.test(rest) || (/分成?\s?$/.test(text.slice(0, start)) && /^\s?[次笔批]/.test(rest)))
  )
    return null
  if (!symbol && !power && CALENDAR_YEAR.test(digits)) {
    if (/^\s?年/.test(rest) || /\b(?:in|by|since|until|during)\s$/i.test(text.slice(0, start)))
      return null
  }
  const size = exact(digits.replaceAll(',', '')).times(exact(10).pow(powerOf(power)))
  const value = sign ? size.negated() : size
  const unit = symbol
    ? { unit: 'money' as const, currency: currencyOf(symbol)?.currency ?? null, length: 0 }
    : unitOf(rest, text.slice(0, start))
  const { length, places, ...known } = {
    currency: null,
    coin: null,
    perYear: null,
    places: 0,
    ...unit,
  }
  return { ...known, value: value.div(exact(10).pow(places)), start, end: numberEnd + length }
}

const powerOf = (power = '') => POWERS[power.toLowerCase()] ?? 0

interface UnitFound extends Partial<Pick<Quantity, 'currency' | 'coin' | 'perYear'>> {
  readonly unit: Unit
  readonly length: number
  /** By how many places a percentage, a cent or a satoshi is smaller. */
  readonly places?: number
}

/** “ETH 3300 BTC 99000”: a name between two numbers is that of the second, as the first has one. */
const NAMED_BEFORE = new RegExp(`(?:${COINS})\\s*$`, 'i')
const NUMBER_NEXT = /^\s*[$€£¥]?\d/

function unitOf(rest: string, before: string): UnitFound {
  const spaces = /^[\s-]?/.exec(rest)?.[0].length ?? 0
  const word = rest.slice(spaces)
  for (const [pattern, places] of PERCENTS) {
    const percent = pattern.exec(word)
    if (percent) return { unit: 'percent', places, length: spaces + percent[0].length }
  }
  const gwei = /^gwei\b/i.exec(word)
  if (gwei) return { unit: 'gwei', length: spaces + gwei[0].length }
  const times = /^(?:[x×](?![a-z])|倍|times\b(?! (?:in a row|running|straight))|-?fold\b)/i.exec(
    word,
  )
  if (times) return { unit: 'times', length: spaces + times[0].length }
  for (const [pattern, places, currency] of SMALL_CHANGE) {
    const small = pattern.exec(word)
    if (small) return { unit: 'money', currency, places, length: spaces + small[0].length }
  }
  for (const [pattern, coin, places] of SUBUNITS) {
    const part = pattern.exec(word)
    if (part) return { unit: 'coins', coin, places, length: spaces + part[0].length }
  }
  const money = currencyOf(word)
  if (money) return { unit: 'money', currency: money.currency, length: spaces + money.length }
  for (const [pattern, perYear] of TIMES) {
    const time = pattern.exec(word)
    if (time) return { unit: 'time', perYear, length: spaces + time[0].length }
  }
  const coin = COIN.exec(rest)
  const [name = ''] = coin ?? []
  if (name && NAMED_BEFORE.test(before) && NUMBER_NEXT.test(rest.slice(name.length))) {
    return { unit: 'none', length: 0 }
  }
  if (coin?.[1]) return { unit: 'coins', coin: coin[1], length: coin[0].length }
  const ticker = TICKER.exec(rest)
  if (ticker?.[1] && !NO_TICKER.test(ticker[1])) {
    return { unit: 'coins', coin: ticker[1], length: ticker[0].length }
  }
  const counted = COUNTED.exec(rest)
  return counted ? { unit: 'coins', length: counted[0].length } : { unit: 'none', length: 0 }
}

function currencyOf(text: string): { currency: Currency; length: number } | null {
  for (const [pattern, currency] of CURRENCIES) {
    const [found] = pattern.exec(text) ?? []
    if (found) return { currency, length: found.length }
  }
  return null
}

/** It may be a price or a sum of money. */
export function isMoneyLike({ unit }: Quantity): boolean {
  return unit === 'money' || unit === 'none'
}

/** The currency that the question is about. */
export function currencyIn({ quantities }: SumQuestion): Currency | null {
  return quantities.find(({ currency }) => currency)?.currency ?? null
}

/** The coin that the question counts or names first. */
export function coinIn({ text, quantities }: SumQuestion): string | null {
  const counted = quantities.find(({ coin }) => coin)?.coin
  return counted ?? new RegExp(`(?<![a-z])(?:${COINS})(?![a-z])`, 'i').exec(text)?.[0] ?? null
}
