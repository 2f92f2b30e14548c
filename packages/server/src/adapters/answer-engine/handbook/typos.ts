import type { Handbook } from './handbook.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isHan, wordsOf } from './words.ts'

/** Shorter words are too near to others. */
const LEAST_LETTERS = 5

/**
 * Finds the names that a question meant and misspelled. A word is only taken for a misspelled one if
 * the handbook uses it nowhere; Chinese characters are exchanged for those that sound alike.
 */
export class Typos {
  /** All words that stand anywhere in the entries. */
  readonly #known = new Set<string>()
  /** Latin words of names. */
  readonly #names = new Set<string>()
  readonly #sounds = new Map<string, readonly string[]>()
  readonly #hanNames = new Set<string>()

  constructor(handbook: Handbook, { projects, sounds }: Vocabulary) {
    const names = projects.flatMap((project) => project.names)
    for (const { en, zh } of handbook.values()) {
      names.push(en.title, ...en.aliases, zh.title, ...zh.aliases)
      const texts = [en.summary, ...en.sections.flatMap(({ heading, body }) => [heading, body])]
      for (const word of wordsOf(texts.join(' '))) this.#known.add(word)
    }
    for (const name of names) {
      if (isHan(name)) this.#hanNames.add(name)
      for (const word of wordsOf(name)) {
        this.#known.add(word)
        if (!isHan(word) && word.length >= LEAST_LETTERS) this.#names.add(word)
      }
    }
    for (const alike of sounds) for (const one of alike) this.#sounds.set(one, [...alike])
  }

  /** True for a word that the handbook knows, be it in the midst of a text. */
  knows(word: string): boolean {
    return this.#known.has(word)
  }

  /** The question with names in the place of what looks like a misspelling of them; itself without any. */
  correct(question: string): string {
    const latin = question.replace(/[A-Za-z]{5,}/g, (word) => this.#nearest(word) ?? word)
    return this.#heardAlike(latin)
  }

  #nearest(spelled: string): string | null {
    const [word = ''] = wordsOf(spelled)
    if (this.#known.has(word)) return null
    for (const name of this.#names) {
      if (Math.abs(name.length - word.length) <= 1 && isOneOff(name, word)) return name
    }
    return null
  }

  #heardAlike(text: string): string {
    let corrected = text
    for (const segment of wordSegments(text)) {
      // A word of the dictionary is meant as it stands.
      if (segment.length !== 1) continue
      const others = this.#sounds.get(segment) ?? []
      for (const other of others) {
        const tried = corrected.replace(segment, other)
        if (tried !== corrected && this.#addsName(corrected, tried)) corrected = tried
      }
    }
    return corrected
  }

  #addsName(before: string, after: string): boolean {
    return [...this.#hanNames].some((name) => after.includes(name) && !before.includes(name))
  }
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

function wordSegments(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** One letter is missing, too many, another, or two have changed places. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}
