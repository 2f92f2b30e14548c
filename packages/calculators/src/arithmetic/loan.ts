import { type Decimal, ONE, ZERO } from './decimal.ts'
import { requireAbove, requireUpTo } from './refusal.ts'

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
 * How a loan stands at a price: its health factor, below 1 once it is liquidated, and the fall of
 * the price until then. Throws as `loanLiquidationPrice` does.
 */
export function loanHealth(loan: Loan, price: Decimal) {
  const ltv = loanToValue(loan.debt, loan.coins, price)
  const fall = ONE.minus(ltv.div(loan.threshold))
  return { ltv, health: loan.threshold.div(ltv), fall }
}

/** The most that may be borrowed on a collateral; throws unless its worth and the ratio are above 0. */
export function loanUpTo(worth: Decimal, ratio: Decimal): Decimal {
  requireAbove('collateral', worth, ZERO)
  requireAbove('ratio', ratio, ZERO)
  requireUpTo('ratio', ratio, ONE)
  return worth.times(ratio)
}
