/** What one answer of a model may take. */
export interface AnswerBounds {
  /** Turns in which it may have something looked up; then it has to answer. */
  readonly turns: number
  /** Look-ups, over all turns. */
  readonly calls: number
  /** Sums, over all turns: they ask nobody, so they take nothing from the look-ups. */
  readonly sums: number
  /** Milliseconds for one look-up. */
  readonly callMs: number
  /** Milliseconds that are waited for look-ups, over all turns; those of a turn run side by side. */
  readonly researchMs: number
  /** Of what all look-ups give, as estimated. */
  readonly resultTokens: number
  /** The same where a plan by rule has them looked up. */
  readonly plannedTokens: number
  /** Of the earlier turns that a model is shown, as estimated. */
  readonly contextTokens: number
  /** Milliseconds until its last byte, over all turns. */
  readonly answerMs: number
}

/**
 * With instructions, descriptions of tools and a long answer, both bounds of tokens fit into 64,000,
 * which models that can call tools read today.
 */
export const ANSWER_BOUNDS: AnswerBounds = {
  // To search, to read, to compare, and to correct one of them. Each reads everything anew.
  turns: 4,
  // What a question with several parts needs; each may ask an outside service several times.
  calls: 6,
  // Two of what each look-up gives.
  sums: 12,
  // An outside service is given up after 10 s: enough for two that are asked after each other.
  callMs: 25_000,
  // Nobody waits longer for a first word, whatever the model still wants to know.
  researchMs: 60_000,
  // Six results as long as they usually are at most.
  resultTokens: 24_000,
  // Models that take no tools are small: many read 16,000 in all, and refuse a request beyond that.
  plannedTokens: 6000,
  // Ten long answers or more, and a hundred short ones.
  contextTokens: 16_000,
  // Long enough for a reasoning model that thinks in every turn.
  answerMs: 900_000,
}
