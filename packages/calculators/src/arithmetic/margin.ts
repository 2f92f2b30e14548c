import { type Decimal, ONE, ZERO } from './decimal.ts'
import { requireAbove, requireBelow, requireFrom, requireUpTo } from './refusal.ts'
import type { Side } from './trade.ts'

export interface LeveragedPosition {
  /** In money for one coin. */
  readonly entry: Decimal
  readonly leverage: Decimal
  readonly side: Side
  /** The part of the position's value that must remain as margin. */
  readonly maintenance: Decimal
  /** At which price that value is taken: exchanges differ. */
  readonly maintenanceAt?: 'entry' | 'mark'
}

/**
 * The price at which a position on isolated margin is closed by force, without fees and funding,
 * and the part of the entry price by which the price may move until then. A long position without
 * leverage is closed at 0 only.
 * Throws a SumRefusal if the entry is not above 0, the leverage is below 1, or the maintenance rate
 * is negative or not below 1 ÷ leverage, where it would be closed at once.
 */
export function liquidationPrice(position: LeveragedPosition) {
  const { entry, leverage, side, maintenance, maintenanceAt = 'entry' } = position
  requireAbove('entry', entry, ZERO)
  requireFrom('leverage', leverage, ONE)
  requireFrom('maintenance', maintenance, ZERO)
  requireBelow('maintenance', maintenance, ONE.div(leverage))
  const sign = side === 'long' ? ONE.negated() : ONE
  const atEntry = () => entry.div(leverage).minus(entry.times(maintenance)).times(sign).plus(entry)
  const atMark = () =>
    entry.plus(entry.div(leverage).times(sign)).div(ONE.plus(maintenance.times(sign)))
  const price = maintenanceAt === 'entry' ? atEntry() : atMark()
  const distance =
    maintenanceAt === 'entry'
      ? ONE.div(leverage).minus(maintenance)
      : price.minus(entry).abs().div(entry)
  return { price, distance }
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

/** How many times its margin a position is; throws unless the margin is above 0. */
export function leverageOf(position: Decimal, margin: Decimal): Decimal {
  requireAbove('amount', margin, ZERO)
  return position.div(margin)
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
 * The value of a position that loses `risked` if the price moves against it by the fraction `stop`,
 * of which fees may be a part.
 * Throws a SumRefusal if either is not above 0 or the stop is above 1.
 */
export function positionSize(risked: Decimal, stop: Decimal, fees = ZERO): Decimal {
  requireAbove('risk', risked, ZERO)
  requireAbove('stop', stop, ZERO)
  requireUpTo('stop', stop, ONE)
  return risked.div(stop.plus(fees))
}

/** Within so many places an endless fraction is taken for the number that it stands for. */
const PLACES = 12

/**
 * Whether a leveraged position is closed by force before its stop, a fraction away from the entry, can
 * be filled. One right at the stop counts, since a maintenance margin brings it closer.
 */
export const isLiquidatedFirst = (stop: Decimal, leverage: Decimal): boolean =>
  leverage.greaterThan(ONE) &&
  stop.times(leverage).toDecimalPlaces(PLACES).greaterThanOrEqualTo(ONE)

/**
 * The part of a position's value that funding costs in some hours, at a rate for every `interval`
 * hours, and how often it is paid: at whole intervals, of which the first begins with the hours.
 * Throws a SumRefusal if the interval or the time is not above 0.
 */
export function funding(rate: Decimal, interval: Decimal, hours: Decimal) {
  requireAbove('interval', interval, ZERO)
  requireAbove('time', hours, ZERO)
  const payments = hours.div(interval).toDecimalPlaces(PLACES).floor()
  return { part: rate.times(payments), payments }
}
