import type { Schemas } from '@coinquiry/api-client/contract'
import { asOneLine, isVisible } from './one-line.ts'

export type DislikeReason = Schemas['DislikeReason']

/**
 * The reason that is kept with a rating (0 none, 1 like, 2 dislike): none but with a dislike, and
 * none that says nothing. Undefined where a dislike came without one: what was given before stays.
 */
export function reasonOf(
  rating: Schemas['Like'],
  given: DislikeReason | null | undefined,
): DislikeReason | null | undefined {
  if (rating !== 2) return null
  if (!given) return given
  const line = asOneLine(given.text)
  const text = isVisible(line) ? line : ''
  return given.choices.length === 0 && text === '' ? null : { choices: given.choices, text }
}
