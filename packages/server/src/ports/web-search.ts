import type { Language } from '../ports.ts'

export interface WebQuery {
  readonly text: string
  readonly language: Language
  /** How many results at most. */
  readonly limit: number
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
