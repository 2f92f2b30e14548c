import { codePoints } from '@coinquiry/api-client/limits'

/** Controls, line breaks, halves of characters, and what turns the direction of the text around it. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'gu')
/** Something that can be seen by itself; the blank of Braille is called a symbol, but is none. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

/** Whether a name or title is one line that can be seen, of at most so many code points. */
export const isOneLine = (text: string, max: number): boolean =>
  codePoints(text) <= max && isVisible(text) && !FORBIDDEN.test(text)

export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** The text as one line without what such a line may not hold. */
export const asOneLine = (text: string): string =>
  text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(ALL_FORBIDDEN, '')
    .trim()
