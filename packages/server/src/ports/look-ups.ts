import type { Language } from '@coinquiry/api-client/contract'
import type { Source } from './documents.ts'
import type { Figure } from './figure.ts'

/** What can be looked up apart from an answer; nothing is changed by it. */
export interface LookUps {
  /** Of each source of live data that is configured. */
  readonly tools: readonly LookUp[]
  /**
   * The handbook's entries that fit a question, best first, in the language of the question unless
   * another is wanted; none for what is not of its field.
   */
  handbook(
    question: string,
    wanted: { readonly limit: number; readonly language: Language | undefined },
  ): Promise<readonly HandbookEntry[]>
}

export interface LookUp {
  readonly name: string
  /** For a model. */
  readonly description: string
  /** JSON Schema of the arguments. */
  readonly parameters: object
  /** What people are told where its source fails. */
  readonly failed: Readonly<Record<Language, string>>
  /**
   * The work itself, or null where the arguments cannot be understood. It rejects with a
   * `DataFailure` where the source cannot be reached, refuses or can't be read.
   */
  read(given: unknown): ((signal: AbortSignal) => Promise<LookedUp>) | null
}

export interface LookedUp {
  /** What was found; `n` within it is the number of a source. */
  readonly data: object
  readonly sources: readonly Source[]
  /** Each number with its unit, its time and where it is from. */
  readonly figures: readonly Figure[]
}

/** An entry in one language. */
export interface HandbookEntry {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** The day of its last change, as `2026-03-01`. */
  readonly updated: string
  /** Markdown; `[n]` cites the entry's sources, counted from 1. */
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
  readonly sources: readonly { readonly title: string; readonly url: string }[]
}
