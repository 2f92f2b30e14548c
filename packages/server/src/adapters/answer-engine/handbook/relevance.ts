import { isTelling } from './everyday-names.ts'
import { speaksOfMoney } from './finance-words.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { isBroad, type Ranked } from './ranking.ts'

/** The share of a question's subject that must be names of an entry if nothing else says what it is about. */
const TELLING = 0.6
/** The share that makes an entry an answer, once the question is known to be about money. */
const ANSWERING = 0.4
/** Less of the subject than this in the whole text of a broad entry makes it mere background. */
const BACKGROUND = 0.35

/** True if a question is about crypto, money or investing. */
export function isRelevant(reading: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  return (
    reading.before !== null ||
    reading.mentions.some(({ words }) => isTelling(words)) ||
    speaksOfMoney(reading.words) ||
    ranked.some(({ coverage }) => coverage >= TELLING)
  )
}

/** True if an entry is near enough to a relevant question to answer it. */
export function answers({ names, coverage }: Ranked, { missing }: ParsedQuestion): boolean {
  if (names.length > 0 || missing.length > 0) return names.length > 0
  return coverage >= ANSWERING
}

/** True if an entry gives the background alone: a broad one that hardly holds the question's words. */
export function isBackground({ slug, depth }: Ranked): boolean {
  return isBroad(slug) && depth < BACKGROUND
}

/** True for another subject that the question names beside the best one. */
export function addsTo(best: Ranked, { names, slug, score }: Ranked): boolean {
  return (
    !isBroad(slug) &&
    score >= best.score / 2 &&
    names.some(({ words, start, end }) => {
      const apart = best.names.every((name) => end <= name.start || start >= name.end)
      return apart && isTelling(words)
    })
  )
}
