const LONG_ENOUGH = 24

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The part of a link by which a browser opens a page at a passage, from its first words to its
 * last; `text=` without what stands before it in the address.
 */
export function textFragment(first: string, last = first): string {
  if (first === last && first.length <= 2 * LONG_ENOUGH) return `text=${escaped(first)}`
  return `text=${escaped(taken(segmentsOf(first)))},${escaped(taken(segmentsOf(last), true))}`
}

const segmentsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

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

const DIRECTIVE = /#?:~:text=.*$|#page=\d+$/

/** The address of a page without the passages that a link of ours opens it at. */
export const pageOf = (url: string): string => url.replace(DIRECTIVE, '')

/** A link that opens a page at these passages; `fragments` are `textFragment`s. */
export const openedAt = (page: string, fragments: readonly string[]): string =>
  `${page}${page.includes('#') ? '' : '#'}:~:${fragments.join('&')}`
