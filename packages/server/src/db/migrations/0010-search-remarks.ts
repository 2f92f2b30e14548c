import { plainText, readable } from '../../domain/plain-text.ts'
import { reindexAnswers } from './reindex-answers.ts'

/** Answers are no longer found by what their engine says about itself. */
export const up = reindexAnswers(
  (markdown) => readable('assistant', markdown) !== plainText(markdown),
)
