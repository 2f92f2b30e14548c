import type { Handbook } from './handbook.ts'
import { wordsOf } from './words.ts'

export interface Name {
  readonly slug: string
  readonly phrase: string
  readonly words: readonly string[]
}

/** A name of an entry that stands in a question, from word `start` up to, not with, word `end`. */
export interface Mention extends Name {
  readonly start: number
  readonly end: number
}

/** All titles and aliases, in both languages because people mix them, by their first word. */
export class Names {
  readonly #byFirst = new Map<string, Name[]>()

  constructor(handbook: Handbook) {
    for (const [slug, { en, zh }] of handbook) {
      for (const { title, aliases } of [en, zh]) {
        for (const phrase of new Set([title, ...aliases])) this.#add(slug, phrase)
      }
    }
  }

  /** Names in the question; one within a longer name of another entry isn't meant. */
  mentionsIn(words: readonly string[]): Mention[] {
    const all = words.flatMap((word, start) =>
      (this.#byFirst.get(word) ?? [])
        .filter((name) => name.words.every((part, at) => words[start + at] === part))
        .map((name) => ({ ...name, start, end: start + name.words.length })),
    )
    return all.filter((mention) => !all.some((other) => covers(other, mention)))
  }

  #add(slug: string, phrase: string) {
    const words = wordsOf(phrase)
    const [first] = words
    if (first === undefined) return
    const names = this.#byFirst.get(first) ?? []
    this.#byFirst.set(first, [...names, { slug, phrase, words }])
  }
}

function covers(longer: Mention, shorter: Mention): boolean {
  const room = longer.end - longer.start - (shorter.end - shorter.start)
  return room > 0 && longer.start <= shorter.start && longer.end >= shorter.end
}
