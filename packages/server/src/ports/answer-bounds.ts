/** Who implements a port keeps the bounds of an answer, and counts as the rules do. */
export { ANSWER_BOUNDS, type AnswerBounds } from '../domain/answer-bounds.ts'
export { estimatedTokens } from '../domain/tokens.ts'
