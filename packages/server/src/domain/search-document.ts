import type { Term } from './search-terms.ts'
import { tokensIn } from './search-tokens.ts'

/** The database's last position in a document, and a length with which none outgrows its megabyte. */
const POSITIONS_MAX = 16_383
const LENGTH_MAX = 60_000

/**
 * A text as the database's search vector. Of a text of more than 16,383 words, numbers and Chinese
 * characters the beginning is found.
 */
export function searchDocument(userId: string, text: string): string {
  const positions = new Map<string, number[]>()
  let position = 0
  let length = 0
  for (const { lexeme } of tokensIn(text)) {
    position += 1
    length += lexeme.length
    if (position > POSITIONS_MAX || length > LENGTH_MAX) break
    const known = positions.get(lexeme)
    if (known) known.push(position)
    else positions.set(lexeme, [position])
  }
  const entries = Array.from(positions, ([lexeme, at]) => `${quoted(userId, lexeme)}:${at.join()}`)
  return entries.join(' ')
}

/** The database's query for documents that contain every term. */
export function searchQuery(userId: string, terms: readonly Term[]): string {
  return terms
    .map(({ lexemes, isOpen }) => {
      const phrase = lexemes.map((lexeme) => quoted(userId, lexeme)).join(' <-> ')
      return `(${phrase}${isOpen ? ':*' : ''})`
    })
    .join(' & ')
}

/**
 * One index serves all users: a piece of the user's id before each lexeme keeps what is theirs
 * together, so that a search does not read what others wrote. It is no protection: a few users
 * share it. A lexeme consists of letters and digits alone.
 */
function quoted(userId: string, lexeme: string): string {
  return `'${userId.slice(0, 4)}${lexeme}'`
}
