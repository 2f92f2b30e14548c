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
