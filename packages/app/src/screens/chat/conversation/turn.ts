import type { Like } from '../../../data/rating.ts'
import type { Source } from '../../../data/topics.ts'

/** Versions of a message: their ids in order, and which one is shown. */
export interface Versions {
  readonly ids: readonly string[]
  readonly index: number
}

export interface TurnQuestion {
  /** The shown version; null while the server has not named it. */
  readonly id: string | null
  readonly text: string
  readonly versions: Versions
}

export interface TurnAnswer {
  readonly id: string | null
  readonly requestId: string | null
  readonly status: 'running' | 'done' | 'stopped' | 'interrupted' | 'failed'
  readonly think: string
  readonly text: string
  readonly sources: readonly Source[]
  readonly like: Like
  readonly versions: Versions
  /** What only an arriving answer has; null for a stored one. */
  readonly live: LiveDetail | null
}

export interface LiveDetail {
  readonly isReconnecting: boolean
  /** Whether the question is about crypto or investing; null while unknown. */
  readonly relevant: boolean | null
  /** What the server says it is doing, oldest first. */
  readonly steps: readonly string[]
}

/** A question and its answer, if there is one. */
export interface Turn {
  readonly question: TurnQuestion
  readonly answer: TurnAnswer | null
}
