import type { Decimal } from './decimal.ts'

const DIGITS = 6

/** As people read a number: six digits, or two places where that is more. */
export function inSixDigits(value: Decimal): Decimal {
  return value.toDecimalPlaces(Math.max(2, DIGITS - 1 - (value.isZero() ? 0 : value.e)))
}

/** An amount of money, to two places; what is less than one as any other number. */
export const inCents = (value: Decimal): Decimal =>
  value.abs().lessThan(1) ? inSixDigits(value) : value.toDecimalPlaces(2)

/** A number of percent, to two places, or two digits if it is less than that. */
export const inPercent = (value: Decimal): Decimal =>
  value.toDecimalPlaces(Math.max(2, 1 - (value.isZero() ? 0 : value.e)))
