import { exact } from './arithmetic/decimal.ts'
import { inCents, inPercent, inSixDigits } from './arithmetic/rounding.ts'
import type { Calculator, Result } from './calculator.ts'

/** Money for one coin, which may need more places than an amount. */
const PRICES = new Set(['average', 'breakEven', 'liquidationPrice', 'price', 'priceAtSameCap'])

/** The value of a result as a written answer rounds it; what is computed further stays exact. */
export function rounded({ results }: Calculator, { name, value, unit }: Result): string {
  const isMoney = results[name] === 'currency' && !PRICES.has(name)
  const round = unit === '%' ? inPercent : isMoney ? inCents : inSixDigits
  return round(exact(value)).toFixed()
}
