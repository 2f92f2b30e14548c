import { type Decimal, HUNDRED } from './arithmetic/decimal.ts'
import { SumRefusal } from './arithmetic/refusal.ts'
import type { Input, Inputs, ValuesOf } from './input.ts'
import { isRecord, readInputs } from './read-input.ts'
import { CalculatorRefusal, type Refusal } from './refusal.ts'

/** An input as it was used, a default too. */
export interface UsedInput {
  readonly name: string
  /** Decimal text, the chosen option, the date, or how many rows there are. */
  readonly value: string
  /** As that of a result; null for what is no number. */
  readonly unit: string | null
}

export interface Result {
  readonly name: string
  /** Decimal text, not rounded. */
  readonly value: string
  /** A currency or an asset in capitals, `%`, or an English word; empty for a plain count. */
  readonly unit: string
  /** How it follows from the names of inputs and of other results. */
  readonly formula: string
}

export type Outcome =
  | {
      readonly ok: true
      readonly inputs: readonly UsedInput[]
      readonly results: readonly Result[]
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export interface Calculator {
  readonly id: string
  /** In the order of a form. */
  readonly inputs: Inputs
  /** The units of its results, or the names of the inputs that give them; the main one first. */
  readonly results: Readonly<Record<string, string>>
  /** Ids of texts: what the results take for granted. */
  readonly assumptions: readonly string[]
  /** Never throws, whatever is given. */
  compute(given: unknown): Outcome
}

/** A value with its formula; a fraction where the unit is `%`. Null where an optional input is missing. */
type Computed = readonly [value: Decimal, formula: string] | null

interface Definition<Given extends Inputs, Names extends string> {
  readonly id: string
  readonly inputs: Given
  readonly results: Readonly<Record<Names, string>>
  readonly assumptions?: readonly string[]
  /** Throws a SumRefusal that names an input, or a CalculatorRefusal. */
  compute(values: ValuesOf<Given>): Readonly<Record<Names, Computed>>
}

export function calculator<const Given extends Inputs, Names extends string>(
  definition: Definition<Given, Names>,
): Calculator {
  const { id, inputs, results, assumptions = [] } = definition
  return {
    id,
    inputs,
    results,
    assumptions,
    compute(given) {
      const read = readInputs(inputs, isRecord(given) ? given : {})
      if ('refusals' in read) return { ok: false, refusals: read.refusals }
      const { values } = read
      try {
        const computed = definition.compute(values as ValuesOf<Given>)
        const unitOf = (unit: string) => {
          const named = Object.hasOwn(values, unit) ? values[unit] : undefined
          // The code that gives the unit may be left out.
          if (named === null && inputs[unit]?.kind === 'code') return ''
          return typeof named === 'string' ? named : unit
        }
        return {
          ok: true,
          inputs: Object.entries(inputs).flatMap(([name, input]) =>
            usedInput(name, input, values[name], unitOf),
          ),
          results: Object.entries<Computed>(computed).flatMap(([name, each]) => {
            const unit = unitOf(results[name as Names])
            return each ? [{ name, value: inUnit(each[0], unit), unit, formula: each[1] }] : []
          }),
        }
      } catch (error) {
        return { ok: false, refusals: [refusalOf(error, inputs)] }
      }
    },
  }
}

const inUnit = (value: Decimal, unit: string) =>
  (unit === '%' ? value.times(HUNDRED) : value).toFixed()

const UNITS = { money: 'currency', price: 'currency', amount: 'asset', percent: '%', count: '' }

function usedInput(
  name: string,
  input: Input,
  value: unknown,
  unitOf: (unit: string) => string,
): UsedInput[] {
  if (value === null) return []
  if (input.kind === 'rows') {
    return [{ name, value: String((value as readonly unknown[]).length), unit: 'rows' }]
  }
  if (input.kind === 'choice' || input.kind === 'code') {
    return [{ name, value: String(value), unit: null }]
  }
  if (input.kind === 'date') {
    return [{ name, value: new Date(value as number).toISOString(), unit: null }]
  }
  const unit = unitOf(input.unit ?? UNITS[input.kind])
  return [{ name, value: inUnit(value as Decimal, unit), unit }]
}

/** A rule of the arithmetic, in the unit in which the input is given. */
function refusalOf(error: unknown, inputs: Inputs): Refusal {
  if (error instanceof CalculatorRefusal) return error.refusal
  if (!(error instanceof SumRefusal)) throw error
  const { value: input, rule, limit, given } = error
  const unit = inputs[input]?.kind === 'percent' ? '%' : ''
  return { input, rule, limit: inUnit(limit, unit), given: inUnit(given, unit) }
}
