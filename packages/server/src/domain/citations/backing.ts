import type { Backing } from '../figures/known.ts'

/** A source of an answer, as far as it was read. */
export interface CitedSource {
  readonly index: number
  readonly title: string
  readonly url: string
  readonly excerpt?: string | undefined
  /** What was read of it, each text with a link to where it stands. */
  readonly read?: readonly { readonly url: string; readonly text: string }[] | undefined
}

export interface CitationBacking extends Omit<Backing, 'sources'> {
  readonly sources: readonly CitedSource[]
}
