import { simplified } from '../simplified.ts'

/** Something people speak of, known by the phrases they use for it. */
export interface Concept {
  isIn(passage: string): boolean
}

interface Phrases extends Concept {
  readonly source: string
}

/** So many characters stand between two phrases that belong together, at most. */
const NEAR = 48

/**
 * Phrases in both languages, separated by commas and line ends, written as `passagesOf` gives
 * texts: lower case, simplified, without apostrophes. `*` is any ending of a word, `#` a number
 * with its unit, `^` the beginning of the passage and `$` its end; `_` is up to four words or
 * eight Chinese characters.
 */
export function concept(phrases: string): Phrases {
  const all = phrases.split(/[,\n]/).map((phrase) => phrase.trim())
  const [chinese, english] = split(all.filter(Boolean), (phrase) => HAN.test(phrase))
  const [first, elsewhere] = split(english, (phrase) => phrase.startsWith('^'))
  // The ends of words are looked for once, not for each phrase: that is most of the time.
  const sources = [
    ...englishPatterns(elsewhere, '(?<![a-z0-9])'),
    ...englishPatterns(first, '^'),
    ...chinese.map(chinesePattern),
  ]
  return of(sources.join('|'))
}

/** Two concepts close to each other, in either order. */
export function near(one: Phrases, other: Phrases): Phrases {
  const gap = `.{0,${NEAR}}?`
  const [a, b] = [`(?:${one.source})`, `(?:${other.source})`]
  const { source, isIn } = of(`${a}${gap}${b}|${b}${gap}${a}`)
  return { source, isIn: (passage) => one.isIn(passage) && other.isIn(passage) && isIn(passage) }
}

/** What is in a passage if one of these is. */
export function oneOf(...concepts: readonly Phrases[]): Phrases {
  const source = concepts.map((each) => each.source).join('|')
  return { source, isIn: (passage) => concepts.some((each) => each.isIn(passage)) }
}

/** What is in a passage if this is not. */
export function without({ isIn }: Concept): Concept {
  return { isIn: (passage) => !isIn(passage) }
}

/** A concept that counts only apart from phrases that use its words for something else. */
export function apartFrom(others: RegExp, { isIn }: Concept): Concept {
  return { isIn: (passage) => isIn(passage) && isIn(passage.replace(others, ' ')) }
}

function of(source: string): Phrases {
  const pattern = new RegExp(source)
  return { source, isIn: (passage) => pattern.test(passage) }
}

const HAN = /\p{Script=Han}/u
const NUMBER = '\\d[\\da-z%万]*'

function englishPatterns(phrases: readonly string[], begin: string): string[] {
  if (phrases.length === 0) return []
  const patterns = phrases.map((phrase) =>
    phrase
      .replace('^', '')
      .replaceAll('*', '[a-z0-9]*')
      .replaceAll('#', NUMBER)
      .replaceAll('_ ', '(?:[a-z0-9%]+ ){0,4}?'),
  )
  return [`${begin}(?:${patterns.join('|')})(?![a-z0-9])`]
}

function chinesePattern(phrase: string): string {
  return phrase.replaceAll('_', '.{0,8}?').replaceAll('#', `${NUMBER} ?`)
}

function split<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}

/** So many sentences make a passage; neighbouring passages share one, so that no two are torn apart. */
const SENTENCES = 3

/** The text in the form in which phrases are looked up, as runs of neighbouring sentences. */
export function passagesOf(text: string): string[] {
  const plain = simplified(text.normalize('NFKC').toLowerCase()).replace(/['’‘`´]/g, '')
  const sentences = plain
    .split(/[.?!。…;\n]+(?=\s|$|\P{ASCII})|[?!。…;\n]+/u)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}%]+/gu, ' ').trim())
    .filter(Boolean)
  const step = SENTENCES - 1
  const count = Math.max(1, Math.ceil((sentences.length - 1) / step))
  return Array.from({ length: count }, (_, passage) =>
    sentences.slice(passage * step, passage * step + SENTENCES).join(' '),
  )
}
