import type { Focus } from './focus.ts'
import type { Entry, Section } from './handbook.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Ranked } from './ranking.ts'

/** Why an entry was taken into an answer. */
export type Reason = 'named' | 'words' | 'compared' | 'continued' | 'guide'

export interface Part {
  readonly entry: Entry
  /** The best first. */
  readonly sections: readonly Section[]
  readonly reason: Reason
}

interface Looked {
  readonly reading: ParsedQuestion
  /** The entries that came nearest, best first. */
  readonly considered: readonly Ranked[]
}

interface OffTopicPlan extends Looked {
  readonly kind: 'offTopic'
}

export interface UnknownPlan extends Looked {
  readonly kind: 'unknown'
  readonly nearest: readonly Entry[]
}

export interface AnswerPlan extends Looked {
  readonly kind: 'answer'
  readonly parts: readonly [Part, ...Part[]]
  /** What was requested and can't be given. */
  readonly focus: readonly Focus[]
  /** There is no section on exactly this. */
  readonly backgroundOnly: boolean
}

/** What is going to be said, before it is put into words. */
export type Plan = OffTopicPlan | UnknownPlan | AnswerPlan
