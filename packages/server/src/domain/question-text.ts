import { refuse } from './refusal.ts'

/** In Unicode code points, as the page counts them. */
export const QUESTION_MAX_LENGTH = 2000

/** The question as it is stored; refuses an empty or too long one. */
export function questionText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw refuse('error.emptyQuestion')
  if ([...text].length > QUESTION_MAX_LENGTH) throw refuse('error.questionTooLong')
  return trimmed
}
