import MiniSearch from 'minisearch'
import type { Language } from '../../../ports.ts'
import type { Handbook } from './handbook.ts'
import { termsOf } from './words.ts'

interface Hit {
  readonly slug: string
  readonly score: number
  /** Terms of the question that the entry holds. */
  readonly held: readonly string[]
  /** Those that its title or aliases hold. */
  readonly named: readonly string[]
}

/**
 * Finds the entries of one language by the words of a question: by what an entry is called and is
 * about, not by each word of its text, which would bring it up by accident.
 */
export class EntrySearch {
  readonly #index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'aliases', 'summary', 'headings'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 4, aliases: 4, summary: 2, headings: 2 },
    },
  })

  constructor(handbook: Handbook, language: Language) {
    for (const [slug, entry] of handbook) {
      const { title, summary, sections } = entry[language]
      this.#index.add({
        slug,
        title,
        aliases: [...entry.zh.aliases, ...entry.en.aliases].join('\n'),
        summary,
        headings: sections.map(({ heading }) => heading).join('\n'),
      })
    }
  }

  find(text: string): Hit[] {
    const named = new Map(
      this.#index
        .search(text, { fields: ['title', 'aliases'] })
        .map(({ id, queryTerms }) => [String(id), queryTerms]),
    )
    return this.#index.search(text).map(({ id, score, queryTerms: held }) => {
      const slug = String(id)
      return { slug, score, held, named: named.get(slug) ?? [] }
    })
  }
}
