import type { Schemas } from '@coinquiry/api-client/contract'
import { codePoints } from '../figures/check.ts'
import type { CitationBacking } from './backing.ts'
import { checkCitations } from './check.ts'
import { checkQuotes } from './check-quotes.ts'

type CitationCheck = Schemas['CitationCheck']

/** What came of the check of a finished answer's citations; null where there are none. */
export function citationCheckOf(text: string, backing: CitationBacking): CitationCheck | null {
  const quotes = checkQuotes(text, backing)
  const checked = checkCitations(text, backing, quotes)
  if (checked.length === 0) return null
  const place = codePoints(text)
  const unsupported = checked
    .filter(({ isSupported }) => !isSupported)
    .map(({ start, end }) => ({ start: place(start), end: place(end) }))
  const found = quotes.found.map(({ start, end, ...quote }) => ({
    ...{ start: place(start), end: place(end) },
    ...quote,
  }))
  return { checked: checked.length, unsupported, ...(found.length > 0 && { quotes: found }) }
}
