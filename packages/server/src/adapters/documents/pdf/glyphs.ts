import type { FontFile } from './fonts.ts'
import { substitutes } from './substitutes.ts'

/** For pictures without a counterpart: mostly they adorn a line's beginning. */
const picture = '▪'
const missing = '□'
const emoji = /\p{RGI_Emoji}/gv
/** Whole emoji are searched for only where there can be one: the search takes long. */
const partOfEmoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u
/** Selectors, joiners, skin tones and key caps: how a character looks, not which one it is. */
const manner = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]|\u20e3/gu
const beyondAscii = /[^\n\x20-\x7e]/gu

/** Text in the characters the font has. */
export interface Glyphs {
  print(text: string): string
  /** In units of the font size. */
  widthOf(text: string): number
  /** Whether some character had to be left as □. */
  readonly incomplete: boolean
}

export function glyphsOf(font: FontFile): Glyphs {
  const known = new Map<string, string>()
  const has = (text: string) =>
    [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  let incomplete = false

  function printed(character: string): string {
    let found = known.get(character)
    if (found === undefined) {
      found = has(character) ? character : substitute(character)
      known.set(character, found)
    }
    if (found === missing && character !== missing) incomplete = true
    return found
  }

  function substitute(character: string): string {
    const bare = character.replaceAll(manner, '')
    if (bare === '' || has(bare)) return bare
    const counterpart = substitutes.get(bare) ?? substitutes.get(bare[0] ?? '')
    if (counterpart) return counterpart
    if (/^\p{Regional_Indicator}{2}$/u.test(bare)) return flag(bare)
    const compatible = bare.normalize('NFKC')
    if (has(compatible)) return compatible
    const base = bare.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    if (base !== '' && has(base)) return base
    if (/^\s+$/u.test(bare)) return ' '
    if (/\p{M}/u.test(bare) && base === '') return ''
    return /\p{Extended_Pictographic}/u.test(bare) ? picture : missing
  }

  return {
    print(text) {
      const plain = partOfEmoji.test(text) ? text.replaceAll(emoji, printed) : text
      return plain.normalize('NFC').replaceAll(beyondAscii, printed)
    },
    widthOf: (text) => font.layout(text).advanceWidth / font.unitsPerEm,
    get incomplete() {
      return incomplete
    },
  }
}

/** The letters a flag is made of. */
function flag(indicators: string): string {
  const first = 0x1f1e6
  return [...indicators]
    .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? first) - first + 0x41))
    .join('')
}
