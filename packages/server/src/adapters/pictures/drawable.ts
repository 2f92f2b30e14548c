import { readFile } from 'node:fs/promises'

/** Far more than fits: what is longer is never looked at as a whole. */
const LONGEST = 2000
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff00-\uff60]/u

/**
 * What can be drawn of a text, on one line of at most so many columns (a Chinese character takes
 * two): without marks of direction, controls, stacked accents, and what the font has not.
 */
export function drawable(text: string, columns: number, has: (codePoint: number) => boolean) {
  const characters = [...clean(text.slice(0, LONGEST))].filter(
    (character) => character === ' ' || has(character.codePointAt(0) ?? 0),
  )
  return cut(characters.join('').replace(/ +/g, ' ').trim(), columns)
}

/** The text with nothing in it that the layout would read as markup. */
export function asMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{C}\p{M}]/gu, '')
}

function cut(text: string, columns: number): string {
  let left = columns
  const kept: string[] = []
  for (const character of text) {
    left -= WIDE.test(character) ? 2 : 1
    if (left < 0) return `${kept.slice(0, -1).join('').trimEnd()}…`
    kept.push(character)
  }
  return text
}

/** Of a font's tables of characters, the one for all of Unicode: Microsoft's platform, encoding 10. */
const UNICODE = 0x0003_000a

/** Reads which characters a font file has glyphs for. */
export async function readCharacterMap(path: string): Promise<(codePoint: number) => boolean> {
  const font = await readFile(path)
  const map = font.subarray(font.readUInt32BE(font.indexOf('cmap') + 8))
  const table = Array.from({ length: map.readUInt16BE(2) }, (_, index) => 4 + index * 8).find(
    (at) => map.readUInt32BE(at) === UNICODE,
  )
  if (table === undefined) throw new Error('The font does not say which characters it has')
  const groups = map.subarray(map.readUInt32BE(table + 4))
  const ranges = Array.from({ length: groups.readUInt32BE(12) }, (_, index) => {
    const at = 16 + index * 12
    return { first: groups.readUInt32BE(at), last: groups.readUInt32BE(at + 4) }
  })
  return (codePoint) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last)
}
