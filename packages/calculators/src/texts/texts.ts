import type { Rule } from '../refusal.ts'

/** What people read of calculators, in one language; placeholders are those of ICU messages. */
export interface Texts {
  /** By the id of a calculator. */
  readonly calculators: Readonly<Record<string, { readonly name: string; readonly about: string }>>
  /** By the name of an input. */
  readonly inputs: Readonly<Record<string, string>>
  /** By the name of a result. */
  readonly results: Readonly<Record<string, string>>
  /** Of an input in a row, by {field} and {number}. */
  readonly rows: { readonly field: string }
  /** Of formulas that are written in words. */
  readonly formulas: Readonly<Record<string, string>>
  /** Of choices; those that are not here, such as BTC, are shown as they are. */
  readonly options: Readonly<Record<string, string>>
  readonly assumptions: Readonly<Record<string, string>>
  /** With {input} for the input's text, {limit} and {given}. */
  readonly rules: Readonly<Record<Rule, string>>
}
