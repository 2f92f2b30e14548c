import { simplified } from './simplified.ts'
import { isStopWord, STOP_PHRASES } from './stop-words.ts'

const LATIN = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`
const WORD = new RegExp(String.raw`\p{Script=Han}|${LATIN}`, 'gu')
const RUN = new RegExp(String.raw`\p{Script=Han}+|${LATIN}`, 'gu')

/** A Latin word counts as much as a Chinese word, which mostly has two characters. */
const LATIN_WEIGHT = 2

export function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word)
}

/** All words of a text in one spelling: Latin ones stemmed, Chinese one character each. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(WORD) ?? []).map((word) => (isHan(word) ? word : stem(word)))
}

/** The searchable pieces of a text, in its order. */
export function runsOf(text: string): string[] {
  const runs = folded(text).replace(STOP_PHRASES, ' ').match(RUN) ?? []
  return runs.filter((run) => !isStopWord(run))
}

/** The words worth looking up: no stop words, Chinese as pairs of neighbouring characters. */
export function termsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (isHan(run) ? pairsOf(run) : stem(run)))
}

/** The share of a text's searchable part, numbers aside, that consists of `known` terms. */
export function knownShare(text: string, known: ReadonlySet<string>): number {
  let length = 0
  let covered = 0
  for (const run of runsOf(text)) {
    if (/^\d+$/.test(run)) continue
    if (!isHan(run)) {
      length += LATIN_WEIGHT
      if (known.has(stem(run))) covered += LATIN_WEIGHT
      continue
    }
    const hits = pairsOf(run).map((pair) => known.has(pair))
    length += run.length
    covered += [...run].filter((_, at) => hits[at] || hits[at - 1]).length
  }
  return length > 0 ? covered / length : 0
}

/** Light: enough that stake, staked and staking are one word. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const root = singular.replace(/(?<=\w{4})(?:ion|e)$|(?<=\w{3})(?:ing|ed)$/, '')
  return root.replace(/([bdgmnprt])\1$/, '$1')
}

function pairsOf(run: string): string[] {
  if (run.length === 1) return [run]
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
}

function folded(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase()).replace(/['’]s?\b/g, '')
}
