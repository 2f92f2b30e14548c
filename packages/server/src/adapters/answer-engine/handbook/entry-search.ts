import type { Language } from '../../../ports.ts'
import { AskedQuestions, type Likeness } from './asked-questions.ts'
import { type EntryTerms, termsOfEntry } from './entry-terms.ts'
import type { Handbook } from './handbook.ts'
import { keepingLast } from './last-results.ts'
import { type EntryNearness, SectionIndex } from './section-index.ts'
import { termsOf } from './words.ts'

interface Hit {
  readonly slug: string
  /** How near its nearest section comes to the text, from 0 to 1 for the nearest of all. */
  readonly near: number
  /** The most that one of its sections holds of what the words of the text tell, from 0 to 1. */
  readonly covered: number
  /** Terms of the text that its names, summary or headings hold. */
  readonly held: readonly string[]
  /** Those that its title or aliases hold. */
  readonly named: readonly string[]
}

/** Finds the entries of one language by the words of a question. */
export class EntrySearch {
  /** How many entries have a term in what they are called, are about or are asked. */
  readonly #entriesOf = new Map<string, number>()
  /** The entries whose names, summary or headings hold a term. */
  readonly #holding = new Map<string, string[]>()
  /** Those whose title or aliases hold it. */
  readonly #naming = new Map<string, string[]>()
  readonly #size: number
  readonly #index = new SectionIndex()
  readonly #asked: AskedQuestions

  constructor(handbook: Handbook, language: Language, interchangeable: ReadonlySet<string>) {
    this.#size = handbook.size
    this.#asked = new AskedQuestions({
      weightOf: (term) => this.weightOf(term),
      isInterchangeable: (term) => interchangeable.has(term),
    })
    const all = [...handbook].map(([slug, entries]) => {
      const terms = termsOfEntry(entries, language)
      this.#add(slug, terms)
      this.#index.add(slug, terms)
      return [slug, terms] as const
    })
    // How much a term tells is known when all are.
    for (const [slug, terms] of all) this.#asked.add(slug, terms)
  }

  #add(slug: string, { title, aliases, summary, sections }: EntryTerms) {
    const names = new Set([...title, ...aliases])
    const held = new Set([...names, ...summary, ...sections.flatMap(({ heading }) => heading)])
    for (const term of names) note(this.#naming, term, slug)
    for (const term of held) note(this.#holding, term, slug)
    const asked = sections.flatMap((section) => section.asked.flat())
    for (const term of new Set([...held, ...asked])) {
      this.#entriesOf.set(term, (this.#entriesOf.get(term) ?? 0) + 1)
    }
  }

  /** How much a Latin word tells, from 0 to 1: one that stands in most entries little, an unknown one most. */
  weightOf(term: string): number {
    const entries = this.#entriesOf.get(term) ?? 0
    return Math.log(this.#size / (entries + 1)) / Math.log(this.#size)
  }

  /** By entry its sections that are known to answer a question like this. */
  readonly alike = keepingLast<ReadonlyMap<string, Likeness>>((text) => this.#asked.alike(text))

  /** The entries with sections that come near to a text by their words. */
  readonly near = keepingLast<ReadonlyMap<string, EntryNearness>>((text) => this.#index.near(text))

  /** The entries that hold words of a text. */
  readonly find = keepingLast<readonly Hit[]>((text) => {
    const terms = [...new Set(termsOf(text))]
    const held = termsBy(terms, this.#holding)
    const named = termsBy(terms, this.#naming)
    const near = this.near(text)
    return [...new Set([...held.keys(), ...near.keys()])].map((slug) => ({
      slug,
      near: Math.max(0, ...(near.get(slug)?.sections.values() ?? [])),
      covered: near.get(slug)?.covered ?? 0,
      held: held.get(slug) ?? [],
      named: named.get(slug) ?? [],
    }))
  })
}

function note(slugs: Map<string, string[]>, term: string, slug: string) {
  const others = slugs.get(term)
  if (others) others.push(slug)
  else slugs.set(term, [slug])
}

/** By entry those of the terms that it holds. */
function termsBy(terms: readonly string[], slugsOf: ReadonlyMap<string, readonly string[]>) {
  const found = new Map<string, string[]>()
  for (const term of terms) {
    for (const slug of slugsOf.get(term) ?? []) note(found, slug, term)
  }
  return found
}
