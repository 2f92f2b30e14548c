import { type ZodType, z } from 'zod'
import { plainText } from '../http/plain-text.ts'

const DEEPEST = 5
const MOST_NAMES = 40
const LONGEST_TEXT = 200
const LONGEST = 6000
/** Of which a schema may consist, each part counted wherever it is named. */
const MOST_PARTS = 400
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const
const PROPERTY = /^[A-Za-z\d$.-][\w$.-]{0,63}$/

type Part = Readonly<Record<string, unknown>>

/** How a server describes the arguments of a tool, as far as that can be shown and checked safely. */
export interface GivenSchema {
  readonly parameters: object
  readonly arguments: ZodType
}

/**
 * A copy that has only what can be checked in no time, whoever wrote it: no patterns, no addresses,
 * no text that is long. What is left out the server has to check itself. Null where it is no schema
 * of an object, or too large.
 */
export function givenSchema(schema: unknown): GivenSchema | null {
  if (!isPart(schema) || schema.type !== 'object') return null
  const copy = new Copy(schema)
  const parameters = copy.of(schema, 0)
  if (copy.isTooLarge || JSON.stringify(parameters).length > LONGEST) return null
  return { parameters, arguments: z.fromJSONSchema(parameters) }
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

class Copy {
  readonly #whole: Part
  #left = MOST_PARTS

  constructor(whole: Part) {
    this.#whole = whole
  }

  get isTooLarge(): boolean {
    return this.#left < 0
  }

  of(given: unknown, depth: number): Part {
    this.#left -= 1
    const part = referred(given, this.#whole)
    if (!isPart(part) || depth > DEEPEST || this.isTooLarge) return {}
    const inner = (value: unknown) => this.of(value, depth + 1)
    return {
      ...described(part),
      ...typed(part),
      ...bounded(part),
      ...listed(part),
      ...(isPart(part.properties) && properties(part, part.properties, inner)),
      ...(part.items !== undefined && { items: inner(part.items) }),
      ...(Array.isArray(part.anyOf) &&
        part.anyOf.length > 0 && { anyOf: part.anyOf.slice(0, MOST_NAMES).map(inner) }),
    }
  }
}

/** Where a part only names another one of the same schema, that one. */
function referred(part: unknown, whole: Part): unknown {
  if (!isPart(part) || typeof part.$ref !== 'string') return part
  const [, folder = '', name = ''] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(part.$ref) ?? []
  const parts = whole[folder]
  return isPart(parts) && Object.hasOwn(parts, name) ? parts[name] : {}
}

function described({ description }: Part): Part {
  const text = typeof description === 'string' ? plainText(description, LONGEST_TEXT) : ''
  return text ? { description: text } : {}
}

function typed({ type }: Part): Part {
  const types = [type].flat().filter((one) => typeof one === 'string' && TYPES.has(one))
  if (types.length === 0) return {}
  return { type: types.length === 1 ? types[0] : types }
}

function bounded(part: Part): Part {
  const fit = [
    ...COUNTS.filter((name) => Number.isSafeInteger(part[name]) && Number(part[name]) >= 0),
    ...BOUNDS.filter((name) => Number.isFinite(part[name])),
  ]
  return Object.fromEntries(fit.map((name) => [name, part[name]]))
}

function listed(part: Part): Part {
  if (!Array.isArray(part.enum)) return {}
  const isPlain = (value: unknown) =>
    typeof value === 'string' ? value.length <= LONGEST_TEXT : Number.isFinite(value)
  const values = part.enum.filter(isPlain).slice(0, MOST_NAMES)
  return values.length > 0 && values.length === part.enum.length ? { enum: values } : {}
}

function properties(part: Part, given: Part, inner: (value: unknown) => Part): Part {
  const names = Object.keys(given).filter((name) => PROPERTY.test(name))
  const kept = names.slice(0, MOST_NAMES)
  const required = Array.isArray(part.required)
    ? kept.filter((name) => (part.required as unknown[]).includes(name))
    : []
  const isAll = kept.length === Object.keys(given).length
  return {
    properties: Object.fromEntries(kept.map((name) => [name, inner(given[name])])),
    ...(required.length > 0 && { required }),
    ...(part.additionalProperties === false && isAll && { additionalProperties: false }),
  }
}
