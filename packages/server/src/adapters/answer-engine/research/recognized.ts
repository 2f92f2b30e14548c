import type { SearchSpan } from '../../../ports/web-search.ts'
import type { Question } from '../../../ports.ts'

/** What is known of a question by rule, before a model reads it. */
export interface Recognized {
  /** What it is about, as data for a model: `Bitcoin (BTC, asset/chain, CoinGecko id bitcoin)`. */
  readonly subjects: readonly string[]
  /** The day or days of the past that it asks of: `2026-11-20`, `2026-11-01/2026-11-20`. */
  readonly time: string | null
  /** How far back from now that is, where it names a time. */
  readonly within: SearchSpan | null
  /** It with the question that it leans on and all names of what it is about. */
  readonly text: string
}

export type Recognize = (question: Question) => Promise<Recognized>

export const unrecognized = ({ text }: Question): Recognized => ({
  ...{ subjects: [], time: null, within: null, text },
})
