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

interface FontProvider {
  provideFont(name: string, bold: boolean, italics: boolean): { readonly font: FontFile }
}

/** The text font's file as the layout reads it; its types tell nothing of it. */
export async function openTextFont(): Promise<FontFile> {
  const empty = await pdfmake
    .createPdf({ content: [], defaultStyle: { font: textFont } })
    .getStream()
  return (empty as unknown as FontProvider).provideFont(textFont, false, false).font
}
