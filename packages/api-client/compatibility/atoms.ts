import { isNode, type Node, nodeOf, nodesOf, target, textsOf } from './document.ts'

/**
 * A schema with at most one type and without `$ref`, `allOf`, `oneOf` and `anyOf`: one of the forms
 * that a value may have. `names` is what tells the form from others.
 */
export interface Atom {
  readonly names: Names
  readonly schema: Node
}

/** By the type, and by the properties whose values tell apart replies, events and refusals. */
export interface Names {
  readonly type: string
  readonly event?: unknown
  readonly code?: unknown
  readonly error_key?: unknown
}

const TELLING = ['event', 'code', 'error_key'] as const

/** Many operations share a schema; it is taken apart once. */
const known = new WeakMap<Node, readonly Atom[]>()

/** However a schema is put together, two that take the same values have the same forms. */
export function atomsOf(document: Node, schema: Node): readonly Atom[] {
  const atoms = known.get(schema) ?? takenApart(document, schema)
  known.set(schema, atoms)
  return atoms
}

const takenApart = (document: Node, schema: Node): readonly Atom[] =>
  formsOf(document, schema)
    .flatMap((form) =>
      TELLING.reduce((forms, name) => forms.flatMap(byValue(document, name)), [form]),
    )
    .map((form) => ({ names: namesOf(form), schema: form }))

function formsOf(document: Node, schema: Node): Node[] {
  const { $ref, allOf, oneOf, anyOf, type, const: only, ...beside } = schema
  const own = only === undefined ? beside : { ...beside, enum: [only] }
  const types: Node[] =
    type === undefined ? [own] : [type].flat().map((one) => ({ ...own, type: one }))
  const variants = [...nodesOf(oneOf), ...nodesOf(anyOf)]
  const parts = [
    ...(typeof $ref === 'string' ? [formsOf(document, target(document, $ref))] : []),
    ...nodesOf(allOf).map((part) => formsOf(document, part)),
    ...(variants.length > 0 ? [variants.flatMap((one) => formsOf(document, one))] : []),
  ]
  return parts
    .reduce(
      (forms, part) => forms.flatMap((one) => part.flatMap((other) => merged(one, other))),
      types,
    )
    .flatMap(ofItsType)
}

/** What is of both forms; none where their types differ. */
function merged(one: Node, other: Node): Node[] {
  const types = [one.type, other.type].filter((type) => type !== undefined)
  const isNumber = types.every((type) => type === 'integer' || type === 'number')
  if (new Set(types).size > 1 && !isNumber) return []
  const both: Record<string, unknown> = { ...other, ...one }
  if (types.length > 0) both.type = types.includes('integer') ? 'integer' : types[0]
  if (Array.isArray(one.enum) && Array.isArray(other.enum)) {
    const others = other.enum
    both.enum = one.enum.filter((value) => others.includes(value))
  }
  const names = new Set(Object.keys({ ...nodeOf(one.properties), ...nodeOf(other.properties) }))
  const parts = [nodeOf(one.properties), nodeOf(other.properties)]
  if (names.size > 0) {
    both.properties = Object.fromEntries(
      [...names].map((name) => {
        const [first, ...more] = parts.map((part) => part[name]).filter(isNode)
        return [name, more.length > 0 ? { allOf: [first, ...more] } : first]
      }),
    )
  }
  both.required = [...new Set([...textsOf(one.required), ...textsOf(other.required)])]
  return [both]
}

/** Without the values of other types; none where no value is left. */
function ofItsType(form: Node): Node[] {
  const { type } = form
  if (type === 'null') return [{ type }]
  if (!Array.isArray(form.enum)) return [form]
  const values =
    typeof type === 'string' ? form.enum.filter((value) => isOf(type, value)) : form.enum
  return values.length > 0 ? [{ ...form, enum: values }] : []
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isNode(value) : typeof value === type
}

/** One form for each value of the property. */
function byValue(document: Node, name: string): (form: Node) => Node[] {
  return (form) => {
    const property = nodeOf(form.properties)[name]
    const values = property ? formsOf(document, nodeOf(property)).flatMap(valuesOf) : []
    if (values.length === 0 || values.includes(undefined)) return [form]
    return values.map((value) => ({
      ...form,
      properties: { ...nodeOf(form.properties), [name]: { allOf: [property], enum: [value] } },
    }))
  }
}

const valuesOf = (form: Node): unknown[] => (Array.isArray(form.enum) ? form.enum : [undefined])

function namesOf({ type, properties }: Node): Names {
  const values = TELLING.flatMap((name) => {
    const [value, ...more] = valuesOf(nodeOf(nodeOf(properties)[name]))
    return value === undefined || more.length > 0 ? [] : [[name, value]]
  })
  const kind = type === 'integer' ? 'number' : String(type ?? 'any')
  return { type: kind, ...Object.fromEntries(values) }
}
