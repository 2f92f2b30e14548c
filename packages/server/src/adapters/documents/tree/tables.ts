import type { Cell, Run, TableBlock } from './blocks.ts'

const wide = /[\u1100-\u11ff\u2e80-\uffef]/g
/** A column is at least so wide, and asks for no more than that, in widths of a Chinese character. */
const narrowest = 2
const widest = 24
/** The widths of columns are measured by so many rows. */
const measuredRows = 200

/** How wide each column is, in units of the font size; together they fill `available`. */
export function columnWidths({ head, rows }: TableBlock, available: number): number[] {
  const wanted = head.map((cell, column) =>
    Math.max(
      ...[cell, ...rows.slice(0, measuredRows).map((row) => row[column] ?? [])].map((content) =>
        Math.min(widest, Math.max(narrowest, lengthOf(content))),
      ),
    ),
  )
  const sum = wanted.reduce((total, width) => total + width, 0)
  if (sum <= available) return wanted.map((width) => width + ((available - sum) * width) / sum)
  return fairShares(wanted, available)
}

/** No column gets more than it wants; the rest is shared by those that want more. */
function fairShares(wanted: readonly number[], available: number): number[] {
  let fair = available / wanted.length
  for (let round = 0; round < wanted.length; round += 1) {
    const modest = wanted.filter((width) => width <= fair)
    const left = available - modest.reduce((total, width) => total + width, 0)
    const greedy = wanted.length - modest.length
    const next = greedy > 0 ? left / greedy : fair
    if (next <= fair) break
    fair = next
  }
  return wanted.map((width) => Math.min(width, fair))
}

/** Of the longest line; a Latin letter is a little more than half as wide as a Chinese one. */
function lengthOf(cell: Cell): number {
  const lines = cell
    .map(({ text }) => text)
    .join('')
    .split('\n')
  return Math.max(...lines.map(lineLength)) + 0.3
}

function lineLength(line: string): number {
  const wides = line.match(wide)?.length ?? 0
  return wides + (line.length - wides) * 0.58
}

const maxColumns = 8

/** A table as a page can hold it: a wider one is split into several, each with the first column. */
export function narrowTables(table: TableBlock): TableBlock[] {
  const others = table.head.length - 1
  if (others < maxColumns) return [table]
  const count = Math.ceil(others / (maxColumns - 1))
  const step = Math.ceil(others / count)
  return Array.from({ length: Math.ceil(others / step) }, (_, part) => {
    const from = 1 + part * step
    const pick = <Of>(row: readonly Of[]) => [...row.slice(0, 1), ...row.slice(from, from + step)]
    return {
      kind: 'table',
      head: pick(table.head),
      rows: table.rows.map(pick),
      alignments: pick(table.alignments),
    }
  })
}

/** A text is cut after the last of these, if that is no further back. */
const lookBack = 200
const goodEnd = /[\s。！？；，、][^\s。！？；，、]*$/

/** Runs in parts of at most so many characters each; one part where that is enough. */
export function cutRuns(runs: readonly Run[], longest: number): Run[][] {
  const parts: Run[][] = []
  let part: Run[] = []
  let space = longest
  for (const run of runs) {
    let rest = run.text
    while (rest.length > space) {
      const end = endOf(rest, space)
      parts.push([...part, { ...run, text: rest.slice(0, end) }])
      rest = rest.slice(end)
      part = []
      space = longest
    }
    part.push({ ...run, text: rest })
    space -= rest.length
  }
  return [...parts, part]
}

function endOf(text: string, space: number): number {
  const from = Math.max(0, space - lookBack)
  const good = goodEnd.exec(text.slice(from, space))
  const end = good ? from + good.index + 1 : space
  const isHalf = /[\ud800-\udbff]$/.test(text.slice(0, end))
  return isHalf && end > 1 ? end - 1 : end
}
