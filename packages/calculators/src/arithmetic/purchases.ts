import { type Decimal, ONE, sumOf, ZERO } from './decimal.ts'
import { requireAbove, requireBelow, requireFrom, SumRefusal } from './refusal.ts'

/** Coins bought at one price in money for one coin. */
export interface Purchase {
  readonly price: Decimal
  readonly coins: Decimal
}

/**
 * The price at which several purchases are even: all that was paid ÷ all that was bought.
 * Throws a SumRefusal if there is none, or if a price or an amount is not above 0.
 */
export function averageCost(purchases: readonly Purchase[], fee = ZERO) {
  if (purchases.length === 0) throw new SumRefusal('purchases', 'above', ZERO, ZERO)
  for (const { price, coins } of purchases) {
    requireAbove('price', price, ZERO)
    requireAbove('coins', coins, ZERO)
  }
  requireFrom('fee', fee, ZERO)
  const paid = sumOf(purchases.map(({ price, coins }) => price.times(coins))).times(ONE.plus(fee))
  const coins = sumOf(purchases.map((purchase) => purchase.coins))
  return { average: paid.div(coins), paid, coins }
}

/**
 * What the same amount at every time comes to, and the average price of what it bought.
 * Throws a SumRefusal if the amount is not above 0 or nothing was bought.
 */
export function regularPurchases(amount: Decimal, count: Decimal, coins: Decimal | null) {
  requireAbove('amount', amount, ZERO)
  if (coins) requireAbove('coins', coins, ZERO)
  const paid = amount.times(count)
  return { paid, average: coins && paid.div(coins) }
}

/** A price, and how often it is bought at. */
export interface PurchasePrice {
  readonly price: Decimal
  readonly times: number
}

/**
 * What an amount of money buys that is spent anew at each of these prices, a part of it on fees.
 * Throws a SumRefusal if nothing is bought, the amount or a price is not above 0, or the fee is
 * negative or not below 1.
 */
export function averagingIn(amount: Decimal, prices: readonly PurchasePrice[], fee: Decimal) {
  requireAbove('amount', amount, ZERO)
  requireFrom('fee', fee, ZERO)
  requireBelow('fee', fee, ONE)
  for (const { price } of prices) requireAbove('price', price, ZERO)
  const count = prices.reduce((sum, { times }) => sum + times, 0)
  if (count === 0) throw new SumRefusal('purchases', 'above', ZERO, ZERO)
  const paid = amount.times(count)
  const spent = amount.times(ONE.minus(fee))
  const coins = sumOf(prices.map(({ price, times }) => spent.times(times).div(price)))
  return { count, paid, coins, average: paid.div(coins) }
}
