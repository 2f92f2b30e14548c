import { decodeNamedCharacterReference } from 'decode-named-character-reference'

const REFERENCE = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi
/** What addresses are made of. */
const PART_OF_ADDRESS = /^[\w:/.@-]$/
/** A backslash and what it makes plain; a pair of backslashes is one that is meant. */
const ESCAPED = /\\([\\:/.@])/g
/**
 * A text in which what could belong to an address stands as itself: readers look for addresses in
 * what references and escapes stand for. The backslash behind a number that begins the line stays.
 */
export function decoded(text: string, isNumbered: boolean): string {
  let now = text
  for (let before = ''; before !== now; ) {
    before = now
    now = now
      .replace(REFERENCE, (reference, name: string) => {
        const character = characterOf(name)
        return PART_OF_ADDRESS.test(character) ? character : reference
      })
      .replace(ESCAPED, (escaped, character: string, at: number, whole: string) =>
        character === '\\' ||
        (isNumbered && character === '.' && /^\s*\d*$/.test(whole.slice(0, at)))
          ? escaped
          : character,
      )
  }
  return now
}

function characterOf(name: string): string {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || ''
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x7f ? String.fromCodePoint(code) : ''
}
