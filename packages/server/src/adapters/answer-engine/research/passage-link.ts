import type { TextBlock } from '../../../ports/web-pages.ts'
import type { Passage } from './passages.ts'

const DIRECTIVE = /#?:~:text=.*$|#page=\d+$/
/** A browser marks all of them, and opens the page at the first. */
const MOST_MARKED = 3
const LONG_ENOUGH = 24

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** The address of a page without the passages that a link of ours opens it at. */
export const pageOf = (url: string): string => url.replace(DIRECTIVE, '')

/** A link that opens a page at these passages, the first of them before the others. */
export function linkTo(url: string, passages: readonly Passage[]): string {
  const page = pageOf(url)
  const [first] = passages.flatMap(({ blocks }) => blocks)
  if (!first) return page
  if (first.page !== null) return page.includes('#') ? page : `${page}#page=${first.page}`
  const marks = passages.slice(0, MOST_MARKED).map(({ blocks }) => `text=${range(blocks)}`)
  return `${page}${page.includes('#') ? '' : '#'}:~:${marks.join('&')}`
}

/** From the first words of a passage to its last. */
function range(blocks: readonly TextBlock[]): string {
  const [first, last] = [blocks[0]?.text ?? '', blocks.at(-1)?.text ?? '']
  if (blocks.length === 1 && first.length <= 2 * LONG_ENOUGH) return escaped(first)
  return `${escaped(taken(segmentsOf(first)))},${escaped(taken(segmentsOf(last), true))}`
}

const segmentsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment)

/** Whole words, since a browser looks for nothing else. */
function taken(segments: readonly string[], fromEnd = false): string {
  let text = ''
  for (const segment of fromEnd ? segments.toReversed() : segments) {
    if (text.length >= LONG_ENOUGH) break
    text = fromEnd ? segment + text : text + segment
  }
  return text.trim()
}

/** In such a link a hyphen and a few others mean something. */
const escaped = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[-'()*!~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
