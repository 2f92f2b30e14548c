import { asksOfFreeze, FREEZE_GUIDE } from './freezes.ts'
import { asksOfHeirs, HEIRS_GUIDE } from './heirs.ts'
import { asksOfHoldings, HOLDINGS_GUIDE } from './holdings.ts'
import { asksOfU, U_GUIDE } from './letter-u.ts'
import { asksOfOutage, asksToGetIn, NO_ENTRY_GUIDE, OUTAGE_GUIDE, type TopicOf } from './outage.ts'
import { isPaidInCoins, PAY_GUIDE } from './paid-in-coins.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { asksOfPeg, PEG_GUIDE } from './peg.ts'
import type { Withheld } from './plan.ts'
import { KNOWN, type Ranked } from './ranking.ts'
import { SAFE_RETURNS_GUIDE, wantsSafeReturns } from './safe-returns.ts'
import type { Choice } from './sections.ts'

/** A question whose words alone say which entry helps. */
export interface Special extends Pick<Choice, 'aspects' | 'least' | 'most'> {
  readonly slug: string
  /** What is said plainly first, in place of what the question seems to want. */
  readonly withheld: readonly Withheld[]
}

/** What helps with such a question; null for every other one. */
export function specialIn(
  reading: ParsedQuestion,
  ranked: readonly Ranked[],
  topicOf: TopicOf,
): Special | null {
  if (asksOfHeirs(reading)) return { ...HEIRS_GUIDE, withheld: [] }
  if (asksOfPeg(reading)) return { ...PEG_GUIDE, withheld: ['peg'] }
  if (asksOfOutage(reading, topicOf)) return { ...OUTAGE_GUIDE, withheld: ['outage'] }
  if (asksToGetIn(reading, topicOf)) return { ...NO_ENTRY_GUIDE, withheld: [] }
  const special = byWords(reading)
  // What another entry is known to answer is not overruled.
  const known = ranked.find(({ alike }) => alike >= KNOWN)
  if (!known || known.slug === special?.slug) return special
  // An entry that tells of it has no price to tell.
  const isOfHoldings = special?.withheld.includes('holdings')
  return isOfHoldings ? { slug: known.slug, least: 1, most: 1, withheld: [] } : null
}

function byWords(reading: ParsedQuestion): Special | null {
  if (asksOfHoldings(reading)) return { ...HOLDINGS_GUIDE, withheld: ['holdings'] }
  if (asksOfFreeze(reading)) return { ...FREEZE_GUIDE, withheld: [] }
  if (wantsSafeReturns(reading)) return { ...SAFE_RETURNS_GUIDE, withheld: [] }
  if (isPaidInCoins(reading)) return { ...PAY_GUIDE, withheld: [] }
  return asksOfU(reading) ? { ...U_GUIDE, withheld: [] } : null
}
