import type { TableBlock } from './blocks.ts'

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
