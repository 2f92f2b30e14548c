import type { EntrySearch } from './entry-search.ts'
import { isTelling, type Mention } from './names.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { measureKnown, termsOf } from './words.ts'

export interface Ranked {
  readonly slug: string
  /** Higher fits better; comparable within one question. */
  readonly score: number
  /** Names of the entry that stand in the question. */
  readonly names: readonly Mention[]
  /** Names of projects in the question for which the entry says what holds for all of their kind. */
  readonly projects: readonly Mention[]
  /** Share of the question's subject that the entry's names hold, from 0 to 1. */
  readonly coverage: number
  /** The same for the whole text of the entry. */
  readonly depth: number
}

/** Subjects so broad that a more special one in the same question is what is asked about. */
const BROAD: ReadonlySet<string> = new Set([
  'bitcoin',
  'ethereum',
  'solana',
  'stablecoins',
  'blockchain',
  'exchanges',
  'wallets',
  'defi',
])
/** Of the score of a broad entry, if the subject has none of its names; all of it, if it has nothing else. */
const BROAD_SHARE = 0.55
const FOR_A_NAME = 0.5

export function isBroad(slug: string): boolean {
  return BROAD.has(slug)
}

/** The entries that fit a question, best first. */
export function rankEntries(reading: ParsedQuestion, search: EntrySearch): Ranked[] {
  const { text, mentions } = reading
  const subject = termsOf(reading.subject).length > 0 ? reading.subject : text
  const knownOfText = measureKnown(text)
  const knownOfSubject = measureKnown(subject)
  const hits = search.find(text)
  const best = hits[0]?.score ?? 1
  const slugs = new Set([...mentions, ...hits].map(({ slug }) => slug))
  return [...slugs]
    .map((slug) => {
      const named = mentions.filter((mention) => mention.slug === slug)
      const names = named.filter(({ project }) => project === null)
      const projects = named.filter(({ project }) => project !== null)
      const hit = hits.find((each) => each.slug === slug)
      const termsOfNames = new Set(names.flatMap(({ phrase }) => termsOf(phrase)))
      const score = knownOfText(termsOfNames) + (hit ? hit.score / best : 0)
      return {
        slug,
        names,
        projects,
        score: BROAD.has(slug)
          ? score * (BROAD_SHARE + (1 - BROAD_SHARE) * knownOfSubject(termsOfNames))
          : score + (names.length > 0 ? FOR_A_NAME : 0),
        coverage: knownOfSubject(new Set(hit?.named)),
        depth: knownOfSubject(new Set([...termsOfNames, ...(hit?.held ?? [])])),
      }
    })
    .sort((one, other) => other.score - one.score)
}

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
    reading.mentions.some(isTelling) ||
    reading.speaksOfMoney ||
    ranked.some(({ coverage }) => coverage >= TELLING)
  )
}

/** True if an entry is near enough to a relevant question to answer it. */
export function answers(
  { names, projects, coverage }: Ranked,
  { missing }: ParsedQuestion,
): boolean {
  if (names.length > 0 || projects.length > 0) return true
  return missing.length === 0 && coverage >= ANSWERING
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
    names.some((mention) => {
      const { start, end } = mention
      const apart = best.names.every((name) => end <= name.start || start >= name.end)
      return apart && isTelling(mention)
    })
  )
}
