import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { CreateText } from 'sharp'
import type { PreviewText } from '../../ports/preview-pictures.ts'
import { loadSharp, type Sharp } from '../images/images.ts'
import { asMarkup, drawable, readCharacterMap } from './drawable.ts'

const require = createRequire(import.meta.url)
const family = 'Noto Sans SC'
const regular = require.resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)
const bold = require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')
/** The product's mark; a PNG, because SVG is never read. */
const mark = new URL('./mark.png', import.meta.url)

const SIZE = { width: 1200, height: 630 }
const MARGIN = 88
const PAPER = '#faf8f3'
const LINE = '#e3ddd0'
const INK = '#1a2437'
const SOFT_INK = '#465066'
const MAX_SECONDS = 20
/** Three lines. */
const TITLE_HEIGHT = 290

interface TextStyle {
  readonly pixels: number
  readonly color: string
  readonly font: string
}

const BRAND: TextStyle = { pixels: 36, color: INK, font: bold }
const TITLE: TextStyle = { pixels: 62, color: INK, font: bold }
const OWNER: TextStyle = { pixels: 32, color: SOFT_INK, font: regular }

// Set before the first text is drawn: on a machine without fonts fontconfig would warn.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('./fonts.conf', import.meta.url))

let known: Promise<(codePoint: number) => boolean> | null = null

/** Draws the picture as a PNG, on a thread of the pool. */
export async function drawPreview({ title, owner }: PreviewText): Promise<Uint8Array> {
  known ??= readCharacterMap(bold).catch((error: unknown) => {
    // The next picture tries again: too many open files are soon fewer.
    known = null
    throw error
  })
  const [sharp, has] = await Promise.all([loadSharp(), known])
  const head = await fitting(sharp, title, has)
  const from = drawable(owner, 50, has)
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER } })
    .composite([
      { input: await readFile(mark), top: MARGIN - 18, left: MARGIN },
      { input: { text: line('Coinquiry', BRAND) }, top: MARGIN - 6, left: 168 },
      ...(head ? [{ input: head, top: 204, left: MARGIN }] : []),
      { input: block(SIZE.width - 2 * MARGIN, 2, LINE), top: 502, left: MARGIN },
      ...(from ? [{ input: { text: line(from, OWNER) }, top: 534, left: MARGIN }] : []),
    ])
    .timeout({ seconds: MAX_SECONDS })
    .png({ palette: true, colors: 64, effort: 4 })
    .toBuffer()
}

/** The title cut until it fits; null when there is nothing to write. */
async function fitting(sharp: Sharp, title: string, has: (codePoint: number) => boolean) {
  let drawn: Buffer | null = null
  for (const columns of [88, 66, 44]) {
    const text = drawable(title, columns, has)
    if (text === '') return null
    const { data, info } = await sharp({ text: line(text, TITLE) })
      .png()
      .toBuffer({ resolveWithObject: true })
    drawn = data
    if (info.height <= TITLE_HEIGHT) break
  }
  return drawn
}

function line(text: string, { pixels, color, font }: TextStyle): CreateText {
  const weight = font === bold ? ' Bold' : ''
  return {
    text: `<span foreground="${color}" size="${pixels}pt">${asMarkup(text)}</span>`,
    font: family + weight,
    fontfile: font,
    width: SIZE.width - 2 * MARGIN,
    wrap: 'word-char',
    rgba: true,
    // One point is one pixel.
    dpi: 72,
    spacing: 4,
  }
}

const block = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
})
