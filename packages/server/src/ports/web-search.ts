import type { Language } from '../ports.ts'

/** Stretches of time, each up to now. */
export const SEARCH_SPANS = ['day', 'week', 'month', 'year'] as const
export type SearchSpan = (typeof SEARCH_SPANS)[number]

export interface WebQuery {
  readonly text: string
  readonly language: Language
  /** How many results at most. */
  readonly limit: number
  /** Only pages of the last day, week …, as far as the provider can tell how old one is. */
  readonly within?: SearchSpan | undefined
}

export interface WebResult {
  readonly title: string
  /** Always http or https. */
  readonly url: string
  /** What the page says, as plain text; possibly ''. */
  readonly excerpt: string
  /** When the page was published, if the provider knows; an ISO 8601 date. */
  readonly published: string | null
}

/** Thrown when the provider cannot be reached, refuses, or answers what cannot be read. */
export class WebSearchFailure extends Error {
  override readonly name = 'WebSearchFailure'
}

export interface WebSearch {
  /** The provider's name, as shown to people. */
  readonly name: string
  search(query: WebQuery, signal: AbortSignal): Promise<readonly WebResult[]>
}
