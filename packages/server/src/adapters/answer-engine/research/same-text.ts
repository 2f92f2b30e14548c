/** Texts that have so much in common, of what the shorter one says, are the same text. */
export const SAME_TEXT = 0.8
/** Of shorter texts nothing can be said: they may be alike by chance. */
export const FEWEST_SHINGLES = 10

/** Words that follow each other, and characters where words are not set apart. */
const WORDS = 4
const CHARACTERS = 5

/** The parts by which a text is compared: whatever differs in letters' size and in marks is the same. */
export interface Shingles {
  readonly parts: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

export function shinglesOf(text: string): Shingles {
  const plain = text.normalize('NFKC').toLowerCase()
  const numbers = plain.match(/\d+(?:[.,]\d+)*/g) ?? []
  const tokens = plain.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []
  const han = tokens.filter((token) => /\p{Script=Han}/u.test(token)).length
  const length = han * 2 > tokens.length ? CHARACTERS : WORDS
  const parts = tokens
    .slice(0, Math.max(0, tokens.length - length + 1))
    .map((_, at) => tokens.slice(at, at + length).join(' '))
  return { parts: new Set(parts), numbers: new Set(numbers) }
}

/** Whether two excerpts are of one text. With another number in it, it is another text. */
export function isSameText(one: Shingles, other: Shingles): boolean {
  const [shorter, longer] = one.parts.size <= other.parts.size ? [one, other] : [other, one]
  if (shorter.parts.size < FEWEST_SHINGLES) return false
  if (![...shorter.numbers].every((number) => longer.numbers.has(number))) return false
  const shared = [...shorter.parts].filter((part) => longer.parts.has(part)).length
  return shared / shorter.parts.size >= SAME_TEXT
}
