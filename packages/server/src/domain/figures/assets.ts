import { ASSET_NAMES } from './asset-names.gen.ts'

/** Names of assets, and how each is found in a text. */
export interface Names {
  /** By word in Latin letters, as it is written or in small letters. */
  readonly latin: ReadonlyMap<string, string>
  /** Names of two parts, by the first of them. */
  readonly pairs: ReadonlyMap<string, readonly (readonly [second: string, asset: string])[]>
  /** Names in other scripts. */
  readonly others: RegExp
  readonly byOther: ReadonlyMap<string, string>
}

const LATIN = /^[A-Za-z][A-Za-z0-9.]*$/

/** The names of the known assets, and those that figures bring along. */
export function namesOf(groups: readonly (readonly string[])[]): Names {
  const latin = new Map<string, string>()
  const pairs = new Map<string, [string, string][]>()
  const byOther = new Map<string, string>()
  const add = (group: readonly string[], asset: string) => {
    for (const name of group) {
      const [first = '', second] = name.split(' ')
      if (second !== undefined) pairs.set(first, [...(pairs.get(first) ?? []), [second, asset]])
      else if (LATIN.test(name)) latin.set(name, latin.get(name) ?? asset)
      else if (name !== '') byOther.set(name, byOther.get(name) ?? asset)
    }
  }
  for (const [asset, names] of Object.entries(ASSET_NAMES)) add(names, asset)
  for (const group of groups) add(group, assetOf(group, { latin, pairs, byOther }))
  const longestFirst = [...byOther.keys()].sort((a, b) => b.length - a.length)
  const others = new RegExp(longestFirst.map(escaped).join('|') || '(?!)', 'g')
  return { latin, pairs, others, byOther }
}

/** One name for what a figure is of, the same for all figures of it. */
export function assetOf(
  group: readonly string[],
  { latin, pairs, byOther }: Pick<Names, 'latin' | 'pairs' | 'byOther'>,
): string {
  for (const name of group) {
    const [first = '', ...rest] = name.split(' ')
    const pair = pairs.get(first)?.find(([second]) => second === rest.join(' '))
    const known = pair?.[1] ?? latin.get(name) ?? latin.get(name.toLowerCase()) ?? byOther.get(name)
    if (known) return known
  }
  return group[0] ?? ''
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

export interface Mention {
  readonly start: number
  readonly end: number
  readonly asset: string
}

const WORD = /[A-Za-z][A-Za-z0-9]*/g

/** Every asset that a text names, in order. */
export function mentionsIn(text: string, { latin, pairs, others, byOther }: Names): Mention[] {
  const found: Mention[] = []
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    const start = match.index
    const end = start + word.length
    const pair = pairs.get(word)?.find(([second]) => text.startsWith(second, end + 1))
    if (pair) found.push({ start, end: end + 1 + pair[0].length, asset: pair[1] })
    const asset = latin.get(word) ?? latin.get(plain(word)) ?? latin.get(singular(plain(word)))
    if (!pair && asset !== undefined) found.push({ start, end, asset })
  }
  for (const match of text.matchAll(others)) {
    const asset = byOther.get(match[0])
    if (asset) found.push({ start: match.index, end: match.index + match[0].length, asset })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A name may begin with a capital; a ticker is never in small letters. */
const plain = (word: string) => (/^[A-Z]?[a-z0-9]+$/.test(word) ? word.toLowerCase() : '')

/** A name of at least four letters has a plural: bitcoins. */
const singular = (word: string) => word.replace(/(?<=.{4})s$/, '')
