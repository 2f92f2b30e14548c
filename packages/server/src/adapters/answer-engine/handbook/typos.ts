import type { Handbook } from './handbook.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isHan, wordsOf } from './words.ts'

/** Shorter words are too near to others. */
const LEAST_LETTERS = 5
/** In UTF-16 units; a longer question mostly names something, and looking for typos would take long. */
const LONGEST = 100

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
  /** Chinese names by each of their characters. */
  readonly #hanNames = new Map<string, Set<string>>()

  constructor(handbook: Handbook, { projects, sounds }: Vocabulary) {
    const names = projects.flatMap((project) => project.names)
    for (const { en, zh } of handbook.values()) {
      names.push(en.title, ...en.aliases, zh.title, ...zh.aliases)
      const texts = [en.summary, ...en.sections.flatMap(({ heading, body }) => [heading, body])]
      for (const word of wordsOf(texts.join(' '))) this.#known.add(word)
    }
    for (const name of names) {
      if (isHan(name)) this.#addHanName(name)
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
    if (question.length > LONGEST) return question
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
    let at = 0
    for (const segment of wordSegments(text)) {
      // A word of the dictionary is meant as it stands.
      const others = segment.length === 1 ? (this.#sounds.get(segment) ?? []) : []
      const other = others.find((each) => each !== segment && this.#makesName(corrected, at, each))
      if (other) corrected = corrected.slice(0, at) + other + corrected.slice(at + 1)
      at += segment.length
    }
    return corrected
  }

  /** True if another character at this place completes a name of at least two. */
  #makesName(text: string, at: number, character: string): boolean {
    return [...(this.#hanNames.get(character) ?? [])].some((name) => {
      const start = at - name.indexOf(character)
      const tried = text.slice(start, at) + character + text.slice(at + 1, start + name.length)
      return start >= 0 && tried === name
    })
  }

  #addHanName(name: string) {
    if (name.length < 2) return
    for (const character of name) {
      const names = this.#hanNames.get(character) ?? new Set()
      this.#hanNames.set(character, names.add(name))
    }
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
