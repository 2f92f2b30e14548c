import { withoutAspects } from './aspects.ts'
import type { Handbook } from './handbook.ts'
import { sidesOf } from './sides.ts'
import type { Phrases, Project, Vocabulary } from './vocabulary.ts'
import { isHan, termsOf, wordsOf } from './words.ts'

type Words = readonly string[]

interface Name {
  readonly phrase: string
  readonly words: Words
  /** The entry of this name, or that of its kind for a project without one. */
  readonly slug: string
  /** What it names, if no entry is about that. */
  readonly project: Project | null
  /** Names a coin, company or service, with or without an entry of its own. */
  readonly isProject: boolean
  /** Also means something else outside of finance. */
  readonly everyday: boolean
  /** Also a word of daily life, so that it must be spelled as a name. */
  readonly ambiguous: boolean
}

/** A name that stands in a question, from word `start` up to, not with, word `end`. */
export interface Mention extends Name {
  readonly start: number
  readonly end: number
  /** How many words of it are worth looking up: of “what is staking” one. */
  readonly weight: number
}

/** Every name that a question can mention, in both languages because people mix them. */
export class Names {
  readonly #byFirst = new Map<string, Name[]>()
  readonly #beside: Phrases

  constructor(handbook: Handbook, vocabulary: Vocabulary) {
    this.#beside = vocabulary.beside
    const known = new Map<string, string>()
    const daily = new Set(
      vocabulary.projects.flatMap(({ everyday }) => everyday.map((name) => keyOf(name))),
    )
    const projectKeys = new Set(vocabulary.projects.flatMap(({ names }) => names.map(keyOf)))
    for (const [slug, { en, zh }] of handbook) {
      for (const phrase of new Set([en.title, ...en.aliases, zh.title, ...zh.aliases])) {
        const words = wordsOf(phrase)
        const key = words.join(' ')
        // A comparison is a question, which the search finds, and not the name of one subject.
        if (known.has(key) || sidesOf(phrase).length > 0) continue
        known.set(key, slug)
        const everyday = vocabulary.everyday.has(words)
        const isProject = projectKeys.has(key)
        const ambiguous = daily.has(key)
        this.#add({ phrase, words, slug, project: null, isProject, everyday, ambiguous })
      }
    }
    for (const project of vocabulary.projects) {
      const own = project.names.some((name) => known.get(keyOf(name)) === project.entry)
      const slug = handbook.has(project.entry) ? project.entry : 'altcoins-evaluation'
      for (const phrase of project.names) {
        const words = wordsOf(phrase)
        const key = words.join(' ')
        if (known.has(key)) continue
        const ambiguous = daily.has(key)
        this.#add({
          phrase,
          words,
          slug,
          project: own ? null : project,
          isProject: true,
          everyday: false,
          ambiguous,
        })
      }
    }
  }

  /** True for the first word of a name. */
  begins(word: string): boolean {
    return this.#byFirst.has(word)
  }

  /** True for a text that is a name and nothing else. */
  has(text: string): boolean {
    const words = wordsOf(text)
    const names = this.#byFirst.get(words[0] ?? '') ?? []
    return names.some((name) => name.words.join() === words.join())
  }

  /** The names in a text; one within a longer name isn't meant, nor is a word of daily life. */
  mentionsIn(text: string, words: readonly string[]): Mention[] {
    const all = words.flatMap((word, start) =>
      (this.#byFirst.get(word) ?? [])
        .filter((name) => name.words.every((part, at) => words[start + at] === part))
        .map((name) => ({
          ...name,
          start,
          end: start + name.words.length,
          weight: termsOf(name.phrase).length,
        })),
    )
    const certain = all.some(({ ambiguous, everyday }) => !ambiguous && !everyday)
    const meant = all.filter((mention) => this.#isMeant(mention, text, words, certain))
    const cuts = cutsIn(words)
    return meant.filter(
      (mention) =>
        (mention.words.length > SHORT || !(cuts.has(mention.start) || cuts.has(mention.end))) &&
        !meant.some((other) => outweighs(other, mention)),
    )
  }

  /** False for a project's name in daily life: not spelled as one, beside no word or other name of the field, not alone. */
  #isMeant({ ambiguous, phrase, end }: Mention, text: string, words: Words, ofField: boolean) {
    if (!ambiguous) return true
    const isTicker = phrase === phrase.toUpperCase()
    return (
      isSpelledAsName(phrase, text) ||
      (!isTicker && (ofField || this.#beside.in(words.slice(end, end + 3)).length > 0)) ||
      isAll(phrase, text)
    )
  }

  #add(name: Name) {
    const [first] = name.words
    if (first === undefined) return
    const others = this.#byFirst.get(first)
    if (others) others.push(name)
    else this.#byFirst.set(first, [name])
  }
}

function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ')
}

/** True for a name that is all that a question asks about. */
function isAll(phrase: string, text: string): boolean {
  const terms = termsOf(phrase)
  return terms.length > 0 && termsOf(withoutAspects(text)).join() === terms.join()
}

/** In words; a longer Chinese name is no accident of the words around it. */
const SHORT = 2

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Places between the words of a question at which no name can begin or end: within a Chinese word.
 * In 币安全吗 the word 安全 keeps 币安 from being read.
 */
function cutsIn(words: Words): ReadonlySet<number> {
  const cuts = new Set<number>()
  let start = 0
  while (start < words.length) {
    let end = start
    while (end < words.length && isHan(words[end] ?? '')) end += 1
    let at = start
    for (const { segment } of segmenter.segment(words.slice(start, end).join(''))) {
      for (let inside = 1; inside < [...segment].length; inside += 1) cuts.add(at + inside)
      at += [...segment].length
    }
    start = Math.max(end, start + 1)
  }
  return cuts
}

/** In capitals, behind a $, or with a capital letter within a sentence. */
function isSpelledAsName(phrase: string, text: string): boolean {
  const name = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (new RegExp(String.raw`\$${name}(?![a-z0-9])`, 'i').test(text)) return true
  const [, before] = new RegExp(`^(.*?)(?<![a-z0-9])${name}(?![a-z0-9])`, 's').exec(text) ?? []
  if (before === undefined || phrase === phrase.toLowerCase() || phrase.length < 2) return false
  // A capital letter begins every English sentence, and in a Chinese one a name alone.
  return phrase === phrase.toUpperCase() || before.trim() !== '' || /\p{Script=Han}/u.test(text)
}

/** True for a name that says by itself that the question is about crypto or investing. */
export function isTelling({ everyday }: Name): boolean {
  return !everyday
}

/** True for a name that says more about the words that both hold. */
function outweighs(other: Mention, mention: Mention): boolean {
  if (other.start >= mention.end || mention.start >= other.end) return false
  const length = (one: Mention) => one.end - one.start
  return (
    other.weight > mention.weight ||
    (other.weight === mention.weight && length(other) > length(mention))
  )
}
