import { type Decimal, exact, ZERO } from './decimal.ts'
import { requireAbove, requireFrom } from './refusal.ts'

/**
 * Coins to money at a price in money for one coin, or money to coins.
 * Throws a SumRefusal if the price is not above 0 or the amount is negative.
 */
export function conversion(amount: Decimal, price: Decimal, to: 'money' | 'coins'): Decimal {
  requireAbove('price', price, ZERO)
  requireFrom('amount', amount, ZERO)
  return to === 'money' ? amount.times(price) : amount.div(price)
}

/** A number moved by decimal places: by 8, bitcoins become satoshis. */
export const shifted = (amount: Decimal, places: number): Decimal =>
  amount.times(exact(10).pow(places))

/** A part of something, such as 5% of a sum. */
export const partOf = (whole: Decimal, part: Decimal): Decimal => whole.times(part)

/** The part that something is of a whole; throws a SumRefusal where there is no whole. */
export function shareOf(part: Decimal, whole: Decimal): Decimal {
  requireAbove('whole', whole, ZERO)
  return part.div(whole)
}
