import { type Decimal, exact, ZERO } from './decimal.ts'
import { requireAbove, requireFrom } from './refusal.ts'

const GWEI_IN_ETH = exact(1e9)

/**
 * The fee of a transaction in ETH, at a price in gwei for one unit of gas.
 * Throws a SumRefusal if the gas is not above 0 or its price is negative.
 */
export function gasFee(gas: Decimal, price: Decimal): Decimal {
  requireAbove('gas', gas, ZERO)
  requireFrom('gasPrice', price, ZERO)
  return gas.times(price).div(GWEI_IN_ETH)
}
