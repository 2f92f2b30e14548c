import { codePoints, DISLIKE_TEXT_MAX } from '@coinquiry/api-client'

/** How many characters (code points) a reason's text has and may have; null where it is not too long. */
export function tooLong(text: string): { count: number; max: number } | null {
  const count = codePoints(text)
  return count > DISLIKE_TEXT_MAX ? { count, max: DISLIKE_TEXT_MAX } : null
}
