/** What is found as one: a word, a number, or one Chinese character with the one that follows it. */
export interface Token {
  readonly lexeme: string
  /** Where it stands in the text, in UTF-16 units; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** Where its first character ends: of two Chinese ones, often only the first is meant. */
  readonly firstEnd: number
}

/** A longer word is known by its beginning; the database takes no lexeme beyond 2,046 bytes. */
const LEXEME_MAX = 64
/** Runs are cut where no word ends any more: the expression's own stack is not endless. */
const RUNS =
  /(?<han>\p{Script=Han}{1,1000})|\p{Nd}{1,3}(?:,\p{Nd}{3}){1,100}(?!\p{Nd})|\p{Nd}{1,1000}|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Nd}]]{1,1000}/gv

/**
 * The tokens of a text in their order. Letters and digits are separate tokens, so that ERC20, ERC-20 and erc 20
 * are alike; case, accents, width and the commas of large numbers make no difference.
 */
export function* tokensIn(text: string): Generator<Token, void> {
  for (const { 0: run, index, groups } of text.matchAll(RUNS)) {
    if (groups?.han === undefined) {
      const lexeme = fold(run)
      const end = index + run.length
      if (lexeme !== '') yield { lexeme, start: index, end, firstEnd: end }
    } else yield* pairs(run, index)
  }
}

/** Neighbouring characters, and the last one alone. */
function* pairs(run: string, offset: number): Generator<Token, void> {
  const isUsual = run.normalize('NFKC') === run
  const folded = (pair: string) => (isUsual ? pair : pair.normalize('NFKC'))
  let start = offset
  let first = ''
  for (const character of run) {
    const firstEnd = start + first.length
    if (first !== '') {
      const end = firstEnd + character.length
      yield { lexeme: folded(first + character), start, end, firstEnd }
    }
    start = firstEnd
    first = character
  }
  const end = start + first.length
  yield { lexeme: folded(first), start, end, firstEnd: end }
}

const PLAIN = /^[a-z0-9]+$/i

function fold(word: string): string {
  const plain = PLAIN.test(word) ? word : word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return plain.toLowerCase().slice(0, LEXEME_MAX).toWellFormed()
}
