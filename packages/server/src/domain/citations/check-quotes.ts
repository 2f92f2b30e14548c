import { masked } from '../figures/mask.ts'
import { openedAt, pageOf, textFragment } from '../text-fragment.ts'
import type { CitationBacking, CitedSource } from './backing.ts'
import { type Claim, claimsOf } from './claims.ts'
import { type Folded, folded, isChinese, isTitle, placeOf, type Quote, quotesIn } from './quotes.ts'

/** A quote that stands in a source as it was read. */
export interface FoundQuote extends Quote {
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
 * Looks for what an answer quotes in the sources that it cites for it. What the asker wrote, titles,
 * and a quote in another language than its sources, which is a translation, are not doubted.
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
  for (const quote of quotesIn(masked(text)).slice(0, MOST_QUOTES)) {
    const cited = citedFor(quote, text, claims)
    const numbers = cited?.marks.flatMap((mark) => mark.numbers) ?? []
    const sources = backing.sources.filter(({ index }) => numbers.includes(index))
    const source = sources.find((each) => placeOf(quote.text, read(each)))
    if (source) found.push({ ...quote, source: source.index, url: linkTo(quote, source, read) })
    else if (isMadeUp(quote, sources, backing.question))
      for (const { start } of cited?.marks ?? []) doubted.add(start)
  }
  return { found, doubted }
}

/** The citations behind a quote in its paragraph, else those before it. */
function citedFor({ start, end }: Quote, text: string, claims: readonly Claim[]): Claim | null {
  const begin = text.lastIndexOf('\n', start) + 1
  const stop = text.indexOf('\n', end)
  const beside = claims.filter(({ marks: [first] }) => {
    const at = first?.start ?? -1
    return at >= begin && (stop < 0 || at < stop)
  })
  const after = beside.find(({ marks: [first] }) => (first?.start ?? 0) >= end)
  return after ?? beside.at(-1) ?? null
}

function isMadeUp({ text }: Quote, sources: readonly CitedSource[], question: string): boolean {
  if (sources.length === 0 || isTitle(text) || placeOf(text, folded(question))) return false
  return sources.every((source) => isChinese(textOf(source)) === isChinese(text))
}

const textOf = ({ title, excerpt = '' }: CitedSource) => `${excerpt}\n${title}`

function linkTo({ text }: Quote, source: CitedSource, read: (source: CitedSource) => Folded) {
  const place = placeOf(text, read(source))
  const page = pageOf(source.url)
  const { excerpt = '' } = source
  // A title may stand in no text, and a PDF opens at a page.
  const isOpened = place && place.end <= excerpt.length && !/#page=\d+$/.test(source.url)
  if (!isOpened) return source.url
  return openedAt(page, [
    textFragment(excerpt.slice(place.start, place.end).replaceAll(/\s+/g, ' ')),
  ])
}
