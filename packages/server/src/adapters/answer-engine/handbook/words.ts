import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readYamlTexts } from '../../../read-yaml.ts'
import { simplified } from '../simplified.ts'

const STOP_WORDS = new URL('../../../../handbook/stop-words.yaml', import.meta.url)

const WORD = /\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const ASCII = /^[\x20-\x7e]*$/
const RUN = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv

/** All ask for the same. */
const HOW_TO = /\b(how|where) (?:do|can|should|could|would|did) (?:i|you|we|one|people)\b/g
const HOW_TO_ZH = /如何|怎样|咋样?/g

/** A Latin word counts as much as a Chinese word, which mostly has two characters. */
const LATIN_WEIGHT = 2

/** Below are the letters of European and Near Eastern scripts, and signs. */
const FIRST_HAN = 0x2e80

export function isHan(word: string): boolean {
  return word.charCodeAt(0) >= FIRST_HAN && /^\p{Script=Han}/u.test(word)
}

/**
 * All words of a text in one spelling: Latin ones in the singular, Chinese one character each. Names
 * are compared by them: "funds" are not "funding", though a search takes both for one word.
 */
export function wordsOf(text: string): string[] {
  const asked = folded(text).replace(HOW_TO, '$1 to').replace(HOW_TO_ZH, '怎么')
  return (asked.match(WORD) ?? []).map((word) => (isHan(word) ? word : singular(word)))
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

/**
 * Measures what share of a text's searchable part, numbers aside, consists of known terms. The text
 * is taken apart once, however many sets of terms it is held against.
 */
export function measureKnown(
  text: string,
  weightOf: (term: string) => number = () => 1,
): (known: ReadonlySet<string>) => number {
  const runs = runsOf(text).filter((run) => !/^\d+$/.test(run))
  const parts = runs.map((run) =>
    isHan(run)
      ? { length: run.length, terms: pairsOf(run) }
      : { length: LATIN_WEIGHT * weightOf(stem(run)), terms: [stem(run)] },
  )
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return (known) => {
    const covered = parts.reduce((sum, part) => sum + coveredLength(part, known), 0)
    return length > 0 ? covered / length : 0
  }
}

/** A Chinese character is covered if the pair that begins or ends with it is known. */
function coveredLength(
  { length, terms }: { length: number; terms: readonly string[] },
  known: ReadonlySet<string>,
): number {
  const [first = ''] = terms
  if (terms.length === 1) return known.has(first) ? length : 0
  let covered = 0
  let isPairBefore = false
  for (let at = 0; at < length; at += 1) {
    const isPair = known.has(terms[at] ?? '')
    if (isPair || isPairBefore) covered += 1
    isPairBefore = isPair
  }
  return covered
}

/** The last letters of the endings that a stem is without. */
const STEM_ENDS = new Set('negd')

/** A light stemmer: stake, staked and staking become one word. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const one = singular(word)
  const root = STEM_ENDS.has(one.at(-1) ?? '')
    ? one.replace(/(?<=\w{4})(?:ion|e)$|(?<=\w{3})(?:ing|ed)$/, '')
    : one
  return root.at(-1) === root.at(-2) ? root.replace(/([bdgmnprt])\1$/, '$1') : root
}

function singular(word: string): string {
  // Most words have no ending, which is seen sooner by one letter.
  if (!word.endsWith('s')) return word
  if (/^\d+s$/.test(word)) return word.slice(0, -1)
  // USDS is a coin, and no several dollars.
  if (word.length < 4 || word === 'usds' || /\d/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
}

function pairsOf(run: string): string[] {
  if (run.length === 1) return [run]
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
}

/** The number of a proposal is a part of its name: another number is another proposal. */
const NUMBERED = /\b(eip)[\s-](\d+)\b/g

function folded(text: string): string {
  // Most names are plain Latin letters, which have one form.
  const uniform = ASCII.test(text)
    ? text.toLowerCase()
    : simplified(text.normalize('NFKC').toLowerCase())
  return uniform.replace(/['’]s?\b/g, '').replace(NUMBERED, '$1$2')
}

const stopWords = z
  .strictObject({ en: z.array(z.string()), zh: z.array(z.string()) })
  .parse(readYamlTexts(readFileSync(STOP_WORDS, 'utf8')))
const englishStopWords = new Set(stopWords.en)

/** Chinese phrases of asking and joining; what stands between them is what is asked about. */
export const STOP_PHRASES = new RegExp(stopWords.zh.join('|'), 'g')

export function isStopWord(word: string): boolean {
  return englishStopWords.has(word)
}
