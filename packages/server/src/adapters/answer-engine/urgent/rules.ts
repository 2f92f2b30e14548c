import { falseAuthority } from './kinds/authorities.ts'
import { suicide } from './kinds/despair.ts'
import { advanceFee, promisedProfit } from './kinds/fraud.ts'
import { accountHacked, fundsStolen } from './kinds/losses.ts'
import { secretAsked, secretGiven } from './kinds/secrets.ts'
import { extortion } from './kinds/threats.ts'
import { breakIn, laundering, taxEvasion } from './kinds/unlawful.ts'
import type { Concept } from './phrases.ts'
import type { Rule } from './rule.ts'

const RULES = {
  suicide,
  extortion,
  'false-authority': falseAuthority,
  'tax-evasion': taxEvasion,
  laundering,
  'break-in': breakIn,
  'secret-given': secretGiven,
  'secret-asked': secretAsked,
  'advance-fee': advanceFee,
  'account-hacked': accountHacked,
  'funds-stolen': fundsStolen,
  'promised-profit': promisedProfit,
} satisfies Readonly<Record<string, Rule>>

export type UrgentKind = keyof typeof RULES

/** The kinds in the order in which they go before each other. */
export const URGENT_KINDS = Object.keys(RULES) as readonly UrgentKind[]

/** What trouble a passage speaks of according to the rules; null for every other passage. */
export function kindByRules(passage: string): UrgentKind | null {
  const has = conceptTest(passage)
  return URGENT_KINDS.find((kind) => speaks(RULES[kind], has)) ?? null
}

type HasConcept = (concept: Concept) => boolean

/** Looks a concept up once, however many rules ask for it. */
function conceptTest(passage: string): HasConcept {
  const known = new Map<Concept, boolean>()
  return (concept) => {
    const found = known.get(concept) ?? concept.isIn(passage)
    known.set(concept, found)
    return found
  }
}

function speaks({ when, unless }: Rule, has: HasConcept): boolean {
  return when.some((all) => all.every(has)) && !unless.some(has)
}
