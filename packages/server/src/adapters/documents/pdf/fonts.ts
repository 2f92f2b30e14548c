import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'

const require = createRequire(import.meta.url)
const regular = require.resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)
const bold = require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')

export const textFont = 'Noto Sans SC'
/** Of every PDF reader; it has ASCII only, as far as this is concerned. */
export const codeFont = 'Courier'
/** It looks larger than the text font at the same size. */
export const codeScale = 0.95

const faces = { normal: regular, bold, italics: regular, bolditalics: bold }
const codeFaces = {
  normal: 'Courier',
  bold: 'Courier-Bold',
  italics: 'Courier',
  bolditalics: 'Courier-Bold',
}

interface FileStore {
  readonly virtualfs: { writeFileSync(path: string, content: Uint8Array): void }
}

// Read once, and not for each document; the types leave this out.
const { virtualfs } = pdfmake as unknown as FileStore
for (const path of [regular, bold]) virtualfs.writeFileSync(path, readFileSync(path))

pdfmake.setFonts({ [textFont]: faces, [codeFont]: codeFaces })
// Nothing in a document may make this process read a file or an address.
pdfmake.setUrlAccessPolicy(() => false)
const files: readonly string[] = [...Object.values(faces), ...Object.values(codeFaces)]
pdfmake.setLocalAccessPolicy((path) => files.includes(path))

/** A glyph's outline, in font units, as its drawing steps. */
export interface OutlineStep {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly args: readonly number[]
}

/** What is asked of a font file beyond what the layout asks of it. */
export interface FontFile {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): {
    readonly advanceWidth: number
    readonly glyphs: readonly {
      readonly advanceWidth: number
      readonly path: { readonly commands: readonly OutlineStep[] }
    }[]
  }
}

/** In thousandths of its size. */
interface Face {
  ascender: number
  descender: number
  readonly font: FontFile
}

interface FontProvider {
  provideFont(name: string, bold: boolean, italics: boolean): Face
}

/** The text font's file as the layout reads it; its types tell nothing of it. */
export async function openTextFont(): Promise<FontFile> {
  const empty = await pdfmake
    .createPdf({ content: [], defaultStyle: { font: textFont } })
    .getStream()
  const provider = empty as unknown as FontProvider
  const face = provider.provideFont(textFont, false, false)
  alignCode(Object.getPrototypeOf(provider), face)
  return face.font
}

/** Gives code the lines of text: by its own, those that hold nothing else would touch. */
function alignCode(documents: FontProvider, text: Face): void {
  const { provideFont } = documents
  documents.provideFont = function (name, ...style) {
    const face = provideFont.call(this, name, ...style)
    if (name === codeFont) {
      face.ascender = text.ascender / codeScale
      face.descender = text.descender / codeScale
    }
    return face
  }
}

/** For emoji without a counterpart: most of them are an ornament before a line. */
const ornament = '▪'
const missing = '□'
const emoji = /\p{RGI_Emoji}/gv
/** Whole emoji are searched for only where there can be one: the search takes long. */
const partOfEmoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u
/** Selectors, joiners, skin tones and key caps change how a character looks, not its meaning. */
const presentation = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]|\u20e3/gu
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
    const bare = character.replaceAll(presentation, '')
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
    return /\p{Extended_Pictographic}/u.test(bare) ? ornament : missing
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

/** What is written for characters that the font lacks; another one means the same. */
const groups = {
  '✓': '✅✔☑🗹🆗',
  '×': '❌✖✗✘❎🚫⛔',
  '□': '☐🔲🔳⬜◻',
  '!': '❗❕',
  '?': '❓❔',
  '★': '⭐🌟✨',
  '●': '🔴🟠🟡🟢🔵🟣🟤⚫',
  '○': '⚪',
  '■': '🟥🟧🟨🟩🟦🟪🟫⬛◼',
  '▲': '🔼⏫',
  '▼': '🔽⏬',
  '↗': '📈🚀',
  '↘': '📉',
  '→': '👉➤➜⟶►▸▹☞↦',
  '←': '👈',
  '↑': '👆⏶',
  '↓': '👇⏷',
  '⚠': '🚨🛑',
  '♥': '❤🧡💛💚💙💜🖤',
  $: '💰💵💲',
  '•': '‣⁃',
  '·': '⋅∙',
  '*': '∗⋆',
  '°': '∘',
  '~': '∼',
  '⇒': '⟹',
  '⇐': '⟸',
  '⇔': '⟺',
  '…': '⋮⋱',
  '[': '⌊⌈',
  ']': '⌋⌉',
  ':=': '≔',
  '〈': '⟨',
  '〉': '⟩',
  l: 'ł',
  L: 'Ł',
  d: 'đ',
  i: 'ı',
  // Before its amount a currency's code needs a space that the symbol doesn't.
  'BTC\u00a0': '₿',
  'USDT\u00a0': '₮',
  'RUB\u00a0': '₽',
  'INR\u00a0': '₹',
  'PHP\u00a0': '₱',
  'THB\u00a0': '฿',
  'UAH\u00a0': '₴',
  'NGN\u00a0': '₦',
}

const substitutes = new Map(
  Object.entries(groups).flatMap(([substitute, characters]) =>
    [...characters].map((character) => [character, substitute]),
  ),
)
