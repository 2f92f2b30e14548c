import type { Break, Reason } from './break.ts'
import { type Node, nodeOf, nodesOf, resolved } from './document.ts'
import type { Direction } from './keyword-breaks.ts'
import { schemaBreaks } from './schema-breaks.ts'

/** An operation in both contracts. */
export interface Pair {
  readonly released: Node
  readonly next: Node
  readonly name: string
  readonly old: Node
  readonly now: Node
}

/** Any operation may answer 429, and only who sends `If-None-Match` gets 304. */
const WELCOME_STATUSES = ['304', '429']

export function operationBreaks(pair: Pair): readonly Break[] {
  const { old, now } = pair
  const isRenamed = old.operationId !== now.operationId
  return [
    ...(isRenamed
      ? [
          broken(
            pair.name,
            `the \`operationId\` was ${old.operationId} and is ${now.operationId}`,
            'renamed',
          ),
        ]
      : []),
    ...securityBreaks(pair),
    ...parameterBreaks(pair),
    ...bodyBreaks(pair),
    ...responseBreaks(pair),
  ]
}

const broken = (at: string, what: string, reason: Reason): Break => ({
  at,
  within: '',
  what,
  reason,
})

/** Whoever was let in by one of the ways must be let in by the same or less. */
function securityBreaks({ released, next, name, old, now }: Pair): Break[] {
  const ways = waysIn(next, now)
  return waysIn(released, old)
    .filter((way) => !ways.some((one) => one.every((scheme) => way.includes(scheme))))
    .map((way) =>
      broken(name, `${way.join(' and ') || 'no sign-in'} is no longer enough`, 'refused'),
    )
}

function waysIn(document: Node, operation: Node): string[][] {
  const ways = nodesOf(operation.security ?? document.security)
  return ways.length === 0 ? [[]] : ways.map((way) => Object.keys(way))
}

function parameterBreaks(pair: Pair): Break[] {
  const before = parametersOf(pair.released, pair.old)
  const after = parametersOf(pair.next, pair.now)
  const own = [...before].flatMap(([place, old]) => {
    const at = `${pair.name}, ${place}`
    const now = after.get(place)
    return now
      ? [...valueBreaks(pair, 'request', at, old, now)]
      : [broken(at, 'it is removed', 'gone')]
  })
  const demanded = [...after].filter(
    ([place, { required }]) => required && !before.get(place)?.required,
  )
  return [
    ...own,
    ...demanded.map(([place]) =>
      broken(`${pair.name}, ${place}`, 'it is required now', 'demanded'),
    ),
  ]
}

/** By where they are sent and how they are called. */
function parametersOf(document: Node, operation: Node): Map<string, Node> {
  const parameters = nodesOf(operation.parameters).map((one) => resolved(document, one))
  return new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]))
}

function valueBreaks(
  { released, next }: Pair,
  direction: Direction,
  at: string,
  { schema: old }: Node,
  { schema: now }: Node,
): readonly Break[] {
  return schemaBreaks({ released, next, direction, at }, old, now)
}

function bodyBreaks(pair: Pair): readonly Break[] {
  const old = resolved(pair.released, pair.old.requestBody)
  const now = resolved(pair.next, pair.now.requestBody)
  const at = `${pair.name}, body`
  const isDemanded = now.required === true && old.required !== true
  return [
    ...(isDemanded ? [broken(at, 'it is required now', 'demanded')] : []),
    ...contentBreaks(pair, 'request', at, old, now),
  ]
}

function responseBreaks(pair: Pair): Break[] {
  const [before, after] = [nodeOf(pair.old.responses), nodeOf(pair.now.responses)]
  const own = Object.entries(before).flatMap(([status, node]) => {
    const at = `${pair.name}, ${status}`
    if (!(status in after)) return [broken(at, 'the status no longer comes', 'gone')]
    const old = resolved(pair.released, node)
    const now = resolved(pair.next, after[status])
    return [...headerBreaks(pair, at, old, now), ...contentBreaks(pair, 'reply', at, old, now)]
  })
  const strange = Object.keys(after).filter(
    (status) => !(status in before) && !WELCOME_STATUSES.includes(status),
  )
  return [
    ...own,
    ...strange.map((status) => broken(`${pair.name}, ${status}`, 'the status is new', 'strange')),
  ]
}

function headerBreaks(pair: Pair, at: string, before: Node, after: Node): Break[] {
  return Object.entries(nodeOf(before.headers)).flatMap(([name, node]) => {
    const place = `${at} header ${name}`
    if (!(name in nodeOf(after.headers))) return [broken(place, 'it is removed', 'gone')]
    const old = resolved(pair.released, node)
    const now = resolved(pair.next, nodeOf(after.headers)[name])
    const isUnsure = old.required === true && now.required !== true
    return [
      ...(isUnsure ? [broken(place, 'it was always there and may now be absent', 'unsure')] : []),
      ...valueBreaks(pair, 'reply', place, old, now),
    ]
  })
}

function contentBreaks(
  pair: Pair,
  direction: Direction,
  at: string,
  before: Node,
  after: Node,
): readonly Break[] {
  const next = nodeOf(after.content)
  return Object.entries(nodeOf(before.content)).flatMap(([type, old]) => {
    const place = `${at} ${type}`
    return type in next
      ? [...valueBreaks(pair, direction, place, nodeOf(old), nodeOf(next[type]))]
      : [broken(place, 'the media type is removed', 'gone')]
  })
}
