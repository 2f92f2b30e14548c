import type { EntrySearch } from './entry-search.ts'
import type { Mention } from './names.ts'
import type { Reading } from './question-reading.ts'
import { isStopWord } from './stop-words.ts'
import { isHan } from './words.ts'

export interface Ranked {
  readonly slug: string
  /** Higher fits better; comparable within one question. */
  readonly score: number
  /** Names of the entry that stand in the question. */
  readonly names: readonly Mention[]
  /** Share of the question's terms that the entry's names hold, from 0 to 1. */
  readonly coverage: number
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
const BROAD_SHARE = 0.55

export function isBroad(slug: string): boolean {
  return BROAD.has(slug)
}

/** The entries that fit a question, best first. */
export function rankEntries(
  { text, words, terms, mentions }: Reading,
  search: EntrySearch,
): Ranked[] {
  const hits = search.find(text)
  const best = hits[0]?.score ?? 1
  const special = mentions.some(({ slug }) => !BROAD.has(slug))
  const slugs = new Set([...mentions.map(({ slug }) => slug), ...hits.map(({ slug }) => slug)])
  return [...slugs]
    .map((slug) => {
      const names = mentions.filter((mention) => mention.slug === slug)
      const hit = hits.find((each) => each.slug === slug)
      const score = named(names, words) + (hit ? hit.score / best : 0)
      return {
        slug,
        names,
        score: special && BROAD.has(slug) ? score * BROAD_SHARE : score,
        coverage: terms.length ? (hit?.named.length ?? 0) / new Set(terms).size : 0,
      }
    })
    .sort((one, other) => other.score - one.score)
}

/** How much of the question an entry's names make up, from 0 to 1. */
function named(names: readonly Mention[], words: readonly string[]): number {
  const within = (at: number) => names.some(({ start, end }) => start <= at && at < end)
  const weights = words.map(weight)
  const sum = weights.reduce((total, each) => total + each, 0)
  return weights.reduce((total, each, at) => total + (within(at) ? each : 0), 0) / (sum || 1)
}

function weight(word: string): number {
  if (isHan(word)) return 1
  return isStopWord(word) ? 0.25 : 2
}
