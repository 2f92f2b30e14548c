import { cellsOf, partAt, type Span, sentencesOf } from '../figures/layout.ts'
import { masked, maskedBesideCitations } from '../figures/mask.ts'
import { rowClaims } from './row-claims.ts'

/** Citations that stand together, and what is said before them. */
export interface Claim {
  /** Each mark with the numbers of the sources that it names. */
  readonly marks: readonly (Span & { readonly numbers: readonly number[] })[]
  /** What they are cited for, without the marks. */
  readonly text: string
}

const MARK = /\[(\d{1,3}(?:[,，、] ?\d{1,3}){0,9})\](?!\()/g
/** Nobody cites a source for more, in UTF-16 units. */
const LONGEST = 600
/** Between two marks of one claim. */
const TOGETHER = /^[ \t,，、]*$/

/**
 * The claims of a Markdown text. A claim reaches from the mark before it, or from where its sentence
 * begins, up to its own marks; marks behind the end of a sentence belong to that sentence. Those in a
 * table belong to their row, or to their part of it.
 */
export function claimsOf(text: string): Claim[] {
  // Both of the same length. A mark within code or a link is none.
  const cited = maskedBesideCitations(text)
  const bare = masked(text)
  const sentences = sentencesOf(bare)
  const cells = cellsOf(bare)
  const claimOfRow = rowClaims(bare, cited)
  const claims: Claim[] = []
  let open: { marks: Claim['marks'][number][]; from: number } | null = null
  let done = 0
  const close = () => {
    const first = open?.marks[0]
    if (!open || !first) return
    const cell = partAt(cells, first.start)
    const { start, end } = spanBefore(bare, sentences, first.start, open.from)
    const said = cell && cell.start <= first.start ? claimOfRow(cell) : bare.slice(start, end)
    claims.push({ marks: open.marks, text: said.slice(-LONGEST) })
  }
  for (const match of cited.matchAll(MARK)) {
    const start = match.index
    const end = start + match[0].length
    const numbers = (match[1] ?? '').split(/[,，、]/).map(Number)
    if (open && TOGETHER.test(text.slice(done, start))) open.marks.push({ start, end, numbers })
    else {
      close()
      open = { marks: [{ start, end, numbers }], from: done }
    }
    done = end
  }
  close()
  return claims
}

function spanBefore(text: string, sentences: readonly Span[], mark: number, from: number): Span {
  const sentence = partAt(sentences, mark)
  const begin = Math.max(sentence?.start ?? 0, from)
  if (/[\p{L}\p{N}]/u.test(text.slice(begin, mark))) return { start: begin, end: mark }
  // “It fell. [1]”
  const word = lastWord(text, mark, from)
  const before = word === null ? undefined : partAt(sentences, word)
  return before
    ? { start: Math.max(before.start, from), end: before.end }
    : { start: mark, end: mark }
}

/** The place of the last letter or digit between two places. */
function lastWord(text: string, before: number, from: number): number | null {
  for (let at = before - 1; at >= from; at -= 1) if (/[\p{L}\p{N}]/u.test(text[at] ?? '')) return at
  return null
}
