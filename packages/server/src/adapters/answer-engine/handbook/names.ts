import { withoutAspects } from './aspects.ts'
import type { Handbook } from './handbook.ts'
import type { Phrases, Project, Vocabulary } from './vocabulary.ts'
import { termsOf, wordsOf } from './words.ts'

type Words = readonly string[]

interface Name {
  readonly phrase: string
  readonly words: Words
  /** The entry of this name, or that of its kind for a project without one. */
  readonly slug: string
  /** What it names, if no entry is about that. */
  readonly project: Project | null
  /** Also a word of daily life. */
  readonly everyday: boolean
}

/** A name that stands in a question, from word `start` up to, not with, word `end`. */
export interface Mention extends Name {
  readonly start: number
  readonly end: number
}

/** Every name that a question can mention, in both languages because people mix them. */
export class Names {
  readonly #byFirst = new Map<string, Name[]>()
  readonly #beside: Phrases

  constructor(handbook: Handbook, vocabulary: Vocabulary) {
    this.#beside = vocabulary.beside
    const known = new Map<string, string>()
    for (const [slug, { en, zh }] of handbook) {
      for (const { title, aliases } of [en, zh]) {
        for (const phrase of new Set([title, ...aliases])) {
          const words = wordsOf(phrase)
          known.set(words.join(' '), slug)
          this.#add({
            phrase,
            words,
            slug,
            project: null,
            everyday: vocabulary.everyday.has(words),
          })
        }
      }
    }
    for (const project of vocabulary.projects) {
      const own = project.names.some((name) => known.get(wordsOf(name).join(' ')) === project.entry)
      const slug = handbook.has(project.entry) ? project.entry : 'altcoins-evaluation'
      const daily = new Set(project.everyday.map((name) => wordsOf(name).join(' ')))
      for (const phrase of project.names) {
        const words = wordsOf(phrase)
        if (known.has(words.join(' '))) continue
        const everyday = daily.has(words.join(' '))
        this.#add({ phrase, words, slug, project: own ? null : project, everyday })
      }
    }
  }

  /** The names in a text; one within a longer name isn't meant, nor is a word of daily life. */
  mentionsIn(text: string, words: readonly string[]): Mention[] {
    const all = words.flatMap((word, start) =>
      (this.#byFirst.get(word) ?? [])
        .filter((name) => name.words.every((part, at) => words[start + at] === part))
        .map((name) => ({ ...name, start, end: start + name.words.length })),
    )
    const longest = all.filter((mention) => !all.some((other) => covers(other, mention)))
    return longest.filter((mention) => this.#isMeant(mention, text, words))
  }

  /** False for a project's name in daily life: not spelled as one, beside no word of the field, not alone. */
  #isMeant({ everyday, project, phrase, start, end }: Mention, text: string, words: Words) {
    if (!everyday || !project) return true
    const beside = [...words.slice(Math.max(0, start - 2), start), '', ...words.slice(end, end + 2)]
    return (
      isSpelledAsName(phrase, text) ||
      this.#beside.in(beside).length > 0 ||
      termsOf(withoutAspects(text)).join() === termsOf(phrase).join()
    )
  }

  #add(name: Name) {
    const [first] = name.words
    if (first === undefined) return
    this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), name])
  }
}

/** In capitals, behind a $, or with a capital letter within a sentence. */
function isSpelledAsName(phrase: string, text: string): boolean {
  const name = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (new RegExp(String.raw`\$${name}(?![a-z0-9])`, 'i').test(text)) return true
  const [, before] = new RegExp(`^(.*?)(?<![a-z0-9])${name}(?![a-z0-9])`, 's').exec(text) ?? []
  if (before === undefined || phrase === phrase.toLowerCase() || phrase.length < 2) return false
  return phrase === phrase.toUpperCase() || before.trim() !== ''
}

/** True for a name that says by itself that the question is about crypto or investing. */
export function isTelling({ everyday, project }: Name): boolean {
  return project !== null || !everyday
}

function covers(longer: Mention, shorter: Mention): boolean {
  const spare = longer.end - longer.start - (shorter.end - shorter.start)
  return spare > 0 && longer.start <= shorter.start && longer.end >= shorter.end
}
