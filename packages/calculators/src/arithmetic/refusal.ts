import type { Decimal } from './decimal.ts'

/** The values that sums are made of. */
export type ValueName =
  | 'account'
  | 'amount'
  | 'amounts'
  | 'before'
  | 'after'
  | 'buy'
  | 'cap'
  | 'change'
  | 'coins'
  | 'collateral'
  | 'compounds'
  | 'debt'
  | 'entry'
  | 'exit'
  | 'fee'
  | 'gain'
  | 'gas'
  | 'gasPrice'
  | 'interval'
  | 'leverage'
  | 'loss'
  | 'lower'
  | 'maintenance'
  | 'position'
  | 'price'
  | 'purchases'
  | 'rate'
  | 'ratio'
  | 'risk'
  | 'sell'
  | 'stop'
  | 'supply'
  | 'threshold'
  | 'time'
  | 'upper'
  | 'whole'

/** What a value must be, compared with a limit. */
export type LimitRule = 'above' | 'from' | 'below' | 'upTo'

/** A sum that its formula has no result for: `value` is not `rule` `limit`. */
export class SumRefusal extends Error {
  readonly value: ValueName
  readonly rule: LimitRule
  readonly limit: Decimal
  readonly given: Decimal

  constructor(value: ValueName, rule: LimitRule, limit: Decimal, given: Decimal) {
    super(`${value} must be ${rule} ${limit}, not ${given}`)
    this.value = value
    this.rule = rule
    this.limit = limit
    this.given = given
  }
}

export function requireAbove(value: ValueName, given: Decimal, limit: Decimal): void {
  if (!given.greaterThan(limit)) throw new SumRefusal(value, 'above', limit, given)
}

export function requireFrom(value: ValueName, given: Decimal, limit: Decimal): void {
  if (!given.greaterThanOrEqualTo(limit)) throw new SumRefusal(value, 'from', limit, given)
}

export function requireBelow(value: ValueName, given: Decimal, limit: Decimal): void {
  if (!given.lessThan(limit)) throw new SumRefusal(value, 'below', limit, given)
}

export function requireUpTo(value: ValueName, given: Decimal, limit: Decimal): void {
  if (!given.lessThanOrEqualTo(limit)) throw new SumRefusal(value, 'upTo', limit, given)
}
