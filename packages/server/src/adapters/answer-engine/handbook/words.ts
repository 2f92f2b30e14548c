import { simplified } from './simplified.ts'
import { isStopWord, STOP_PHRASES } from './stop-words.ts'

const WORD = /\p{Script=Han}|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu
const HAN = /^\p{Script=Han}/u

export function isHan(word: string): boolean {
  return HAN.test(word)
}

/** The words of a text, folded to one spelling: Latin ones stemmed, Chinese one character each. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(WORD) ?? []).map((word) => (isHan(word) ? word : stem(word)))
}

/** The words worth looking up: no stop words, Chinese as pairs of characters. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  let run = ''
  const endRun = () => {
    if (run.length === 1) terms.push(run)
    for (let at = 0; at + 1 < run.length; at += 1) terms.push(run.slice(at, at + 2))
    run = ''
  }
  for (const word of folded(text).replace(STOP_PHRASES, ' ').matchAll(/\S+/g)) {
    for (const piece of word[0].match(WORD) ?? []) {
      if (isHan(piece)) {
        run += piece
      } else {
        endRun()
        if (!isStopWord(piece)) terms.push(stem(piece))
      }
    }
    endRun()
  }
  return terms
}

function folded(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase()).replace(/['’]s?\b/g, '')
}

/** Light: enough that stake, staked and staking are one word. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const root = singular.replace(/(?<=\w{4})ion$|(?<=\w{3})(?:ing|ed|e)$/, '')
  return root.replace(/([bdgmnprt])\1$/, '$1')
}
