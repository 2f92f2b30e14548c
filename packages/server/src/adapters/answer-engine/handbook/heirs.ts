import { isBereaved, leavesCoins } from '../bereaved.ts'
import { isTelling } from './names.ts'
import type { ParsedQuestion } from './parse-question.ts'

/** What the heirs of a dead person do first. */
export const HEIRS_GUIDE = {
  slug: 'inheritance',
  aspects: ['trouble'],
  least: 1,
  most: 1,
} as const

/** What is owed on it has an answer of its own. */
const OTHER = /\btax|税/i

/** Whether a question is how to come by the coins of a relative who has died. */
export function asksOfHeirs({ text, mentions }: ParsedQuestion): boolean {
  return isBereaved(text) && !OTHER.test(text) && (leavesCoins(text) || mentions.some(isTelling))
}
