import type { Language } from '../../../ports.ts'
import type { Row } from './comparison.ts'
import type { Term } from './glossary.ts'
import type { Entry, Section } from './handbook.ts'
import type { Meaning } from './meanings.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Ranked } from './ranking.ts'
import type { SmallTalk } from './small-talk.ts'
import type { Sum } from './sums/sum.ts'
import type { Focus } from './wants.ts'

/** Why an entry was taken into an answer. */
export type Reason = 'named' | 'kind' | 'words' | 'compared' | 'continued' | 'guide'

type Texts = Readonly<Record<Language, string>>

/** What can't be known, in the words of a rule. */
export interface Remark {
  /** What the question asks, for the analysis. */
  readonly asks: Texts
  readonly says: Texts
}

/** What was requested and can't be given. */
export type Withheld = Focus | 'future' | Remark

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

export interface SmallTalkPlan extends Looked {
  readonly kind: 'smallTalk'
  readonly about: SmallTalk
}

interface OffTopicPlan extends Looked {
  readonly kind: 'offTopic'
}

export interface UnknownPlan extends Looked {
  readonly kind: 'unknown'
  readonly nearest: readonly Entry[]
}

/** The question may mean several things. */
export interface ChoicePlan extends Looked {
  readonly kind: 'choice'
  readonly choices: readonly Meaning[]
}

/** A word of the glossary that has no entry of its own. */
export interface TermPlan extends Looked {
  readonly kind: 'term'
  readonly term: Term
  readonly entry: Entry | null
}

/** A sum, computed or with what is missing for it. */
export interface SumPlan extends Looked {
  readonly kind: 'sum'
  readonly sum: Sum
  /** The entry on its subject. */
  readonly entry: Entry | null
}

export interface AnswerPlan extends Looked {
  readonly kind: 'answer'
  readonly parts: readonly [Part, ...Part[]]
  /** All sides of a comparison; empty if the question makes none. */
  readonly rows: readonly Row[]
  /** True if the question asks what the subject is; else the answer begins with what is asked. */
  readonly defines: boolean
  readonly focus: readonly Withheld[]
  /** What is asked and no section is on exactly that: steps, or anything else. */
  readonly lacks: 'steps' | 'section' | null
  /** Places in the question of which the answer says nothing. */
  readonly untreated: readonly string[]
  /** What can be read next. */
  readonly related: readonly Entry[]
  /** The answers to both questions that it consists of, which together have its parts. */
  readonly halves: readonly [Half, Half] | null
}

/** The answer to one of two questions. */
export type Half = AnswerPlan | TermPlan

/** What is going to be said, before it is put into words. */
export type Plan =
  | SmallTalkPlan
  | OffTopicPlan
  | UnknownPlan
  | ChoicePlan
  | TermPlan
  | SumPlan
  | AnswerPlan
