import { codePoints, USER_NAME_MAX } from '@coinquiry/api-client/limits'
import { refuse } from './refusal.ts'

/** Controls, line breaks, halves of characters, and what turns the direction of the text around it. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'gu')
/** Something that can be seen by itself; the blank of Braille is called a symbol, but is none. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

/** The name as it is stored; refuses one that is empty, invisible, too long or would deceive. */
export function userName(text: string): string {
  const name = text.trim()
  const isAllowed = codePoints(name) <= USER_NAME_MAX && VISIBLE.test(name) && !FORBIDDEN.test(name)
  if (!isAllowed) throw refuse('error.invalidUserName')
  return name
}

/** A name from elsewhere, made to fit; null when nothing of it can be shown. */
export function cleanUserName(text: string): string | null {
  const allowed = text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(ALL_FORBIDDEN, '')
    .trim()
  const name = [...allowed].slice(0, USER_NAME_MAX).join('').trim()
  return VISIBLE.test(name) ? name : null
}
