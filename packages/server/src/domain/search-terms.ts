import { type Token, tokensIn } from './search-tokens.ts'

/** Lexemes that must follow each other; of the last one the beginning is enough, if it is open. */
export interface Term {
  readonly lexemes: readonly string[]
  readonly isOpen: boolean
}

/** What holds the parts of one word together. */
const JOINT = /^[-._'’]?$/u

/**
 * What a text must contain to be found, all of it and in any order. The last word matches as a
 * prefix, and so does a single Chinese character, because texts are indexed by pairs of them.
 */
export function termsOf(query: string): Term[] {
  const groups: Token[][] = []
  for (const token of tokensIn(query)) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && belong(before, token, query)) group.push(token)
    else groups.push([token])
  }
  return groups.map((group, at) => termOf(group, at === groups.length - 1))
}

const HAN = /^\p{Script=Han}/u

export function isHan(lexeme: string): boolean {
  return HAN.test(lexeme)
}

function belong(before: Token, token: Token, query: string): boolean {
  if (isHan(token.lexeme) !== isHan(before.lexeme)) return false
  return isHan(token.lexeme)
    ? token.start < before.end
    : JOINT.test(query.slice(before.end, token.start))
}

function termOf(group: readonly Token[], isLast: boolean): Term {
  const lexemes = group.map(({ lexeme }) => lexeme)
  const [first = ''] = lexemes
  if (!isHan(first)) return { lexemes, isOpen: isLast }
  // The last of several characters is part of the pair before it.
  return lexemes.length === 1
    ? { lexemes, isOpen: true }
    : { lexemes: lexemes.slice(0, -1), isOpen: false }
}
