/** A part of a text: from, to, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Sentence extends Span {
  readonly clauses: readonly Span[]
}

const SENTENCE_END = /[。！？!?\n]|\.(?=\s|$|\*)/g
const CLAUSE_END = /[，；;：:（）()—]|,(?=\s)| (?:while|but|whereas|against) |而(?!且)|\|/g

export function sentencesOf(text: string): Sentence[] {
  return cut({ start: 0, end: text.length }, text, SENTENCE_END).map((sentence) => ({
    ...sentence,
    clauses: cut(sentence, text.slice(sentence.start, sentence.end), CLAUSE_END),
  }))
}

/** Parts of a text that stands at `start`, each with the mark that ends it. */
function cut({ start, end }: Span, text: string, mark: RegExp): Span[] {
  const parts: Span[] = []
  let from = start
  for (const match of text.matchAll(mark)) {
    const to = start + match.index + match[0].length
    parts.push({ start: from, end: to })
    from = to
  }
  if (from < end) parts.push({ start: from, end })
  return parts
}

/** The part that holds a place; parts are in order. */
export function partAt<T extends Span>(parts: readonly T[], at: number): T | undefined {
  return parts[firstFrom(parts, at + 1, ({ end }) => end)]
}

/** The index of the first part that begins at a place or after it; parts are in order. */
export function firstFrom<T>(
  parts: readonly T[],
  place: number,
  placeOf: (part: T) => number,
): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    const part = parts[middle]
    if (part !== undefined && placeOf(part) < place) low = middle + 1
    else high = middle
  }
  return low
}

export interface Cell extends Span {
  readonly row: readonly Span[]
  /** The cell on top of its column. */
  readonly head: Span
  /** What its column is of: the head, or where that is empty the first one, as a card's title is. */
  readonly title: Span
  readonly isFirst: boolean
  readonly isHead: boolean
}

/** The cells of the tables of a text, in order. */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = []
  let heads: Pick<Cell, 'head' | 'title'>[] | null = null
  let at = 0
  for (const line of text.split('\n')) {
    const start = at
    at += line.length + 1
    if (!line.trimStart().startsWith('|')) {
      heads = null
      continue
    }
    const row = rowOf(line, start)
    const isHead = heads === null
    heads ??= row.map((head) => {
      const isEmpty = text.slice(head.start, head.end).trim() === ''
      return { head, title: isEmpty ? (row[0] ?? head) : head }
    })
    for (const [column, cell] of row.entries()) {
      const heading = heads[column] ?? { head: cell, title: cell }
      cells.push({ ...cell, ...heading, row, isFirst: column === 0, isHead })
    }
  }
  return cells
}

function rowOf(line: string, start: number): Span[] {
  const row: Span[] = []
  let from = line.indexOf('|') + 1
  for (;;) {
    const to = line.indexOf('|', from)
    if (to < 0) break
    row.push({ start: start + from, end: start + to })
    from = to + 1
  }
  if (line.slice(from).trim() !== '') row.push({ start: start + from, end: start + line.length })
  return row
}
