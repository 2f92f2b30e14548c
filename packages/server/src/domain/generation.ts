/** How the work on an answer ended. */
export type Outcome = 'done' | 'stopped' | 'failed' | 'interrupted'

/** A generation runs until it is settled, exactly once, as one of the outcomes. */
export type GenerationStatus = 'running' | Outcome

/** 0 new question, 1 edited question, 2 another answer to the same question. */
export type QuestionKind = 0 | 1 | 2
