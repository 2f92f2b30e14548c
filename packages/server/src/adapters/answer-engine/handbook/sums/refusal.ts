import type { Decimal } from 'decimal.js'

/** The values that sums are made of. */
export type ValueName =
  | 'account'
  | 'amount'
  | 'amounts'
  | 'buy'
  | 'cap'
  | 'change'
  | 'coins'
  | 'collateral'
  | 'compounds'
  | 'debt'
  | 'entry'
  | 'fee'
  | 'gain'
  | 'gas'
  | 'gasPrice'
  | 'interval'
  | 'leverage'
  | 'loss'
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

/** What a value must be, compared with a limit. */
type Rule = 'above' | 'from' | 'below' | 'upTo'

/** A sum that its formula has no result for: `value` is not `rule` `limit`. */
export class SumRefusal extends Error {
  readonly value: ValueName
  readonly rule: Rule
  readonly limit: Decimal
  readonly given: Decimal

  constructor(value: ValueName, rule: Rule, limit: Decimal, given: Decimal) {
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
