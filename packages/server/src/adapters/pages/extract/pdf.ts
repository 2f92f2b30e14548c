import { getDocumentProxy } from 'unpdf'
import type { TextBlock } from '../../../ports/web-pages.ts'
import { type Extracted, MOST_BLOCKS } from './extracted.ts'

const MOST_PAGES = 100
/** A gap between lines of so many times their height ends a paragraph. */
const GAP = 1.7

/** The text of a PDF, by paragraphs as far as the gaps between its lines tell. */
export async function extractPdf(body: Uint8Array): Promise<Extracted> {
  const pdf = await getDocumentProxy(new Uint8Array(body), { verbosity: 0 })
  const blocks: TextBlock[] = []
  for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    const pieces = items.flatMap((item) => ('str' in item ? item : []))
    blocks.push(...paragraphs(pieces).map((text) => ({ text, page })))
    if (blocks.length >= MOST_BLOCKS) break
  }
  const { info } = await pdf.getMetadata()
  const [title, author] = [infoText(info, 'Title'), infoText(info, 'Author')]
  return { title: title ?? '', blocks, published: null, author, site: null }
}

interface Piece {
  readonly str: string
  readonly hasEOL: boolean
  readonly height: number
  readonly transform: readonly number[]
}

function paragraphs(pieces: readonly Piece[]): string[] {
  const texts: string[] = []
  let text = ''
  let last: number | null = null
  for (const { str, hasEOL, height, transform } of pieces) {
    const y = transform[5] ?? 0
    if (last !== null && height > 0 && Math.abs(last - y) > height * GAP) {
      texts.push(text)
      text = ''
    }
    if (str.trim()) last = y
    text += str + (hasEOL ? '\n' : '')
  }
  // A line of Chinese goes on in the next one without a space.
  return [...texts, text]
    .map((one) => one.replace(/(?<=\p{Script=Han})\n(?=\p{Script=Han})/gu, '').trim())
    .filter(Boolean)
}

function infoText(info: unknown, name: string): string | null {
  if (typeof info !== 'object' || info === null) return null
  const value: unknown = Object.entries(info).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value.trim() ? value : null
}
