import MiniSearch from 'minisearch'
import type { Language } from '../../../ports.ts'
import { AskedQuestions, type Likeness } from './asked-questions.ts'
import type { Handbook } from './handbook.ts'
import { keepingLast } from './last-results.ts'
import { termsOf } from './words.ts'

interface Hit {
  readonly slug: string
  readonly score: number
  /** Terms of the question that the entry holds. */
  readonly held: readonly string[]
  /** Those that its title or aliases hold. */
  readonly named: readonly string[]
}

/** The fields by which an entry is called. */
const NAMES = new Set(['title', 'aliases'])

/**
 * Finds the entries of one language by the words of a question: by what an entry is called and is
 * about, not by each word of its text, which would bring it up by accident.
 */
export class EntrySearch {
  /** How many entries have a term. */
  readonly #entriesOf = new Map<string, number>()
  readonly #index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'aliases', 'summary', 'headings'],
    // The terms of an entry are given, those of a question are found.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: termsOf,
      boost: { title: 4, aliases: 4, summary: 2, headings: 2 },
    },
  })

  readonly #asked: AskedQuestions

  constructor(handbook: Handbook, language: Language, interchangeable: ReadonlySet<string>) {
    for (const [slug, entry] of handbook) {
      const { title, summary, sections } = entry[language]
      const aliases = [...entry.zh.aliases, ...entry.en.aliases].join('\n')
      const headings = sections.map(({ heading }) => heading).join('\n')
      const texts = { title, aliases, summary, headings }
      const terms = Object.entries(texts).map(([field, text]) => [field, termsOf(text)] as const)
      const asked = termsOf(sections.flatMap((section) => section.asked).join('\n'))
      for (const term of new Set([...terms.flatMap(([, each]) => each), ...asked])) {
        this.#entriesOf.set(term, (this.#entriesOf.get(term) ?? 0) + 1)
      }
      const fields = Object.fromEntries(terms.map(([field, each]) => [field, each.join(' ')]))
      this.#index.add({ ...fields, slug })
    }
    this.#asked = new AskedQuestions(handbook, language, {
      weightOf: (term) => this.weightOf(term),
      isInterchangeable: (term) => interchangeable.has(term),
    })
  }

  /** How much a Latin word tells, from 0 to 1: one that stands in most entries little, an unknown one most. */
  weightOf(term: string): number {
    const entries = this.#entriesOf.get(term) ?? 0
    return Math.log(this.#index.documentCount / (entries + 1)) / Math.log(this.#index.documentCount)
  }

  /** By entry its sections that are known to answer a question like this. */
  readonly alike = keepingLast<ReadonlyMap<string, Likeness>>((text) => this.#asked.alike(text))

  /** The entries that hold words of a text, best first. */
  readonly find = keepingLast<readonly Hit[]>((text) =>
    this.#index.search(text).map(({ id, score, queryTerms: held, match }) => ({
      ...{ slug: String(id), score, held },
      named: held.filter((term) => match[term]?.some((field) => NAMES.has(field))),
    })),
  )
}
