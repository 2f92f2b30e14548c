import type { Calculator, Outcome } from './calculator.ts'
import { isRecord } from './read-input.ts'
import type { Refusal } from './refusal.ts'

/** The inputs of a sum as a form has them; those of a row have names such as `purchases.2.price`. */
export type TextInputs = Readonly<Record<string, string>>

/** What an answer can carry. */
const [MOST_INPUTS, LONGEST_INPUT] = [20, 80]

/** Null for what is no set of inputs, or too much for a form. */
export function textInputs(given: unknown): TextInputs | null {
  if (!isRecord(given)) return null
  const inputs = Object.entries(given)
    .flatMap(([name, value]) => (Array.isArray(value) ? rowInputs(name, value) : [[name, value]]))
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [String(name), String(value).trim()] as const)
  const isSmall =
    inputs.length <= MOST_INPUTS && inputs.every(([, value]) => value.length <= LONGEST_INPUT)
  return isSmall ? Object.fromEntries(inputs) : null
}

const rowInputs = (name: string, rows: readonly unknown[]) =>
  rows.flatMap((row, at) =>
    isRecord(row)
      ? Object.entries(row).map(([field, value]) => [`${name}.${at + 1}.${field}`, value])
      : [],
  )

/** The numbers of the rows that have fields, filled in or not. */
export function rowNumbers(rows: string, inputs: TextInputs): number[] {
  const numbers = Object.keys(inputs).flatMap((name) => {
    const [of, number] = name.split('.')
    return of === rows && number ? [Number(number)] : []
  })
  return [...new Set(numbers)].toSorted((one, other) => one - other)
}

/** A row with nothing in it is passed over, so that emptying it takes it away. */
export function computeTexts(calculator: Calculator, inputs: TextInputs): Outcome {
  const given: Record<string, unknown> = {}
  const numbers = new Map<string, number[]>()
  for (const [name, value] of Object.entries(inputs)) {
    if (!name.includes('.')) given[name] = value
  }
  for (const [name, input] of Object.entries(calculator.inputs)) {
    if (input.kind !== 'rows') continue
    const fields = Object.keys(input.fields)
    const textOf = (number: number, field: string) => inputs[`${name}.${number}.${field}`] ?? ''
    const filled = rowNumbers(name, inputs).filter((number) =>
      fields.some((field) => textOf(number, field) !== ''),
    )
    numbers.set(name, filled)
    given[name] = filled.map((number) =>
      Object.fromEntries(fields.map((field) => [field, textOf(number, field)])),
    )
  }
  const outcome = calculator.compute(given)
  return outcome.ok
    ? outcome
    : { ok: false, refusals: outcome.refusals.map((refusal) => asNumbered(refusal, numbers)) }
}

/** A refusal counts the rows that were handed over; a form has others between them. */
function asNumbered(refusal: Refusal, numbers: ReadonlyMap<string, number[]>): Refusal {
  const named = (path: string) => {
    const [rows = '', at, field] = path.split('.')
    const number = numbers.get(rows)?.[Number(at) - 1]
    return number && field ? `${rows}.${number}.${field}` : path
  }
  const { input, limit } = refusal
  return { ...refusal, input: named(input), ...(limit !== undefined && { limit: named(limit) }) }
}
