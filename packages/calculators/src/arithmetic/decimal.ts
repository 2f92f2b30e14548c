import { Decimal } from 'decimal.js'

export type { Decimal } from 'decimal.js'

/** Enough digits that only a root, a power or an endless fraction is ever rounded, far behind what is shown. */
const Exact = Decimal.clone({ precision: 80 })

/** A number to compute with; takes text, so that nothing passes through binary fractions. */
export const exact = (value: string | number | Decimal): Decimal => new Exact(value)

export const ZERO = exact(0)
export const ONE = exact(1)
export const TWO = exact(2)
export const HUNDRED = exact(100)

export const sumOf = (values: readonly Decimal[]): Decimal =>
  values.reduce((sum, value) => sum.plus(value), ZERO)

/** As many spans as make a year, for a rate that is added each day, week, month, quarter or year. */
export const PER_YEAR = {
  hour: exact(8760),
  day: exact(365),
  week: exact(52),
  month: exact(12),
  quarter: exact(4),
  year: ONE,
} as const
