import { type Decimal, ZERO } from './decimal.ts'
import { requireAbove, requireFrom, requireUpTo } from './refusal.ts'

/**
 * The price of one coin at which all `supply` coins together are worth `cap`.
 * Throws a SumRefusal if the supply is not above 0 or the market cap is negative.
 */
export function priceAtMarketCap(cap: Decimal, supply: Decimal): Decimal {
  requireAbove('supply', supply, ZERO)
  requireFrom('cap', cap, ZERO)
  return cap.div(supply)
}

/** What all `supply` coins are worth at a price; throws as `priceAtMarketCap` does. */
export function marketCapAtPrice(price: Decimal, supply: Decimal): Decimal {
  requireAbove('supply', supply, ZERO)
  requireFrom('price', price, ZERO)
  return price.times(supply)
}

/** How many coins a market cap is of; throws unless the price is above 0. */
export function supplyAtPrice(cap: Decimal, price: Decimal): Decimal {
  requireAbove('price', price, ZERO)
  return cap.div(price)
}

/** The part of a supply that some coins are; throws if there is no supply or the coins are more. */
export function shareOfSupply(coins: Decimal, supply: Decimal): Decimal {
  requireAbove('supply', supply, ZERO)
  requireUpTo('coins', coins, supply)
  return coins.div(supply)
}

/**
 * What coins that begin to circulate change: by how much the supply grows, and which part of each
 * holder's share that takes. Throws a SumRefusal if nothing circulates or the coins are negative.
 */
export function dilution(circulating: Decimal, unlocked: Decimal) {
  requireAbove('supply', circulating, ZERO)
  requireFrom('coins', unlocked, ZERO)
  const after = circulating.plus(unlocked)
  return { after, growth: unlocked.div(circulating), lost: unlocked.div(after) }
}
