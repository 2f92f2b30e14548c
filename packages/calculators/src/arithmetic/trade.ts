import { type Decimal, ONE, sumOf, ZERO } from './decimal.ts'
import { requireAbove, requireBelow, requireFrom, requireUpTo, type ValueName } from './refusal.ts'

export type Side = 'long' | 'short'

function requireFee(...rates: readonly Decimal[]): void {
  for (const rate of rates) {
    requireFrom('fee', rate, ZERO)
    requireBelow('fee', rate, ONE)
  }
}

export interface Position {
  readonly side: Side
  /** Both in money for one coin. */
  readonly entry: Decimal
  readonly exit: Decimal
  readonly coins: Decimal
  /** The parts of their values that the two trades cost. */
  readonly entryFee: Decimal
  readonly exitFee: Decimal
}

/**
 * What is left of opening and closing a position after fees; negative for a loss.
 * Throws a SumRefusal if the entry or the amount is not above 0, the exit is negative, or a fee is
 * negative or not below 1.
 */
export function positionProfit({ side, entry, exit, coins, entryFee, exitFee }: Position) {
  requireAbove('entry', entry, ZERO)
  requireFrom('exit', exit, ZERO)
  requireAbove('coins', coins, ZERO)
  requireFee(entryFee, exitFee)
  const move = side === 'long' ? exit.minus(entry) : entry.minus(exit)
  const fees = coins.times(entry.times(entryFee).plus(exit.times(exitFee)))
  return { profit: coins.times(move).minus(fees), fees }
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
  requireFee(fee, saleFee)
  const paid = buy.times(coins).times(ONE.plus(fee))
  const received = sell.times(coins).times(ONE.minus(saleFee))
  return { profit: received.minus(paid), part: received.div(paid).minus(ONE), paid, received }
}

/** The change from one value to another, as a part of the first; throws unless that is above 0. */
export function changeOf(name: ValueName, from: Decimal, to: Decimal): Decimal {
  requireAbove(name, from, ZERO)
  return to.div(from).minus(ONE)
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
  requireFee(fee, saleFee)
  return buy.times(ONE.plus(fee)).times(ONE.plus(gain)).div(ONE.minus(saleFee))
}

/**
 * The price at which a short has gained a part of what it was sold for, with a fee on both trades.
 * Throws a SumRefusal if the entry is not above 0, a fee is negative or not below 1, or the gain is
 * more than a price of 0 would bring.
 */
export function shortTargetPrice(
  entry: Decimal,
  gain: Decimal,
  entryFee: Decimal,
  exitFee: Decimal,
): Decimal {
  requireAbove('entry', entry, ZERO)
  requireFee(entryFee, exitFee)
  requireUpTo('gain', gain, ONE.minus(entryFee))
  return entry.times(ONE.minus(entryFee).minus(gain)).div(ONE.plus(exitFee))
}

/** The price at which closing a position leaves neither profit nor loss; throws as `targetPrice` does. */
export function breakEvenPrice(
  side: Side,
  entry: Decimal,
  entryFee: Decimal,
  exitFee: Decimal,
): Decimal {
  return side === 'long'
    ? targetPrice(entry, ZERO, entryFee, exitFee)
    : shortTargetPrice(entry, ZERO, entryFee, exitFee)
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
 * What trades of these values cost at one fee rate.
 * Throws a SumRefusal if a value is not above 0, or the rate is negative or not below 1.
 */
export function tradingFees(amounts: readonly Decimal[], rate: Decimal): Decimal {
  requireFee(rate)
  for (const amount of amounts) requireAbove('amount', amount, ZERO)
  return sumOf(amounts).times(rate)
}
