import { type Decimal, exact, HUNDRED } from './arithmetic/decimal.ts'
import type { DateInput, Input, Inputs, NumberInput, RowsInput } from './input.ts'
import { CalculatorRefusal, type Refusal, type Rule } from './refusal.ts'

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i
const LONGEST = 80
const MOST_PLACES = 30
const LARGEST = exact('1e30')
const CODE = /^[A-Z0-9]{1,12}$/
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/
const [EARLIEST, LATEST] = ['1970-01-01', '2100-01-01']

type Value = Decimal | string | number | null | readonly Readonly<Record<string, Value>>[]
type Values = Readonly<Record<string, Value>>

/** Everything that is wrong with the inputs, or their values. */
export function readInputs(
  inputs: Inputs,
  given: Readonly<Record<string, unknown>>,
): { readonly values: Values } | { readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(inputs, name))
    .map((name) => ({ input: name.slice(0, LONGEST), rule: 'unknown' }))
  const values: Record<string, Value> = {}
  for (const [name, input] of Object.entries(inputs)) {
    try {
      values[name] = readInput(name, input, Object.hasOwn(given, name) ? given[name] : undefined)
    } catch (error) {
      if (!(error instanceof CalculatorRefusal)) throw error
      refusals.push(error.refusal)
    }
  }
  return refusals.length > 0 ? { refusals } : { values }
}

function readInput(name: string, input: Input, given: unknown): Value {
  if (given === undefined || given === null || given === '') {
    if ('default' in input) return readInput(name, input, input.default)
    if ('optional' in input) return null
    throw refused(name, 'required')
  }
  if (input.kind === 'rows') return readRows(name, input, given)
  if (input.kind === 'date') return readDate(name, given)
  if (input.kind === 'choice') {
    const chosen = input.options.find((option) => option === given)
    return chosen ?? fail(name, 'choice', input.options.join(', '), given)
  }
  if (input.kind === 'code') {
    const code = typeof given === 'string' ? given.trim().toUpperCase() : ''
    return CODE.test(code) ? code : fail(name, 'code', undefined, given)
  }
  return readNumber(name, input, given)
}

function readNumber(name: string, input: NumberInput, given: unknown): Decimal {
  const isPercent = input.kind === 'percent'
  const text = typeof given === 'number' ? String(given) : given
  const trimmed = typeof text === 'string' ? text.trim().replace(isPercent ? /\s*%$/ : '', '') : ''
  if (trimmed.length > LONGEST || !NUMBER.test(trimmed)) fail(name, 'number', undefined, given)
  const value = exact(trimmed)
  if (value.abs().greaterThan(LARGEST)) fail(name, 'upTo', LARGEST.toFixed(), given)
  if (value.decimalPlaces() > MOST_PLACES) fail(name, 'places', String(MOST_PLACES), given)
  const { above, from, below, upTo } = input
  if (above !== undefined && !value.greaterThan(above)) fail(name, 'above', above, given)
  if (from !== undefined && value.lessThan(from)) fail(name, 'from', from, given)
  if (below !== undefined && !value.lessThan(below)) fail(name, 'below', below, given)
  if (upTo !== undefined && value.greaterThan(upTo)) fail(name, 'upTo', upTo, given)
  if (input.whole && !value.isInteger()) fail(name, 'whole', undefined, given)
  return isPercent ? value.div(HUNDRED) : value
}

function readDate(name: string, given: unknown): number {
  const text = typeof given === 'string' ? given.trim() : ''
  const at = DATE.test(text) ? Date.parse(text) : Number.NaN
  // A day that the month doesn't have would become one of the next.
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 10))
  if (!isReal) fail(name, 'date', undefined, given)
  if (at < Date.parse(EARLIEST)) fail(name, 'from', EARLIEST, given)
  if (at > Date.parse(LATEST)) fail(name, 'upTo', LATEST, given)
  return at
}

function readRows(name: string, { fields, least, most }: RowsInput, given: unknown): Values[] {
  if (!Array.isArray(given) || given.length < least || given.length > most) {
    const count = Array.isArray(given) ? given.length : undefined
    return fail(name, 'rows', `${least}–${most}`, count)
  }
  return given.map((row: unknown, at) => {
    const path = `${name}.${at + 1}`
    if (!isRecord(row)) return fail(path, 'required')
    const read = Object.entries(fields).map(([field, input]: [string, NumberInput | DateInput]) => [
      field,
      readInput(`${path}.${field}`, input, Object.hasOwn(row, field) ? row[field] : undefined),
    ])
    return Object.fromEntries(read)
  })
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was given is told back as far as it is short. */
function refused(input: string, rule: Rule, limit?: string, given?: unknown): CalculatorRefusal {
  const said = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  return new CalculatorRefusal({
    input,
    rule,
    ...(limit !== undefined && { limit }),
    ...(said && { given: said.slice(0, LONGEST) }),
  })
}

function fail(input: string, rule: Rule, limit?: string, given?: unknown): never {
  throw refused(input, rule, limit, given)
}
