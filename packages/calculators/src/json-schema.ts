import type { Calculator } from './calculator.ts'
import type { Input, Limits, NumberInput } from './input.ts'

/** The texts of inputs by their names, such as those of texts/en.ts. */
type Labels = Readonly<Record<string, string>>

/** The inputs of a calculator as JSON Schema, for a model’s tool or a client without TypeScript. */
export function inputsSchema({ inputs }: Calculator, labels: Labels): object {
  return {
    type: 'object',
    properties: mapped(inputs, (name, input) => inputSchema(input, labelOf(name, labels))),
    required: requiredOf(inputs),
  }
}

/** A label that only says the name again is left out. */
function labelOf(name: string, labels: Labels): string | undefined {
  const label = labels[name]
  return label?.toLowerCase() === name ? undefined : label
}

function inputSchema(input: Input, label: string | undefined): object {
  if (input.kind === 'choice') {
    return { type: 'string', enum: input.options, ...defaultOf(input) }
  }
  if (input.kind === 'rows') {
    const { fields, least, most } = input
    const properties = mapped(fields, (_, field) => inputSchema(field, undefined))
    const items = { type: 'object', properties, required: requiredOf(fields) }
    return { type: 'array', description: label, items, minItems: least, maxItems: most }
  }
  if (input.kind === 'code') return { type: 'string', ...defaultOf(input) }
  if (input.kind === 'date') return { type: 'string', description: 'ISO 8601 in UTC' }
  const unit = unitOf(input)
  const description = [label, unit && `in ${unit}`].filter(Boolean).join(', ')
  return {
    type: input.whole ? 'integer' : 'number',
    ...(description && { description }),
    ...limitsOf(input),
    ...(input.default !== undefined && { default: Number(input.default) }),
  }
}

function unitOf({ kind, unit }: NumberInput): string {
  return kind === 'percent' ? 'percent' : (unit ?? '')
}

const LIMITS = [
  ['above', 'exclusiveMinimum'],
  ['from', 'minimum'],
  ['below', 'exclusiveMaximum'],
  ['upTo', 'maximum'],
] as const

function limitsOf(limits: Limits): object {
  return Object.fromEntries(
    LIMITS.flatMap(([limit, keyword]) => {
      const value = limits[limit]
      return value === undefined ? [] : [[keyword, Number(value)]]
    }),
  )
}

const defaultOf = (input: { readonly default?: string }) =>
  input.default === undefined ? {} : { default: input.default }

const requiredOf = (inputs: Readonly<Record<string, Input>>) =>
  Object.entries(inputs).flatMap(([name, input]) =>
    'default' in input || 'optional' in input ? [] : [name],
  )

function mapped<Value>(
  inputs: Readonly<Record<string, Value>>,
  made: (name: string, input: Value) => object,
): object {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, made(name, input)]),
  )
}
