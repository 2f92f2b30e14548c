import type { EntryTerms } from './entry-terms.ts'
import type { Entry, Section } from './handbook.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isHan, termsOf } from './words.ts'

/** A question that a section is known to answer. */
interface KnownQuestion {
  readonly slug: string
  readonly section: Section
  readonly weight: number
}

/** How near a question comes to what a section is known to answer, from 0 to 1. */
export type Likeness = ReadonlyMap<Section, number>

interface Terms {
  /** How much a term tells, from 0 to 1. */
  weightOf(term: string): number
  /** True for a term of a name that stands for any other of its kind, such as that of a coin. */
  isInterchangeable(term: string): boolean
}

/** In terms; fewer are found with any question. */
const TELLING = 2

/** In terms, which are pairs of characters in Chinese; a longer name tells more than which coin is meant. */
const SHORT_NAME = 2

/** Terms of names that stand for any other of their kind: whose deposit is late matters little. */
export function interchangeableTerms(
  coins: readonly Entry[],
  { projects }: Vocabulary,
): ReadonlySet<string> {
  const names = [
    ...coins.flatMap(({ title, aliases }) => [title, ...aliases]),
    ...projects.flatMap(({ names, everyday }) => names.filter((name) => !everyday.includes(name))),
  ]
  const short = names.map(termsOf).filter((terms) => {
    return terms.length === 1 || (terms.length <= SHORT_NAME && terms.every(isHan))
  })
  return new Set(short.flat())
}

/** The questions that stand with the sections of one language. */
export class AskedQuestions {
  readonly #byTerm = new Map<string, KnownQuestion[]>()
  readonly #terms: Terms

  constructor(terms: Terms) {
    this.#terms = terms
  }

  /** Adds what the sections of an entry are known to answer. */
  add(slug: string, { sections }: EntryTerms) {
    for (const { section, asked } of sections) {
      for (const question of asked) this.#add(slug, section, question)
    }
  }

  /** The sections by entry with a question that shares terms: of the weight of both, how much they share. */
  alike(question: string): ReadonlyMap<string, Likeness> {
    const terms = this.#telling(termsOf(question))
    const weight = this.#weigh(terms)
    const shared = new Map<KnownQuestion, number>()
    for (const term of terms) {
      const tells = this.#terms.weightOf(term)
      for (const known of this.#byTerm.get(term) ?? []) {
        shared.set(known, (shared.get(known) ?? 0) + tells)
      }
    }
    const found = new Map<string, Map<Section, number>>()
    for (const [known, both] of shared) {
      const sections = found.get(known.slug) ?? new Map<Section, number>()
      const share = (2 * both) / (weight + known.weight)
      sections.set(known.section, Math.max(share, sections.get(known.section) ?? 0))
      found.set(known.slug, sections)
    }
    return found
  }

  #add(slug: string, section: Section, question: readonly string[]) {
    const terms = this.#telling(question)
    if (terms.size < TELLING) return
    const known = { slug, section, weight: this.#weigh(terms) }
    for (const term of terms) {
      const others = this.#byTerm.get(term)
      if (others) others.push(known)
      else this.#byTerm.set(term, [known])
    }
  }

  /** Its terms without interchangeable names, if enough else remains: “is it safe” is asked of everything. */
  #telling(question: readonly string[]): ReadonlySet<string> {
    const all = new Set(question)
    const own = new Set([...all].filter((term) => !this.#terms.isInterchangeable(term)))
    return own.size >= TELLING ? own : all
  }

  #weigh(terms: ReadonlySet<string>): number {
    return [...terms].reduce((sum, term) => sum + this.#terms.weightOf(term), 0)
  }
}
