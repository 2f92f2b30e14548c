import { type Decimal, exact, ONE, PER_YEAR, ZERO } from './decimal.ts'
import { requireAbove, requireFrom, requireUpTo } from './refusal.ts'
import { HIGHEST_RATE, LONGEST_YEARS, type Stake, yearsOf } from './yield.ts'

/** The same amount at the end of each of the spans of which `perYear` make a year. */
export interface SavingsPlan {
  readonly perPayment: Decimal
  readonly perYear: Decimal
  /** For one year, as a fraction; each span has its part of it, and adds what it earned. */
  readonly rate: Decimal
  readonly time: Stake['time']
  /** What is there from the beginning. */
  readonly initial: Decimal
}

const DAYS_OF_WEEK = exact(7)

/** The whole spans in a time; a week has seven days, though 52 of them are a day less than a year. */
export function paymentsIn({ count, perYear: unit }: Stake['time'], perYear: Decimal): Decimal {
  const { day, week } = PER_YEAR
  if (unit.equals(day) && perYear.equals(week)) return count.div(DAYS_OF_WEEK).floor()
  if (unit.equals(week) && perYear.equals(day)) return count.times(DAYS_OF_WEEK).floor()
  return count.times(perYear).div(unit).floor()
}

/**
 * What regular payments have become after the last of them. Throws a SumRefusal unless the payment
 * is above 0, for a negative rate or first sum, a time shorter than one span, more than 100 years or
 * 10,000,000 % a year.
 */
export function savingsPlan({ perPayment, perYear, rate, time, initial }: SavingsPlan) {
  requireAbove('amount', perPayment, ZERO)
  requireFrom('amount', initial, ZERO)
  requireFrom('rate', rate, ZERO)
  requireUpTo('rate', rate, HIGHEST_RATE)
  requireUpTo('time', yearsOf(time), LONGEST_YEARS)
  const payments = paymentsIn(time, perYear)
  if (payments.isZero()) requireFrom('time', yearsOf(time), ONE.div(perYear))
  const perSpan = rate.div(perYear)
  const grown = perSpan.plus(ONE).pow(payments)
  const paid = initial.plus(perPayment.times(payments))
  const total = perSpan.isZero()
    ? paid
    : initial.times(grown).plus(perPayment.times(grown.minus(ONE)).div(perSpan))
  return { payments, grown, paid, total, earned: total.minus(paid) }
}
