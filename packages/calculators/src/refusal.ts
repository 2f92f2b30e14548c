import type { LimitRule } from './arithmetic/refusal.ts'

/** What is wrong with an input; a text for each is in texts/. */
export type Rule =
  | LimitRule
  /** It is needed and was not given. */
  | 'required'
  /** The calculator has no such input. */
  | 'unknown'
  | 'number'
  | 'whole'
  /** More decimal places than `limit`. */
  | 'places'
  /** None of the options, which `limit` lists. */
  | 'choice'
  /** No name of a currency or an asset. */
  | 'code'
  | 'date'
  /** Not after `limit`, or not in their order. */
  | 'later'
  /** No list, or one with less rows or more than `limit` says. */
  | 'rows'
  /** The same as `limit`, which is the name of another input. */
  | 'differs'
  /** Of another kind than `limit`, which is the name of another input. */
  | 'kindred'
  /** The position is closed by force at the price `limit`, before its stop. */
  | 'liquidatedFirst'
  /** The result would be longer than anybody can read. */
  | 'tooLarge'

/** Why there is no result. */
export interface Refusal {
  /** The name of the input, of a row such as `purchases.2.price`. */
  readonly input: string
  readonly rule: Rule
  readonly limit?: string
  readonly given?: string
}

/** Thrown within a calculator, and given back by it as a value. */
export class CalculatorRefusal extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`${refusal.input}: ${refusal.rule} ${refusal.limit ?? ''}`)
    this.refusal = refusal
  }
}

export function refuse(input: string, rule: Rule, limit?: string): never {
  throw new CalculatorRefusal({ input, rule, ...(limit !== undefined && { limit }) })
}
