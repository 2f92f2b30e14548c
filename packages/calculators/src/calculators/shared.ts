import { type Decimal, exact, PER_YEAR } from '../arithmetic/decimal.ts'
import { HIGHEST_RATE, LONGEST_YEARS, type Stake, yearsOf } from '../arithmetic/yield.ts'
import { refuse } from '../refusal.ts'

/** Inputs that several calculators have. */
export const CURRENCY = { kind: 'code', default: 'USD' } as const
export const ASSET = { kind: 'code', default: 'COIN' } as const
export const SIDE = { kind: 'choice', options: ['long', 'short'], default: 'long' } as const
export const FEE = { kind: 'percent', from: '0', below: '100', default: '0' } as const
export const PRICE = { kind: 'price', above: '0' } as const
export const LEVERAGE = { kind: 'count', unit: '×', from: '1', upTo: '1000', default: '1' } as const

/** A yearly rate. */
export const RATE = { kind: 'percent', from: '0', upTo: HIGHEST_RATE.times(100).toFixed() } as const

/** How often a year something is added. */
export const SPANS = {
  daily: PER_YEAR.day,
  weekly: PER_YEAR.week,
  monthly: PER_YEAR.month,
  quarterly: PER_YEAR.quarter,
  yearly: PER_YEAR.year,
} as const
export const COMPOUNDING = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const

const TIMES = {
  days: PER_YEAR.day,
  weeks: PER_YEAR.week,
  months: PER_YEAR.month,
  years: PER_YEAR.year,
} as const
export const TIME = { kind: 'count', unit: 'timeUnit', above: '0', upTo: '36500' } as const
export const TIME_UNIT = {
  kind: 'choice',
  options: ['days', 'weeks', 'months', 'years'],
  default: 'years',
} as const

/** A time as a part of the year, and how many years that is, as a formula. */
export function timeOf(time: Decimal, timeUnit: keyof typeof TIMES) {
  const span: Stake['time'] = { count: time, perYear: TIMES[timeUnit] }
  if (yearsOf(span).greaterThan(LONGEST_YEARS)) {
    refuse('time', 'upTo', LONGEST_YEARS.times(span.perYear).toFixed())
  }
  return { span, years: timeUnit === 'years' ? 'time' : `time ÷ ${span.perYear}` }
}

/** More digits than anybody reads. */
const LARGEST_PART = exact('1e60')

export function readable(part: Decimal, rate = 'rate'): Decimal {
  return part.greaterThan(LARGEST_PART) ? refuse(rate, 'tooLarge') : part
}
