import { type Atom, atomsOf, type Names } from './atoms.ts'
import type { Break, Reason } from './break.ts'
import { type Node, nodeOf, textsOf } from './document.ts'
import { type Direction, keywordFaults } from './keyword-breaks.ts'

/** What is compared: the same part of the released contract and of the new one. */
export interface Compared {
  readonly released: Node
  readonly next: Node
  readonly direction: Direction
  readonly at: string
  readonly within?: readonly string[]
}

/** How deep a schema that holds itself is compared. */
const DEEPEST = 20

/** What of the new schema breaks a client that knows the old one. */
export function schemaBreaks(compared: Compared, old: unknown, next: unknown): readonly Break[] {
  if ((compared.within ?? []).length > DEEPEST) return []
  const before = atomsOf(compared.released, nodeOf(old))
  const after = atomsOf(compared.next, nodeOf(next))
  // Each form that one side sends must be a form that the other side reads.
  const [sent, read] = compared.direction === 'request' ? [before, after] : [after, before]
  return [
    ...(compared.direction === 'reply' ? lostForms(compared, before, after) : []),
    ...sent.flatMap((form) => {
      const known = read.filter((other) => mayBe(form.names, other.names))
      const tries = known.map((other) =>
        compared.direction === 'request'
          ? formBreaks(compared, form, other)
          : formBreaks(compared, other, form),
      )
      const [fewest] = tries.sort((one, other) => one.length - other.length)
      return fewest ?? unknownForm(compared, form)
    }),
  ]
}

/** A form without a type may be of any; what tells forms apart must be the same. */
function mayBe(sent: Names, read: Names): boolean {
  const { type, ...names } = read
  const others: Readonly<Record<string, unknown>> = { ...sent }
  if (type === 'any') return true
  return (
    type === sent.type &&
    Object.entries(names).every(([name, value]) => others[name] === value) &&
    Object.keys(names).length === Object.keys(sent).length - 1
  )
}

/** Successes and events that clients wait for. That a refusal no longer comes harms nobody. */
function lostForms(compared: Compared, before: readonly Atom[], after: readonly Atom[]): Break[] {
  const lost = before.filter(
    ({ names: { event, code } }) =>
      (event !== undefined || code === 0) &&
      !after.some(({ names }) => names.event === event && names.code === code),
  )
  const names = new Set(lost.map(({ names }) => nameOf(names)))
  return [...names].map((name) => broken(compared, `${name} no longer comes`, 'gone'))
}

function unknownForm(compared: Compared, { names, schema }: Atom): readonly Break[] {
  if (compared.direction === 'request') {
    return [broken(compared, `${nameOf(names)} is no longer taken`, 'refused')]
  }
  if (names.error_key !== undefined) {
    return [broken(compared, `it may be refused with \`${names.error_key}\``, 'closed')]
  }
  if (names.event !== undefined) {
    const isMarked = schema['x-extension'] === true
    return isMarked ? [] : [broken(compared, `${nameOf(names)} is new`, 'unmarked')]
  }
  return [broken(compared, `${nameOf(names)} may come`, 'strange')]
}

function nameOf({ type, event, code }: Names): string {
  if (event !== undefined) return `the event \`${event}\``
  return code === undefined ? `a value of type ${type}` : `a reply of code ${code}`
}

function formBreaks(compared: Compared, before: Atom, after: Atom): readonly Break[] {
  const { direction } = compared
  const { event } = before.names
  const inside = event === undefined ? compared : below(compared, String(event))
  return [
    ...keywordFaults(before.schema, after.schema, direction).map(([what, reason]) =>
      broken(inside, what, reason),
    ),
    ...propertyBreaks(inside, before.schema, after.schema),
    ...innerBreaks(inside, before.schema, after.schema),
  ]
}

function propertyBreaks(compared: Compared, before: Node, after: Node): readonly Break[] {
  const [old, next] = [nodeOf(before.properties), nodeOf(after.properties)]
  const [wasRequired, isRequired] = [textsOf(before.required), textsOf(after.required)]
  const own = Object.entries(old).flatMap(([name, schema]) => {
    const inside = below(compared, name)
    if (!(name in next)) return [broken(inside, 'it is removed', 'gone')]
    const isUnsure = wasRequired.includes(name) && !isRequired.includes(name)
    return [
      ...(isUnsure && compared.direction === 'reply'
        ? [broken(inside, 'it was always there and may now be absent', 'unsure')]
        : []),
      ...schemaBreaks(inside, schema, next[name]),
    ]
  })
  const demanded = isRequired.filter((name) => !wasRequired.includes(name))
  if (compared.direction === 'reply') return own
  return [
    ...own,
    ...demanded.map((name) => broken(below(compared, name), 'it is required now', 'demanded')),
  ]
}

const INNER = { items: '[]', propertyNames: '{name}', additionalProperties: '{}' } as const

/** Schemas of what an array or an object of any names holds. */
function innerBreaks(compared: Compared, before: Node, after: Node): readonly Break[] {
  return Object.entries(INNER).flatMap(([keyword, name]) => {
    const [old, next] = [before[keyword], after[keyword]].map((one) => (one === true ? {} : one))
    if (old === undefined && next === undefined) return []
    const inside = below(compared, name)
    // That replies have no further properties is said of this version alone.
    if (old === false && compared.direction === 'reply') return []
    if (next === false) {
      return old === false || compared.direction === 'reply'
        ? []
        : [broken(inside, 'other properties are no longer taken', 'refused')]
    }
    return schemaBreaks(inside, old === false ? next : old, next)
  })
}

const below = (compared: Compared, name: string): Compared => ({
  ...compared,
  within: [...(compared.within ?? []), name],
})

const broken = ({ at, within = [] }: Compared, what: string, reason: Reason): Break => ({
  at,
  within: within.join('.').replaceAll('.[]', '[]'),
  what,
  reason,
})
