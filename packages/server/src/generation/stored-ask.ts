import type { Question } from '../ports.ts'

/** An ask that is in the database and waits to be answered. */
export interface StoredAsk {
  readonly requestId: string
  readonly topicId: string
  readonly questionId: string
  readonly answerId: string
  readonly question: Question
}
