import type { Operation, Parameter, Schema } from '../../src/contract/contract.ts'
import { newId } from '../../src/ids.ts'
import { follow } from '../contract.ts'
import type { CallRequest } from '../request.ts'

/** A value that a schema refuses, and the keyword by which it does. */
export interface WrongValue {
  readonly keyword: string
  readonly value: unknown
}

const OF_EACH_TYPE: readonly (readonly [type: string, value: unknown])[] = [
  ['string', 'text'],
  ['integer', 7],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['object', {}],
]

/** Wrong values for a property of a JSON body; the schema's references must be followed. */
export function wrongJson(schema: Schema): WrongValue[] {
  if (Array.isArray(schema.oneOf)) {
    const [first, ...rest] = (schema.oneOf as Schema[]).map(follow)
    const others = rest.flatMap(typesOf)
    return first ? wrongJson({ ...first, type: [...typesOf(first), ...others] }) : []
  }
  const types = typesOf(schema)
  const wrongTypes = OF_EACH_TYPE.filter(([type]) => !types.includes(type)).map(([, value]) => ({
    keyword: 'type',
    value,
  }))
  const fraction = types.includes('integer') ? [{ keyword: 'type', value: 0.5 }] : []
  return [...wrongTypes, ...fraction, ...wrongTexts(schema), ...wrongNumbers(schema)]
}

/** Wrong values for a parameter of the path, the query or a header, where all is text. */
export function wrongText(schema: Schema): WrongValue[] {
  const notNumbers = typesOf(schema).includes('integer')
    ? ['some', '1.5', '1,5', 'NaN'].map((value) => ({ keyword: 'type', value }))
    : []
  return [...notNumbers, ...wrongTexts(schema), ...wrongNumbers(schema)]
}

function wrongTexts(schema: Schema): WrongValue[] {
  if (!typesOf(schema).includes('string')) return []
  const { format, maxLength, minLength, pattern } = schema
  const wrong: WrongValue[] = []
  if (schema.enum) wrong.push({ keyword: 'enum', value: 'something else' })
  if (typeof pattern === 'string') wrong.push({ keyword: 'pattern', value: 'of another form' })
  if (format === 'time-zone') {
    wrong.push({ keyword: 'format', value: 'Mars/Olympus' }, { keyword: 'format', value: '+08:00' })
  }
  if (typeof minLength === 'number') wrong.push({ keyword: 'minLength', value: '' })
  if (typeof maxLength === 'number') {
    wrong.push({ keyword: 'maxLength', value: 'a'.repeat(maxLength + 1) })
  }
  return wrong
}

function wrongNumbers(schema: Schema): WrongValue[] {
  const numbers = (schema.enum ?? []).filter((value) => typeof value === 'number')
  const { minimum, maximum } = schema
  const wrong: WrongValue[] = []
  if (numbers.length > 0) {
    wrong.push({ keyword: 'enum', value: Math.max(...numbers) + 1 })
    wrong.push({ keyword: 'enum', value: Math.min(...numbers) - 1 })
  }
  if (typeof minimum === 'number') wrong.push({ keyword: 'minimum', value: minimum - 1 })
  if (typeof maximum === 'number') wrong.push({ keyword: 'maximum', value: maximum + 1 })
  return wrong
}

function typesOf({ type }: Schema): readonly string[] {
  if (type === undefined) return []
  return typeof type === 'string' ? [type] : type
}

/** A request that follows the contract, about things that don't exist. */
export function sampleRequest(operation: Operation): CallRequest {
  return {
    path: sampleOf(operation, 'path'),
    query: sampleOf(operation, 'query'),
    ...(jsonSchema(operation) && { body: sampleBody(operation) }),
  }
}

/** The first example that the contract gives, with ids of its own. */
export function sampleBody(operation: Operation): Record<string, unknown> {
  const example = Object(operation.body?.content['application/json']?.example)
  return 'topics_id' in example ? { ...example, topics_id: newId() } : { ...example }
}

export function jsonSchema(operation: Operation): Schema | null {
  const media = operation.body?.content['application/json']
  return media ? follow(media.schema) : null
}

function sampleOf(operation: Operation, part: Parameter['in']) {
  const values = operation.parameters
    .filter((parameter) => parameter.in === part && parameter.required)
    .map(({ name, schema }) => [name, sampleText(follow(schema))] as const)
  return Object.fromEntries(values)
}

function sampleText(schema: Schema): string {
  if (schema.enum) return String(schema.enum[0])
  if (schema.format === 'uuid') return newId()
  return schema.type === 'integer' ? String(schema.minimum ?? 1) : 'sample'
}
