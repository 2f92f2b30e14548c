import { type Cell, firstFrom, type Span } from '../figures/layout.ts'

/**
 * Gives what a mark in a cell is cited for: its row, or where other cells of the row have marks, too,
 * the first cell and what stands between the mark before and the end of its own cell. `cited` is the
 * text with its marks, `text` the one without them, of the same length.
 */
export function rowClaims(text: string, cited: string): (cell: Cell) => string {
  const markedOf = new Map<Cell['row'], readonly Span[]>()
  const textOf = ({ start, end }: Span) => text.slice(start, end)
  return ({ row, start, end }) => {
    const [first = { start, end }] = row
    const last = row.at(-1) ?? first
    const marked = markedOf.get(row) ?? row.filter((cell) => hasMark(cited, cell))
    markedOf.set(row, marked)
    if (marked.length < 2) return textOf({ start: first.start, end: last.end })
    const before = marked[firstFrom(marked, start, (cell) => cell.start) - 1]
    const own = textOf({ start: before?.end ?? first.start, end })
    const isHeadOfRow = before !== undefined && !hasMark(cited, first)
    return isHeadOfRow ? `${textOf(first)} | ${own}` : own
  }
}

const hasMark = (cited: string, { start, end }: Span): boolean =>
  /\[\d{1,3}[\],，、]/.test(cited.slice(start, end))
