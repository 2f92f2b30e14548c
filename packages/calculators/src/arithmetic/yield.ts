import { type Decimal, exact, ONE, ZERO } from './decimal.ts'
import { requireAbove, requireFrom, requireUpTo } from './refusal.ts'

export interface Stake {
  readonly amount: Decimal
  /** For one year, as a fraction. */
  readonly rate: Decimal
  /** `count` spans of which `perYear` make a year: 90 days are 90 of 365. */
  readonly time: { readonly count: Decimal; readonly perYear: Decimal }
  /**
   * How often a year the yield is added to what earns; null for never. An APY is a rate with the
   * yield of the year already in it, so it compounds once a year.
   */
  readonly compounds: Decimal | null
}

export const LONGEST_YEARS = exact(100)
export const HIGHEST_RATE = exact(100_000)

export const yearsOf = ({ count, perYear }: Stake['time']): Decimal => count.div(perYear)

/**
 * What an amount earns in a time at a rate that stays the same, and the part of the amount that is.
 * Throws a SumRefusal for an amount or a time that is not above 0, a negative rate, more than
 * 100 years or 10,000,000 % a year.
 */
export function stakingYield({ amount, rate, time, compounds }: Stake) {
  requireAbove('amount', amount, ZERO)
  requireFrom('rate', rate, ZERO)
  requireUpTo('rate', rate, HIGHEST_RATE)
  requireAbove('time', time.count, ZERO)
  requireUpTo('time', yearsOf(time), LONGEST_YEARS)
  const part = compounds
    ? rate.div(compounds).plus(ONE).pow(compounds.times(time.count).div(time.perYear)).minus(ONE)
    : rate.times(time.count).div(time.perYear)
  const earned = amount.times(part)
  return { earned, part, total: amount.plus(earned) }
}

/**
 * The yearly yield with what is earned on earlier yield in it, from a yearly rate that is added
 * `compounds` times a year. Throws a SumRefusal for a negative rate.
 */
export function apyOf(apr: Decimal, compounds: Decimal): Decimal {
  requireFrom('rate', apr, ZERO)
  return apr.div(compounds).plus(ONE).pow(compounds).minus(ONE)
}

/** The yearly rate that makes such a yield; throws as `apyOf` does. */
export function aprOf(apy: Decimal, compounds: Decimal): Decimal {
  requireFrom('rate', apy, ZERO)
  return apy.plus(ONE).pow(ONE.div(compounds)).minus(ONE).times(compounds)
}

/**
 * The amount that earns so much in a time, without compounding.
 * Throws a SumRefusal unless time, yield and rate are above 0.
 */
export function amountThatEarns(earned: Decimal, rate: Decimal, time: Stake['time']): Decimal {
  requireAbove('time', time.count, ZERO)
  requireAbove('amount', earned, ZERO)
  requireAbove('rate', rate, ZERO)
  return earned.div(rate.times(yearsOf(time)))
}

/** The yearly rate that a yield is, without compounding; throws unless amount and time are above 0. */
export function rateThatEarns(earned: Decimal, amount: Decimal, time: Stake['time']): Decimal {
  requireAbove('time', time.count, ZERO)
  requireAbove('amount', amount, ZERO)
  return earned.div(amount).div(yearsOf(time))
}
