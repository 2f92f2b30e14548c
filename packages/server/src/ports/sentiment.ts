import type { Figure } from '../domain/figure.ts'
import type { Attribution } from './attribution.ts'

/** The mood of the market on one day, from 0 (extreme fear) to 100 (extreme greed). */
export interface Mood {
  readonly at: Date
  readonly index: Figure
  /** As the source calls it, such as `Extreme Fear`. */
  readonly label: string
}

export interface Sentiment {
  /** As shown to people. */
  readonly name: string
  readonly attribution: Attribution
  /** Of the last days, oldest first. Rejects with a `DataFailure`. */
  moods(days: number, signal: AbortSignal): Promise<readonly Mood[]>
}
