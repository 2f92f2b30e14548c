import type { Schemas } from '@coinquiry/api-client/contract'
import { codePoints } from '../figures/check.ts'
import { type CitationBacking, checkCitations } from './check.ts'

type CitationCheck = Schemas['CitationCheck']

/** What came of the check of a finished answer's citations; null where there are none. */
export function citationCheckOf(text: string, backing: CitationBacking): CitationCheck | null {
  const checked = checkCitations(text, backing)
  if (checked.length === 0) return null
  const place = codePoints(text)
  const unsupported = checked
    .filter(({ isSupported }) => !isSupported)
    .map(({ start, end }) => ({ start: place(start), end: place(end) }))
  return { checked: checked.length, unsupported }
}
