import type { TextWithFormulas } from '@coinquiry/markdown/text-with-formulas'

export type { TextWithFormulas } from '@coinquiry/markdown/text-with-formulas'

/**
 * Loads what makes plain text of a text with formulas. Never rejects: where the code can't be had,
 * formulas stay as they were written.
 */
export function loadTextWithFormulas(): Promise<TextWithFormulas> {
  return import('@coinquiry/markdown/text-with-formulas').then(
    ({ textWithFormulas }) => textWithFormulas,
    () => (markdown, withoutMarks) => withoutMarks(markdown),
  )
}
