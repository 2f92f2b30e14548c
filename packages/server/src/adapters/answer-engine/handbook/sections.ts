import { ASPECTS, aspectsOf } from './aspects.ts'
import type { Entry, Section } from './entry.ts'
import type { Reading } from './question-reading.ts'
import { termsOf } from './words.ts'

const HEADING = 3
const ASPECT = 3
const BODY = 1
/** A section this much weaker than the best one is left out. */
const NEAR_BEST = 0.5

/** A section's answer to a question must not hold a sum that could be taken for today's. */
const MONEY = /[$€£¥]\s?\d|\d[\d,.]*\s*(?:美元|美金|元|USD)/

export interface Choice {
  readonly most: number
  /** True: nothing with an amount of money in it. */
  readonly withoutSums: boolean
}

/** The sections of an entry that fit the question, the best first. */
export function chooseSections(entry: Entry, reading: Reading, choice: Choice): Section[] {
  const scored = entry.sections
    .filter(({ body }) => !(choice.withoutSums && MONEY.test(body)))
    .map((section, at) => ({ section, at, score: scoreOf(section, entry, reading) }))
    .sort((one, other) => other.score - one.score || one.at - other.at)
  const best = scored[0]?.score ?? 0
  if (best === 0)
    return withoutAnyClue(
      scored.map(({ section }) => section),
      choice,
    )
  return scored
    .filter(({ score }) => score >= best * NEAR_BEST)
    .slice(0, choice.most)
    .map(({ section }) => section)
}

/** How it works and what may go wrong: what everybody should read. */
function withoutAnyClue(sections: readonly Section[], { most }: Choice): Section[] {
  const [first, ...others] = sections
  const risk = others.find(({ heading }) => ASPECTS.risk?.told.test(heading))
  return [first, risk].filter((section) => section !== undefined).slice(0, most)
}

function scoreOf({ heading, body }: Section, entry: Entry, reading: Reading): number {
  const own = new Set(termsOf([entry.title, ...entry.aliases].join('\n')))
  const terms = [...reading.terms, ...(reading.before?.terms ?? [])]
  const heads = new Set(termsOf(heading))
  const bodies = new Set(termsOf(body))
  const aspects = aspectsOf(reading.text).filter(({ told }) => told.test(heading)).length
  return terms.reduce((sum, term) => {
    const rarity = own.has(term) ? 0.25 : 1
    return sum + rarity * ((heads.has(term) ? HEADING : 0) + (bodies.has(term) ? BODY : 0))
  }, aspects * ASPECT)
}
