import type { Decimal } from 'decimal.js'
import { exact, ONE, type Side } from './arithmetic.ts'
import { requireAbove, requireBelow, requireFrom, requireUpTo } from './refusal.ts'

const ZERO = exact(0)
const GWEI_IN_ETH = exact(1e9)

export interface Loan {
  readonly coins: Decimal
  readonly debt: Decimal
  /** The part of the collateral's value that the debt may reach. */
  readonly threshold: Decimal
}

/**
 * The price of one coin of the collateral at which a loan is liquidated.
 * Throws a SumRefusal unless coins and debt are above 0 and the threshold is above 0 and at most 1.
 */
export function loanLiquidationPrice({ coins, debt, threshold }: Loan): Decimal {
  requireAbove('collateral', coins, ZERO)
  requireAbove('debt', debt, ZERO)
  requireAbove('threshold', threshold, ZERO)
  requireUpTo('threshold', threshold, ONE)
  return debt.div(coins.times(threshold))
}

/** The debt as a part of what its collateral is worth; throws as `loanLiquidationPrice` does. */
export function loanToValue(debt: Decimal, coins: Decimal, price: Decimal): Decimal {
  requireAbove('collateral', coins, ZERO)
  requireAbove('debt', debt, ZERO)
  requireAbove('price', price, ZERO)
  return debt.div(coins.times(price))
}

/**
 * The value of a position that loses `risked` if the price moves against it by the fraction `stop`.
 * Throws a SumRefusal if either is not above 0 or the stop is above 1.
 */
export function positionSize(risked: Decimal, stop: Decimal): Decimal {
  requireAbove('risk', risked, ZERO)
  requireAbove('stop', stop, ZERO)
  requireUpTo('stop', stop, ONE)
  return risked.div(stop)
}

/**
 * What trades of these values cost at one fee rate.
 * Throws a SumRefusal if a value is not above 0, or the rate is negative or not below 1.
 */
export function tradingFees(amounts: readonly Decimal[], rate: Decimal): Decimal {
  requireFrom('fee', rate, ZERO)
  requireBelow('fee', rate, ONE)
  for (const amount of amounts) requireAbove('amount', amount, ZERO)
  return amounts.reduce((sum, amount) => sum.plus(amount), ZERO).times(rate)
}

/**
 * The part of a position's value that funding costs in some hours, at a rate for every `interval`
 * hours. Throws a SumRefusal if the interval or the time is not above 0.
 */
export function fundingRateOver(rate: Decimal, interval: Decimal, hours: Decimal): Decimal {
  requireAbove('interval', interval, ZERO)
  requireAbove('time', hours, ZERO)
  return rate.times(hours).div(interval)
}

/**
 * The fee of a transaction in ETH, at a price in gwei for one unit of gas.
 * Throws a SumRefusal if the gas is not above 0 or its price is negative.
 */
export function gasFee(gas: Decimal, price: Decimal): Decimal {
  requireAbove('gas', gas, ZERO)
  requireFrom('gasPrice', price, ZERO)
  return gas.times(price).div(GWEI_IN_ETH)
}

/**
 * The price at which a purchase has gained a part of what was paid for it (a negative one for a
 * loss), with a fee paid on both trades, that of the sale another one if given.
 * Throws a SumRefusal if the purchase price is not above 0, more than all is lost, or the fee is
 * negative or not below 1.
 */
export function targetPrice(buy: Decimal, gain: Decimal, fee: Decimal, saleFee = fee): Decimal {
  requireAbove('buy', buy, ZERO)
  requireFrom('gain', gain, ONE.negated())
  for (const rate of [fee, saleFee]) {
    requireFrom('fee', rate, ZERO)
    requireBelow('fee', rate, ONE)
  }
  return buy.times(ONE.plus(fee)).times(ONE.plus(gain)).div(ONE.minus(saleFee))
}

/**
 * What a leveraged position gains as a part of its margin when the price changes by a fraction; no
 * less than −1, which is all of the margin.
 * Throws a SumRefusal if the leverage is below 1 or the price falls by more than all.
 */
export function leveragedReturn(leverage: Decimal, change: Decimal, side: Side): Decimal {
  requireFrom('leverage', leverage, ONE)
  requireFrom('change', change, ONE.negated())
  const part = leverage.times(side === 'long' ? change : change.negated())
  return part.lessThan(-1) ? ONE.negated() : part
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
 * The value of a position that a margin carries.
 * Throws a SumRefusal if the margin is not above 0 or the leverage is below 1.
 */
export function positionOn(margin: Decimal, leverage: Decimal): Decimal {
  requireAbove('amount', margin, ZERO)
  requireFrom('leverage', leverage, ONE)
  return margin.times(leverage)
}

/** The margin that a position needs; throws as `positionOn` does. */
export function marginFor(position: Decimal, leverage: Decimal): Decimal {
  requireAbove('position', position, ZERO)
  requireFrom('leverage', leverage, ONE)
  return position.div(leverage)
}
