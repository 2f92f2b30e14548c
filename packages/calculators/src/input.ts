import type { Decimal } from './arithmetic/decimal.ts'

/** Bounds as decimal text, in the unit in which the input is given. */
export interface Limits {
  readonly above?: string
  readonly from?: string
  readonly below?: string
  readonly upTo?: string
}

/**
 * A number. Percentages are given in percent (5 is 5 %), money and prices in the currency, amounts
 * in the asset, unless `unit` says otherwise.
 */
export interface NumberInput extends Limits {
  readonly kind: 'money' | 'amount' | 'percent' | 'price' | 'count'
  /** An own unit, or the name of the input that gives it. */
  readonly unit?: string
  /** Has no fraction. */
  readonly whole?: true
  readonly default?: string
  /** May be left out; without a default it is then null. */
  readonly optional?: true
}

export interface ChoiceInput {
  readonly kind: 'choice'
  readonly options: readonly string[]
  readonly default?: string
}

/** A currency or an asset, such as USD or BTC. */
export interface CodeInput {
  readonly kind: 'code'
  readonly default?: string
  /** May be left out; without a default what is counted in it then has no unit. */
  readonly optional?: true
}

/** A day, or a moment in UTC: 2026-01-31, 2026-01-31T12:00:00Z. */
export interface DateInput {
  readonly kind: 'date'
  readonly optional?: true
}

type FieldInput = NumberInput | DateInput

/** Several of the same, such as purchases. */
export interface RowsInput {
  readonly kind: 'rows'
  readonly fields: Readonly<Record<string, FieldInput>>
  readonly least: number
  readonly most: number
}

export type Input = NumberInput | ChoiceInput | CodeInput | DateInput | RowsInput
export type Inputs = Readonly<Record<string, Input>>

type Maybe<One extends Input, Value> = One extends { readonly optional: true }
  ? One extends { readonly default: string }
    ? Value
    : Value | null
  : Value

/** What a calculator gets for an input: percentages as fractions, dates in milliseconds. */
type ValueOf<One extends Input> = One extends NumberInput
  ? Maybe<One, Decimal>
  : One extends ChoiceInput
    ? One['options'][number]
    : One extends DateInput
      ? Maybe<One, number>
      : One extends RowsInput
        ? readonly ValuesOf<One['fields']>[]
        : Maybe<Extract<One, CodeInput>, string>

export type ValuesOf<All extends Inputs> = { readonly [Name in keyof All]: ValueOf<All[Name]> }
