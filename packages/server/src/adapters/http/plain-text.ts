import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/**
 * What a person would read of a text from elsewhere: no tags, no entities, nothing that can't be
 * seen (controls, marks of direction, tag characters), on one line of at most `longest` characters.
 */
export function plainText(markup: string, longest: number): string {
  // Bounded first: whatever is sent, reading it takes no time worth mentioning.
  const text = markup
    .slice(0, longest * 10)
    .replace(/<(script|style)\b[^<>]*>.*?(?:<\/\1>|$)/gis, ' ')
    .replace(/<\/?[a-z!][^<>]*(?:>|$)/gi, ' ')
    .replace(/&(#?\w{1,10});/g, decoded)
    .toWellFormed()
    .replace(/\p{C}/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...text]
  if (characters.length <= longest) return text
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}

function decoded(entity: string, name: string): string {
  const [, hex, digits] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(digits)
  if (hex || digits) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return decodeNamedCharacterReference(name) || entity
}

const MARKDOWN_LINK = /!?\[([^[\]]*)\]\([^()]*\)/g
const ADDRESS = /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto):)\S*/gi
const MARKS: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '|': '/',
  '`': "'",
  '<': '‹',
  '>': '›',
}

/**
 * The same of what anybody may name as they like: no links, and nothing that Markdown takes for
 * more than text, so that neither an answer nor a table that repeats it becomes another.
 */
export function plainName(markup: string, longest: number): string {
  const name = plainText(markup, longest * 10)
    .replace(MARKDOWN_LINK, '$1')
    .replace(ADDRESS, '…')
    .replace(/[[\]|`<>]/g, (mark) => MARKS[mark] ?? '')
  return plainText(name, longest)
}
