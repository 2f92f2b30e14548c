import { isHan, type Term } from './search-terms.ts'
import { type Token, tokensIn } from './search-tokens.ts'

/** The length of an excerpt, and how much of it comes before the first hit, in UTF-16 units. */
const LENGTH = 110
const BEFORE = 30
/** How far a cut moves to fall between two words. */
const SLACK = 15
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Start and end (exclusive) in UTF-16 units. */
export type Range = [start: number, end: number]

interface Excerpt {
  readonly excerpt: string
  /** Where the excerpt holds what was searched for. */
  readonly ranges: Range[]
}

/** The beginning of a text of one line. */
export function beginningOf(text: string): string {
  return windowOn(text, 0).excerpt
}

/** The piece of a text of one line where the terms occur first. */
export function excerptAround(text: string, terms: readonly Term[]): Excerpt {
  const hits = firstHits(text, terms)
  const first = hits[0]?.[0] ?? 0
  const { excerpt, start, end, lead } = windowOn(text, Math.max(0, first - BEFORE))
  const ranges = hits
    .map(([from, to]): Range => [Math.max(from, start), Math.min(to, end)])
    .filter(([from, to]) => from < to)
    .map(([from, to]): Range => [from - start + lead, to - start + lead])
  return { excerpt, ranges }
}

/** In their order, as far as an excerpt that begins with the first can reach. */
function firstHits(text: string, terms: readonly Term[]): Range[] {
  const hits: Range[] = []
  const recent: Token[] = []
  const longest = Math.max(...terms.map(({ lexemes }) => lexemes.length))
  for (const token of tokensIn(text)) {
    if (token.start > (hits[0]?.[0] ?? token.start) + LENGTH) break
    recent.push(token)
    if (recent.length > longest) recent.shift()
    for (const { lexemes, isOpen } of terms) {
      const tokens = recent.slice(-lexemes.length)
      if (follow({ lexemes, isOpen }, tokens)) hits.push(rangeOf(lexemes, isOpen, tokens))
    }
  }
  return united(hits)
}

function follow({ lexemes, isOpen }: Term, tokens: readonly Token[]): boolean {
  return lexemes.every((lexeme, at) => {
    const found = tokens[at]?.lexeme
    if (found === lexeme) return true
    return isOpen && at === lexemes.length - 1 && found?.startsWith(lexeme) === true
  })
}

function rangeOf(lexemes: readonly string[], isOpen: boolean, tokens: readonly Token[]): Range {
  const start = tokens[0]?.start ?? 0
  const last = tokens.at(-1)
  const meansCharacter = isOpen && lexemes.length === 1 && isHan(lexemes[0] ?? '')
  return [start, (meansCharacter ? last?.firstEnd : last?.end) ?? start]
}

/** Hits that touch are one. */
function united(hits: readonly Range[]): Range[] {
  const ranges: Range[] = []
  for (const [start, end] of hits.toSorted((a, b) => a[0] - b[0])) {
    const last = ranges.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([start, end])
  }
  return ranges
}

/** `lead` is how much longer than the text the excerpt is at its beginning. */
function windowOn(text: string, wanted: number) {
  const start = wanted === 0 ? 0 : cutAfter(text, wanted)
  const end = text.length - start <= LENGTH ? text.length : cutBefore(text, start + LENGTH)
  const [before, after] = [start === 0 ? '' : '…', end === text.length ? '' : '…']
  return { excerpt: before + text.slice(start, end) + after, start, end, lead: before.length }
}

function cutAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < SLACK ? space + 1 : characterAt(text, at)
}

function cutBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return at - space < SLACK ? space : characterAt(text, at)
}

/** The beginning of the character that stands there, so that none is cut in two. */
function characterAt(text: string, at: number): number {
  return graphemes.segment(text).containing(at)?.index ?? at
}
