import type { Schema } from '../contract.ts'

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
export function wrongJson(schema: Schema, follow: (schema: Schema) => Schema): WrongValue[] {
  if (Array.isArray(schema.oneOf)) {
    const [first, ...rest] = (schema.oneOf as Schema[]).map(follow)
    const others = rest.flatMap(typesOf)
    return first ? wrongJson({ ...first, type: [...typesOf(first), ...others] }, follow) : []
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
  const words = typesOf(schema).includes('integer')
    ? ['some', '1.5', '1,5', 'NaN'].map((value) => ({ keyword: 'type', value }))
    : []
  return [...words, ...wrongTexts(schema), ...wrongNumbers(schema)]
}

function wrongTexts(schema: Schema): WrongValue[] {
  if (!typesOf(schema).includes('string')) return []
  const { maxLength, minLength, pattern } = schema
  const wrong: WrongValue[] = []
  if (schema.enum) wrong.push({ keyword: 'enum', value: 'something else' })
  if (typeof pattern === 'string') wrong.push({ keyword: 'pattern', value: 'of another form' })
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
