import { schemas } from '@coinquiry/api-client/contract'
import fc, { type Arbitrary } from 'fast-check'
import type { KnownValues } from './test-data.ts'

const unknown: KnownValues = () => null

/** Values that a schema of the contract allows. */
export function valuesOf(
  schema: Schema,
  known: KnownValues = unknown,
  name = '',
): Arbitrary<unknown> {
  const plain = resolved(schema)
  const free = freeValuesOf(plain, known)
  const named = known(name)
  return named ? fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: free }) : free
}

function freeValuesOf(schema: Schema, known: KnownValues): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, known)))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object']
  return fc.oneof(...types.map((type) => typed(type, schema, known)))
}

function typed(type: string, schema: Schema, known: KnownValues): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 })
    case 'string':
      return texts(schema)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: 5 })
    default:
      return objects(schema, known)
  }
}

function objects(
  { properties = {}, required = [] }: Schema,
  known: KnownValues,
): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner, known, name)]),
  )
  const declared = fc.record(model, { requiredKeys: [...required] })
  // What is not declared is ignored, and must never do harm.
  const more = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 })
  return fc
    .tuple(declared, more)
    .map(([wanted, extra]) => ({ ...withoutNames(extra, properties), ...wanted }))
}

function withoutNames(extra: object, names: object): object {
  return Object.fromEntries(Object.entries(extra).filter(([name]) => !(name in names)))
}

const CHARACTERS = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '比特币 ETH 质押？',
      "'; drop table users; --",
      '\0',
      '\u202Ereversed',
      '<img src=x onerror=alert(1)>',
      '%',
      '\\',
      '../../etc/passwd',
      '{{7*7}}',
      '\ud800',
      '👩‍👩‍👧‍👦',
    ),
  },
)

function texts({ pattern, format, minLength = 0, maxLength = 300 }: Schema): Arbitrary<string> {
  if (format === 'uuid' || pattern?.includes('{8}')) {
    return pattern?.startsWith('^$') ? fc.oneof(fc.constant(''), fc.uuid()) : fc.uuid()
  }
  if (format === 'time-zone') return fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(fits)
  return fc
    .oneof({ weight: 4, arbitrary: CHARACTERS }, { weight: 1, arbitrary: edge() })
    .map(withinLength)

  function edge() {
    return fc.constantFrom('界'.repeat(maxLength), 'x'.repeat(Math.max(minLength, 1)))
  }
  function fits(text: string) {
    return [...text].length <= maxLength && [...text].length >= minLength
  }
  function withinLength(text: string) {
    return [...text.padEnd(minLength, 'x')].slice(0, maxLength).join('')
  }
}

/** As much of JSON Schema as the contract's requests are written in. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** The schema with its reference followed. */
export function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const found = schemas[name]
  if (!found) throw new Error(`${schema.$ref} is no schema of the contract`)
  return resolved(found as Schema)
}
