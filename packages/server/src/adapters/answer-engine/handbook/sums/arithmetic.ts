import { Decimal } from 'decimal.js'
import { requireAbove, requireBelow, requireFrom, requireUpTo, SumRefusal } from './refusal.ts'

/** Enough digits that only a root, a power or an endless fraction is ever rounded, far behind what is shown. */
const Exact = Decimal.clone({ precision: 80 })

/** A number to compute with; takes text, so that nothing passes through binary fractions. */
export const exact = (value: string | number | Decimal): Decimal => new Exact(value)

const ZERO = exact(0)
export const ONE = exact(1)
const TWO = exact(2)
const DAYS_A_YEAR = exact(365)

/** Coins bought at one price in money for one coin. */
export interface Purchase {
  readonly price: Decimal
  readonly coins: Decimal
}

/**
 * The price at which several purchases are even: all that was paid ÷ all that was bought.
 * Throws a SumRefusal if there is none, or if a price or an amount is not above 0.
 */
export function averageCost(purchases: readonly Purchase[]) {
  if (purchases.length === 0) throw new SumRefusal('purchases', 'above', ZERO, ZERO)
  for (const { price, coins } of purchases) {
    requireAbove('price', price, ZERO)
    requireAbove('coins', coins, ZERO)
  }
  const paid = purchases.reduce((sum, { price, coins }) => sum.plus(price.times(coins)), ZERO)
  const coins = purchases.reduce((sum, purchase) => sum.plus(purchase.coins), ZERO)
  return { average: paid.div(coins), paid, coins }
}

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

export type Side = 'long' | 'short'

export interface Position {
  /** In money for one coin. */
  readonly entry: Decimal
  readonly leverage: Decimal
  readonly side: Side
  /** The part of the position's value at entry that must remain as margin. */
  readonly maintenance: Decimal
}

/**
 * The price at which a position on isolated margin is closed by force, without fees and funding,
 * and the part of the entry price by which the price may move until then. A long position without
 * leverage is closed at 0 only.
 * Throws a SumRefusal if the entry is not above 0, the leverage is below 1, or the maintenance rate
 * is negative or not below 1 ÷ leverage, where it would be closed at once.
 */
export function liquidationPrice({ entry, leverage, side, maintenance }: Position) {
  requireAbove('entry', entry, ZERO)
  requireFrom('leverage', leverage, ONE)
  requireFrom('maintenance', maintenance, ZERO)
  requireBelow('maintenance', maintenance, ONE.div(leverage))
  const distance = ONE.div(leverage).minus(maintenance)
  const move = entry.div(leverage).minus(entry.times(maintenance))
  return { price: side === 'long' ? entry.minus(move) : entry.plus(move), distance }
}

export interface Stake {
  readonly amount: Decimal
  /** For one year, as a fraction. */
  readonly rate: Decimal
  /** `count` spans of which `perYear` make a year: 90 days are 90 of 365. */
  readonly time: { readonly count: Decimal; readonly perYear: Decimal }
  /**
   * How often a year the yield is added to what earns; null for never. An APY is a rate with the
   * yield of the year already in it, so it compounds once a year.
   */
  readonly compounds: Decimal | null
}

const LONGEST_YEARS = exact(100)
const HIGHEST_RATE = exact(100_000)

/**
 * What an amount earns in a time at a rate that stays the same, and the part of the amount that is.
 * Throws a SumRefusal for an amount or a time that is not above 0, a negative rate, more than
 * 100 years or 10,000,000 % a year.
 */
export function stakingYield({ amount, rate, time, compounds }: Stake) {
  requireAbove('amount', amount, ZERO)
  requireFrom('rate', rate, ZERO)
  requireUpTo('rate', rate, HIGHEST_RATE)
  requireAbove('time', time.count, ZERO)
  requireUpTo('time', time.count.div(time.perYear), LONGEST_YEARS)
  const part = compounds
    ? rate.div(compounds).plus(ONE).pow(compounds.times(time.count).div(time.perYear)).minus(ONE)
    : rate.times(time.count).div(time.perYear)
  return { earned: amount.times(part), part }
}

/** As many spans as make a year, for a rate that is added each day, week, month, quarter or year. */
export const PER_YEAR = {
  hour: exact(8760),
  day: DAYS_A_YEAR,
  week: exact(52),
  month: exact(12),
  quarter: exact(4),
  year: ONE,
} as const

/**
 * Coins to money at a price in money for one coin, or money to coins.
 * Throws a SumRefusal if the price is not above 0 or the amount is negative.
 */
export function conversion(amount: Decimal, price: Decimal, to: 'money' | 'coins'): Decimal {
  requireAbove('price', price, ZERO)
  requireFrom('amount', amount, ZERO)
  return to === 'money' ? amount.times(price) : amount.div(price)
}

export interface Trade {
  /** Both in money for one coin. */
  readonly buy: Decimal
  readonly sell: Decimal
  readonly coins: Decimal
  /** The part of its value that each of the two trades costs. */
  readonly fee: Decimal
  /** That of the sale, if it costs another one. */
  readonly saleFee?: Decimal
}

/**
 * What is left of a purchase and its sale after fees, and the part of what was paid that is;
 * negative for a loss.
 * Throws a SumRefusal if the purchase price or the amount is not above 0, the sale price or the fee
 * is negative, or the fee is not below 1.
 */
export function profit({ buy, sell, coins, fee, saleFee = fee }: Trade) {
  requireAbove('buy', buy, ZERO)
  requireFrom('sell', sell, ZERO)
  requireAbove('coins', coins, ZERO)
  for (const rate of [fee, saleFee]) {
    requireFrom('fee', rate, ZERO)
    requireBelow('fee', rate, ONE)
  }
  const paid = buy.times(coins).times(ONE.plus(fee))
  const received = sell.times(coins).times(ONE.minus(saleFee))
  return { profit: received.minus(paid), part: received.div(paid).minus(ONE), paid, received }
}

/**
 * The gain that makes up for a loss, both as fractions: after half is lost, 1 (100 %).
 * Throws a SumRefusal for a negative loss, and for the loss of everything, after which no gain helps.
 */
export function gainToRecover(loss: Decimal): Decimal {
  requireFrom('loss', loss, ZERO)
  requireBelow('loss', loss, ONE)
  return ONE.div(ONE.minus(loss)).minus(ONE)
}

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
