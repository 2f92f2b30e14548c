import { isDeepStrictEqual } from 'node:util'
import type { Reason } from './break.ts'
import { type Node, nodeOf } from './document.ts'

/** Who sends the values: a client in its request, or the server in its reply. */
export type Direction = 'request' | 'reply'

export type Fault = readonly [what: string, reason: Reason]

const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
/** They forbid some values; which, can't be compared. */
const FORBIDDING = ['format', 'pattern', 'uniqueItems', 'multipleOf']

/** What a client notices of the values that two forms of one type take. */
export function keywordFaults(before: Node, after: Node, direction: Direction): readonly Fault[] {
  // A reply may bring less than it did, a request more.
  const [narrow, wide] = direction === 'request' ? [after, before] : [before, after]
  const reason: Reason = direction === 'request' ? 'refused' : 'strange'
  const fault = (name: string): Fault => [
    `\`${name}\` was ${shown(before[name])} and is ${shown(after[name])}`,
    reason,
  ]
  return [
    ...UPPER.filter((name) => bound(narrow, name, 1) < bound(wide, name, 1)).map(fault),
    ...LOWER.filter((name) => bound(narrow, name, -1) > bound(wide, name, -1)).map(fault),
    ...FORBIDDING.filter((name) => forbidsMore(narrow[name], wide[name])).map(fault),
    ...(narrow.type === 'integer' && wide.type === 'number' ? [fault('type')] : []),
    ...valueFaults(before, after, direction),
    ...(direction === 'request' ? readingFaults(before, after) : []),
  ]
}

const shown = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value))

function bound(schema: Node, name: string, sign: 1 | -1): number {
  const value = schema[name]
  return typeof value === 'number' ? value : sign * Number.POSITIVE_INFINITY
}

/** A pattern with alternatives takes what each of them takes. */
function forbidsMore(narrow: unknown, wide: unknown): boolean {
  if (narrow === undefined || narrow === false || narrow === wide) return false
  const isAlternative = typeof wide === 'string' && typeof narrow === 'string'
  return !(isAlternative && (narrow.startsWith(`${wide}|`) || narrow.endsWith(`|${wide}`)))
}

/**
 * Clients are told that lists of words in replies may grow; other values, such as 0 and 1, may not,
 * nor does a list become free text.
 */
function valueFaults(before: Node, after: Node, direction: Direction): readonly Fault[] {
  const [old, now] = [before.enum, after.enum]
  if (direction === 'request') {
    if (!Array.isArray(now)) return []
    if (!Array.isArray(old)) return [[`only ${shown(now)} is taken`, 'refused']]
    return missing(old, now).map((value) => [`${shown(value)} is no longer taken`, 'refused'])
  }
  if (!Array.isArray(old)) return []
  if (!Array.isArray(now)) return [['any value may come, not one of a list', 'strange']]
  const mayGrow = old.length > 1 && old.every((value) => typeof value === 'string')
  return mayGrow ? [] : missing(now, old).map((value) => [`${shown(value)} may come`, 'strange'])
}

const missing = (some: readonly unknown[], others: readonly unknown[]) =>
  some.filter((value) => !others.includes(value))

/** How a request is read beyond what it may be. */
function readingFaults(before: Node, after: Node): readonly Fault[] {
  const faults: Fault[] = []
  if (before.default !== undefined && !isDeepStrictEqual(before.default, after.default)) {
    faults.push([
      `without it ${shown(before.default)} was meant, now ${shown(after.default)}`,
      'renamed',
    ])
  }
  if (before['x-lower-case'] && !after['x-lower-case']) {
    faults.push(['it is no longer read without regard to case', 'refused'])
  }
  const keys = nodeOf(after['x-error-keys'])
  for (const [keyword, key] of Object.entries(nodeOf(before['x-error-keys']))) {
    if (keys[keyword] !== key) {
      faults.push([`a fault of \`${keyword}\` gave ${key}, now ${shown(keys[keyword])}`, 'closed'])
    }
  }
  return faults
}
