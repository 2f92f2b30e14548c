import { open } from 'node:fs/promises'

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

/** First and last code point of a run that a font has glyphs for. */
type Run = readonly [first: number, last: number]

const RECORD_BYTES = 16
const RUN_BYTES = 12
/** Microsoft's platform, all of Unicode. */
const UNICODE = { platform: 3, encoding: 10 }

/** Reads which characters a font file draws, and nothing else of the file. */
export async function readCharacterMap(path: string): Promise<(codePoint: number) => boolean> {
  const file = await open(path)
  try {
    const read = async (at: number, length: number) =>
      (await file.read(Buffer.alloc(length), 0, length, at)).buffer
    const tables = await read(12, (await read(4, 2)).readUInt16BE() * RECORD_BYTES)
    const record = tables.indexOf('cmap')
    const map = await read(tables.readUInt32BE(record + 8), tables.readUInt32BE(record + 12))
    return holdingAny(runsIn(map))
  } finally {
    await file.close()
  }
}

function runsIn(map: Buffer): Run[] {
  const segmented = map.subarray(map.readUInt32BE(placeOf(UNICODE, map)))
  return Array.from({ length: segmented.readUInt32BE(12) }, (_, index): Run => {
    const at = 16 + index * RUN_BYTES
    return [segmented.readUInt32BE(at), segmented.readUInt32BE(at + 4)]
  })
}

function placeOf({ platform, encoding }: typeof UNICODE, map: Buffer): number {
  for (let at = 4; at < 4 + map.readUInt16BE(2) * 8; at += 8) {
    if (map.readUInt16BE(at) === platform && map.readUInt16BE(at + 2) === encoding) return at + 4
  }
  throw new Error('The font does not say which characters it has')
}

function holdingAny(runs: readonly Run[]): (codePoint: number) => boolean {
  return (codePoint) => {
    const run = runs.findLast(([first]) => first <= codePoint)
    return run !== undefined && codePoint <= run[1]
  }
}
