import type { Language } from '../../../ports.ts'
import type { Entry, Section } from './entry.ts'
import type { Focus } from './focus.ts'
import type { Reading } from './question-reading.ts'
import type { Ranked } from './ranking.ts'

/** Why an entry was taken into an answer. */
export type Reason = 'named' | 'words' | 'compared' | 'continued' | 'guide'

export interface Part {
  readonly entry: Entry
  readonly sections: readonly Section[]
  readonly reason: Reason
}

interface Base {
  readonly reading: Reading
  readonly language: Language
  /** What was looked at, best first. */
  readonly considered: readonly Ranked[]
}

/** What is going to be said, before it is put into words. */
export type Plan =
  | (Base & { readonly kind: 'offTopic'; readonly greeting: boolean })
  | (Base & {
      readonly kind: 'unknown'
      readonly missing: readonly string[]
      readonly nearest: readonly Entry[]
    })
  | (Base & {
      readonly kind: 'answer'
      readonly parts: readonly [Part, ...Part[]]
      readonly compared: boolean
      readonly focus: readonly Focus[]
      /** Named in the question, without an entry. */
      readonly missing: readonly string[]
    })
