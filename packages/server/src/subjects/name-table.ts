import type { NamedEntity, NamedKind, TextSpan } from './subject.ts'

/** A row of the table: something with all of its names. */
export interface NameRow extends NamedEntity {
  readonly names: readonly string[]
  /** Those that are words of daily life as well. */
  readonly everyday: readonly string[]
  /** Those that are terms of the field as well. */
  readonly jargon: readonly string[]
  /** Other assets with the same ticker and smaller markets. */
  readonly shared: readonly { readonly name: string; readonly id: string }[]
}

export interface Name {
  /** One spelling can be both: Beam bears the ticker BEAM. */
  readonly isTicker: boolean
  readonly isName: boolean
  readonly isEveryday: boolean
  readonly isJargon: boolean
  /** The largest market first. */
  readonly candidates: readonly NamedEntity[]
}

/** A name that stands in a text, be it meant or not. */
export interface Candidate extends TextSpan, Name {}

const WORD = /[\p{L}\p{N}_]/u
const HAN = /\p{Script=Han}/u
const TICKER = /^[A-Z0-9]{1,9}$/
/** From so many letters on a name has a plural: bitcoins. */
const PLURAL = 4

const isWord = (character: string | undefined) =>
  character !== undefined && WORD.test(character) && !HAN.test(character)

/** Every name, found by its first character. */
export class NameTable {
  /** What follows a name that is a word of daily life where the asset is meant. */
  readonly marketAfter: RegExp
  readonly #simplified: (text: string) => string
  readonly #byKey = new Map<string, Name>()
  readonly #byFirst = new Map<string, string[]>()
  readonly #namesOf = new Map<NamedEntity, readonly string[]>()

  /** `simplified` writes Chinese in simplified characters, each as one. */
  constructor(
    rows: readonly NameRow[],
    marketWords: readonly string[],
    simplified: (text: string) => string,
  ) {
    this.#simplified = simplified
    for (const row of rows) this.#add(row)
    for (const row of rows) this.#addShared(row)
    for (const key of this.#byKey.keys()) {
      const first = key.charAt(0)
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), key])
    }
    for (const keys of this.#byFirst.values()) keys.sort((a, b) => b.length - a.length)
    const terms = marketWords.map((word) => (isWord(word[0]) ? `${word}(?![a-z])` : word))
    this.marketAfter = new RegExp(
      `^\\s?(?:${terms.join('|')}|\\p{Script=Han}{1,3}?(?:${terms.filter((word) => HAN.test(word)).join('|')}))`,
      'u',
    )
  }

  /** Small letters, narrow and simplified, each UTF-16 unit in its place. */
  fold(text: string): string {
    const plain = text.replace(/[A-Z\u0080-\uffff]/g, (character) => {
      const small = character.normalize('NFKC').toLowerCase()
      return small.length === 1 ? small : character
    })
    return this.#simplified(plain)
  }

  /** What bears a name, however it is written. */
  named(name: string): readonly NamedEntity[] {
    return this.#byKey.get(this.fold(name.trim()))?.candidates ?? []
  }

  /** All names of something known, in whichever language. */
  namesOf(known: NamedEntity): readonly string[] {
    return this.#namesOf.get(known) ?? [known.name]
  }

  /** The longest name that begins here. */
  at(folded: string, start: number): Candidate | null {
    for (const key of this.#byFirst.get(folded.charAt(start)) ?? []) {
      if (!folded.startsWith(key, start)) continue
      const name = this.#byKey.get(key)
      const end = name && endOf(folded, start, key, name)
      if (name && end) return { ...name, start, end }
    }
    return null
  }

  #add({ names, everyday, jargon, shared, ...known }: NameRow) {
    this.#namesOf.set(known, names)
    const daily = new Set(everyday.map((name) => this.fold(name)))
    const terms = new Set(jargon.map((name) => this.fold(name)))
    const { ticker } = known
    const others = shared.map((other) => ({ ...other, ticker, kinds: ['asset'] as NamedKind[] }))
    for (const name of names) {
      const key = this.fold(name)
      const before = this.#byKey.get(key)
      const isTicker = TICKER.test(name)
      const bearers = before?.candidates ?? []
      this.#byKey.set(key, {
        isTicker: isTicker || before?.isTicker === true,
        isName: !isTicker || before?.isName === true,
        isEveryday: daily.has(key) || before?.isEveryday === true,
        isJargon: terms.has(key),
        candidates: [
          ...bearers,
          ...(bearers.includes(known) ? [] : [known]),
          ...(name === ticker ? others : []),
        ],
      })
    }
  }

  /** Who shares a ticker can be asked for by name, unless a row of its own says more of it. */
  #addShared({ shared, ticker, jargon }: NameRow) {
    const terms = new Set(jargon.map((name) => this.fold(name)))
    for (const other of shared) {
      const key = this.fold(other.name)
      if (this.#byKey.has(key)) continue
      const isJargon = terms.has(key)
      this.#byKey.set(key, {
        ...{ isTicker: false, isName: true, isEveryday: isJargon, isJargon },
        candidates: [{ ...other, ticker, kinds: ['asset'] }],
      })
    }
  }
}

/** Where a name ends that may stand here; 0 within another word or the name of a site. */
function endOf(folded: string, start: number, key: string, name: Name): number {
  const end = start + key.length
  const stands = !isWord(key[0]) || isFreeBefore(folded, start)
  if (!stands) return 0
  if (!isWord(key.at(-1))) return end
  const isPlural = folded[end] === 's' && !name.isTicker && key.length >= PLURAL
  const last = isPlural && !isWord(folded[end + 1]) ? end + 1 : end
  const isSite = folded[last] === '.' && isWord(folded[last + 1])
  return isWord(folded[last]) || isSite || folded[last] === '@' ? 0 : last
}

/** At most so many digits of an amount touch a ticker: 100eth. */
const MOST_DIGITS = 12

function isFreeBefore(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - MOST_DIGITS), start)
  if (/(?:^|[^\p{L}\p{N}_])[\d.,]*\d$/u.test(before)) return true
  return (
    !isWord(before.at(-1)) &&
    !/(?:[@/]|[\p{L}\p{N}]\.)$/u.test(before.replace(/(?<=[\p{L}\p{N}])\/$/u, ''))
  )
}
