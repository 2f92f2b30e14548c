import { type Decimal, ONE, TWO, ZERO } from './decimal.ts'
import { requireAbove } from './refusal.ts'

/**
 * What a share of a 50/50 pool is worth when the price of one token against the other has become
 * `ratio` times what it was: `loss` against holding (0 to −1), and the worth of the pool share and
 * of the tokens held, both for 1 paid in and before fees.
 * Throws a SumRefusal unless the ratio is above 0: at 0 one token is worthless, and so is the share.
 */
export function impermanentLoss(ratio: Decimal) {
  requireAbove('ratio', ratio, ZERO)
  const pool = ratio.sqrt()
  const held = ratio.plus(ONE).div(TWO)
  return { loss: pool.div(held).minus(ONE), pool, held }
}

export interface PriceRange {
  readonly lower: Decimal
  readonly upper: Decimal
}

/**
 * The same of liquidity that is given between two prices alone: outside of them all of it is one of
 * the tokens. Prices are those of the first token in the second, and so are the worths.
 * Throws a SumRefusal unless all prices are above 0 and the upper one is above the lower one.
 */
export function concentratedLoss(before: Decimal, after: Decimal, { lower, upper }: PriceRange) {
  requireAbove('before', before, ZERO)
  requireAbove('after', after, ZERO)
  requireAbove('lower', lower, ZERO)
  requireAbove('upper', upper, lower)
  const [first, last] = [lower.sqrt(), upper.sqrt()]
  const tokensAt = (price: Decimal) => {
    const at = within(first, last, price.sqrt())
    return { one: ONE.div(at).minus(ONE.div(last)), other: at.minus(first) }
  }
  const worth = ({ one, other }: ReturnType<typeof tokensAt>, price: Decimal) =>
    one.times(price).plus(other)
  const start = tokensAt(before)
  const paidIn = worth(start, before)
  const pool = worth(tokensAt(after), after).div(paidIn)
  const held = worth(start, after).div(paidIn)
  return { loss: pool.div(held).minus(ONE), pool, held }
}

function within(least: Decimal, most: Decimal, value: Decimal): Decimal {
  if (value.lessThan(least)) return least
  return value.greaterThan(most) ? most : value
}
