import { QUESTION_MAX } from '@coinquiry/api-client/limits'
import { refuse } from './refusal.ts'
import { storable } from './storable.ts'

/** The question as it is stored; refuses an empty one, and one of too many code points. */
export function questionText(text: string): string {
  const trimmed = storable(text).trim()
  if (trimmed === '') throw refuse('error.emptyQuestion')
  if ([...text].length > QUESTION_MAX) throw refuse('error.questionTooLong')
  return trimmed
}
