import { type Decimal, exact, funding, ONE, PER_YEAR } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type Quantity, type SumQuestion } from '../quantities.ts'
import { rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'

interface Values {
  readonly rate: Decimal
  readonly interval: Decimal
  readonly isIntervalGiven: boolean
  readonly hours: Decimal
  /** Null if only the part of it that funding costs is wanted. */
  readonly notional: Decimal | null
  readonly currency: Currency | null
}

const SUBJECT = /\bfunding\b|资金费/i
const WANTED = /how much|what|calculate|\bpay\b|cost|annual|多少|年化|要付|几/i
const YEARLY = /annual|\byear|\bapr\b|年化|一年|每年/i
const MONTHLY = /\bmonth|每个?月|月/i
const WEEKLY = /\bweek|每周|周/i

const HOURLY = /\bhourly\b|\b(?:an?|per|each|every) hour\b|每(?:个)?小时/i
const EVERY = /(?:every|per|each|\/|每)\D{0,4}$/i
const EVERY_AFTER = /^\s*(?:一次|收(?!多少|几)|一?结|interval|funding)/i

const CLUES = {
  rate: {
    units: ['percent'],
    before: /funding(?: rate)?|\brate|资金费率?|费率/i,
    after: /funding|every|per|资金费/i,
    alone: true,
  },
  notional: {
    units: ['money', 'none'],
    before:
      /position|notional|\blong|\bshort|\bsize|\bon\b|\bhold|仓位|头寸|持仓|名义|多单|空单|做多|做空/i,
    after: /\blong|\bshort|position|notional|worth|的?(?:仓位|多单|空单|多仓|空仓|头寸|名义)/i,
    alone: true,
  },
  margin: {
    units: ['money', 'none'],
    before: /margin|\bwith|保证金|本金/i,
    after: /margin|的?(?:保证金|本金)/i,
  },
  leverage: { units: ['times'], alone: true },
  coins: { units: ['coins'], alone: true },
  price: {
    units: ['money', 'none'],
    before: /\bat\b|@|\bprice|单价|价格?|每[个枚颗]/i,
    after: /\beach\b|per coin|一[个枚颗]/i,
  },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!SUBJECT.test(text) || !(WANTED.test(text) || isAsked(text))) return null
  const daily = quantities.find(isPerDay)
  // In “一天三次” the day says how often, and not how long.
  const others = quantities.filter(
    (each, at) =>
      each !== daily &&
      !(daily && quantities[at + 1] === daily && each.unit === 'time' && DAY.test(daily.before)),
  )
  const times = others.filter(({ unit }) => unit === 'time')
  const { found, rest } = rolesIn(
    others.filter((each) => !times.includes(each)),
    CLUES,
  )
  const { rate, margin, leverage, coins } = found
  const { interval, period } = timesIn(times)
  if (times.length > 2) return null
  const price = coins ? (found.price ?? found.notional) : undefined
  const notional = coins ? undefined : (found.notional ?? found.price)
  const held = coins && price ? coins.value.times(price.value) : (notional?.value ?? null)
  if (!rate || rest.length > 0 || (held && margin)) return null
  if (coins && !price) return { missing: ['price'] }
  if (margin && !leverage) return { missing: ['leverage'] }
  const isAboutPart = !held && !margin && YEARLY.test(text)
  if (!held && !margin && !isAboutPart) return { missing: ['position'] }
  const isHourly = HOURLY.test(text)
  const usual = daily ? exact(24).div(daily.value) : exact(isHourly ? 1 : 8)
  return {
    rate: rate.value,
    interval: interval ? hoursOf(interval) : usual,
    isIntervalGiven: interval !== undefined || isHourly || daily !== undefined,
    hours: period ? hoursOf(period) : hoursWanted(text),
    notional: margin && leverage ? margin.value.times(leverage.value) : held,
    currency: currencyIn(question),
  }
}

const DAY = /^\D{0,2}$/
const PER_DAY = /^\s*(?:a|per|each|every|daily|次?[每一]?[天日])/i
const DAILY = /(?:每|1 ?)?[天日](?:收|结算?)?\s*$/

/** “Three times a day”, “每天三次”. */
function isPerDay({ unit, value, before, after }: Quantity): boolean {
  if (!value.greaterThan(0)) return false
  if (unit === 'times') return PER_DAY.test(after)
  return unit === 'none' && /^\s?次/.test(after) && (DAILY.test(before) || before.length < 3)
}

