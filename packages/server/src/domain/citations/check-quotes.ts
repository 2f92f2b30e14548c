import type { Span } from '../figures/layout.ts'
import { masked } from '../figures/mask.ts'
import { openedAt, pageOf, textFragment } from '../text-fragment.ts'
import type { CitationBacking, CitedSource } from './backing.ts'
import { type Claim, claimsOf } from './claims.ts'
import { type Folded, folded, isChinese, isTitle, placeOf, type Quote, quotesIn } from './quotes.ts'

/** A quote that stands in a source as it was read. */
export interface FoundQuote extends Omit<Quote, 'block'> {
  /** The number of the source. */
  readonly source: number
  /** Opens its page at these words. */
  readonly url: string
}

export interface CheckedQuotes {
  readonly found: readonly FoundQuote[]
  /** Where the citations begin for whose quotes there is no such place. */
  readonly doubted: ReadonlySet<number>
}

/** More are not looked at. */
const MOST_QUOTES = 50

/**
 * Looks for what an answer quotes in the sources that it cites for it, or, where it cites none, in all
 * of them: then one alone must have it. A block without quotation marks may be a note, so it is only
 * doubted where it is announced. What the asker wrote, titles, and a quote in another language than
 * its sources, which is a translation, are not doubted.
 */
export function checkQuotes(text: string, backing: CitationBacking): CheckedQuotes {
  const claims = claimsOf(text)
  const reading = new Map<CitedSource, Folded>()
  const read = (source: CitedSource) => {
    const known = reading.get(source) ?? folded(textOf(source))
    reading.set(source, known)
    return known
  }
  const found: FoundQuote[] = []
  const doubted = new Set<number>()
  const bare = masked(text)
  for (const quote of quotesIn(bare).slice(0, MOST_QUOTES)) {
    const { start, end, text: said } = quote
    const cited = citedFor(quote, text, claims)
    const numbers = cited?.marks.flatMap((mark) => mark.numbers) ?? []
    const sources = backing.sources.filter(({ index }) => cited === null || numbers.includes(index))
    const [source, ...others] = sources.filter((each) => placeOf(said, read(each)))
    if (source && (cited || others.length === 0)) {
      const url = linkTo(said, source, read)
      found.push({ start, end, text: said, source: source.index, url })
    } else if (cited && isMeant(quote, bare) && isMadeUp(said, sources, backing.question))
      for (const mark of cited.marks) doubted.add(mark.start)
  }
  return { found, doubted }
}

/** The citations behind a quote in its paragraph, else those before it. */
function citedFor(quote: Quote, text: string, claims: readonly Claim[]): Claim | null {
  const within = ({ start, end }: Span) =>
    claims.filter(({ marks: [first] }) => first && first.start >= start && first.start < end)
  const { start, end, block } = quote
  const stop = text.indexOf('\n', end)
  const paragraph = { start: text.lastIndexOf('\n', start) + 1, end: stop < 0 ? text.length : stop }
  const beside = within(block ?? paragraph)
  const after = beside.find(({ marks: [first] }) => first && first.start >= end)
  return after ?? beside.at(-1) ?? (block && within(lineBefore(block, text)).at(-1)) ?? null
}

/** The last line with a text before a block. */
function lineBefore({ start }: Span, text: string): Span {
  const { length } = text.slice(0, start).trimEnd()
  return { start: text.lastIndexOf('\n', length - 1) + 1, end: length }
}

/** Whether these are surely meant as the words of others. */
function isMeant({ block }: Quote, text: string): boolean {
  if (!block) return true
  const { start, end } = lineBefore(block, text)
  return /[:：][*_]*$/.test(text.slice(start, end))
}

function isMadeUp(text: string, sources: readonly CitedSource[], question: string): boolean {
  if (sources.length === 0 || isTitle(text) || placeOf(text, folded(question))) return false
  return sources.every((source) => isChinese(textOf(source)) === isChinese(text))
}

const textOf = ({ title, excerpt = '' }: CitedSource) => `${excerpt}\n${title}`

const AT_PAGE = /#page=\d+$/

/** Opens a PDF at the page on which a quote begins, as far as that was read. */
function pageWith(quote: string, { url, read = [] }: CitedSource): string {
  const pages = read.filter((page) => AT_PAGE.test(page.url))
  const place = placeOf(quote, folded(pages.map(({ text }) => text).join('\n')))
  if (!place) return url
  let end = 0
  for (const page of pages) {
    end += page.text.length + 1
    if (place.start < end) return page.url
  }
  return url
}

function linkTo(text: string, source: CitedSource, read: (source: CitedSource) => Folded) {
  if (AT_PAGE.test(source.url)) return pageWith(text, source)
  const place = placeOf(text, read(source))
  const page = pageOf(source.url)
  const { excerpt = '' } = source
  // A title may stand in no text.
  if (!place || place.end > excerpt.length) return source.url
  return openedAt(page, [
    textFragment(excerpt.slice(place.start, place.end).replaceAll(/\s+/g, ' ')),
  ])
}
