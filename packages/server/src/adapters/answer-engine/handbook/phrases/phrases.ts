import type { Focus } from '../focus.ts'
import type { Reason } from '../plan.ts'

/** The handbook's own words, apart from its entries. */
export interface Phrases {
  readonly pair: (name: string, text: string) => string
  readonly progress: {
    readonly searching: string
    readonly reading: (titles: readonly string[]) => string
    readonly nothing: string
  }
  readonly analysis: {
    readonly language: string
    readonly terms: (terms: readonly string[]) => string
    readonly noTerms: string
    readonly before: (names: readonly string[]) => string
    readonly focus: Readonly<Record<Focus, string>>
    readonly considered: (titles: readonly string[]) => string
    readonly reason: Readonly<Record<Reason, (title: string, names: readonly string[]) => string>>
    readonly sections: (headings: readonly string[]) => string
    readonly missing: (names: readonly string[]) => string
    readonly unknown: string
    readonly offTopic: string
    readonly limits: string
  }
  readonly statement: Readonly<Record<Focus, string>>
  readonly check: string
  readonly missing: (names: readonly string[]) => string
  readonly background: string
  readonly unknown: (names: readonly string[]) => string
  readonly nearest: string
  readonly related: (titles: readonly string[]) => string
  readonly offTopic: string
  readonly greeting: string
  readonly footer: (searchRequested: boolean) => string
}