/** Of two times the one that the words say is between two payments, or else the shorter; so is one alone by the words. */
function timesIn(times: readonly Quantity[]): { interval?: Quantity; period?: Quantity } {
  const [one, other] = times.toSorted((a, b) => hoursOf(a).comparedTo(hoursOf(b)))
  if (!one) return {}
  if (!other) return isBetween(one) ? { interval: one } : { period: one }
  const isLonger = isBetween(other) && !isBetween(one)
  return isLonger ? { interval: other, period: one } : { interval: one, period: other }
}

const isBetween = ({ before, after }: Quantity) => EVERY.test(before) || EVERY_AFTER.test(after)

/** A week has 168 hours and a month 30 days, as payments are counted. */
function hoursOf({ value, perYear }: Quantity): Decimal {
  const hours = perYear ? PER_YEAR.hour.div(perYear) : ONE
  return value.times(hours.greaterThan(24 * 7) ? hours.div(24).floor().times(24) : hours)
}

/** A day, unless the question asks for longer. */
function hoursWanted(text: string): Decimal {
  if (YEARLY.test(text)) return PER_YEAR.hour
  if (MONTHLY.test(text)) return exact(30 * 24)
  return exact(WEEKLY.test(text) ? 7 * 24 : 24)
}

const FORMULA = {
  en: 'funding = value of the position × rate × number of payments',
  zh: '资金费 = 仓位价值 × 费率 × 收取次数',
} as const

function solve(values: Values, display: Display): Solution {
  const { rate, interval, isIntervalGiven, hours, notional, currency } = values
  const { part, payments: count } = funding(rate, interval, hours)
  const payments = display.number(count)
  const share = display.percent(part)
  const each = display.rate(rate)
  const once = notional ? display.money(notional.times(rate).abs(), currency) : null
  const total = notional ? display.money(notional.times(part).abs(), currency) : share
  const inserted = `${notional ? `${display.money(notional, currency)} × ` : ''}${each} × ${payments} = ${notional ? display.money(notional.times(part), currency) : share}`
  const every = display.number(interval)
  const isPositive = !rate.isNegative()
  const [days, rest] = [hours.div(24), hours.mod(24)]
  const isDays = rest.isZero()
  const length = display.number(isDays ? days : hours)
  if (display.language === 'zh') {
    const time = `${length} ${isDays ? '天' : '小时'}`
    return {
      result: `${time}的资金费是 ${total}${notional ? `（仓位的 ${share}）` : '（占仓位价值）'}：每 ${every} 小时 ${each}${once ? `（${once}）` : ''}，${count.isZero() ? '这段时间里一次也不收' : `共 ${payments} 次`}。`,
      formula: `${FORMULA.zh} = ${inserted}`,
      assumed: `满一个间隔收一次，从开仓起算，临近收取时开仓会多收一次；费率${isPositive ? '为正，多头付给空头' : '为负，空头付给多头'}；费率和仓位价值不变（实际每次都会变）${isIntervalGiven ? '' : '；没有说明多久收一次，按每 8 小时'}。`,
    }
  }
  const time = `${length} ${isDays ? 'day' : 'hour'}${length === '1' ? '' : 's'}`
  return {
    result: `Funding comes to ${total}${notional ? ` (${share} of the position)` : ' of the position'} in ${time}: ${each}${once ? ` (${once})` : ''} every ${every === '1' ? 'hour' : `${every} hours`}, ${count.isZero() ? 'so no payment falls due' : `${payments} ${count.equals(1) ? 'payment' : 'payments'}`}.`,
    formula: `${FORMULA.en} = ${inserted}`,
    assumed: `funding is paid at whole intervals, counted from the opening (opened shortly before a payment, it is one more); the rate is ${isPositive ? 'positive, so longs pay shorts' : 'negative, so shorts pay longs'}; rate and value stay the same, which they don’t in fact${isIntervalGiven ? '' : '; no interval is given, so it is every 8 hours'}.`,
  }
}

export const fundingIn = sumReader({
  kind: 'funding',
  entry: 'funding-rate',
  formula: FORMULA,
  read,
  form({ rate, interval, hours, notional, currency }) {
    const isDays = hours.mod(24).isZero()
    const time = isDays ? hours.div(24) : hours
    const inputs = {
      fundingRate: rate.times(100),
      interval,
      time,
      timeUnit: isDays ? 'days' : 'hours',
    }
    return { calculator: 'funding', inputs: { position: notional, ...inputs, currency } }
  },
  solve,
})
