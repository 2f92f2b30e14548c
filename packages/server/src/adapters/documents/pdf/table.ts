import type { Cell, TableBlock } from '../tree/blocks.ts'
import { columnWidths } from '../tree/column-widths.ts'
import { narrowTables } from '../tree/narrow-tables.ts'
import type { Content, TableCell, TableContent } from './definition.ts'
import type { Glyphs } from './glyphs.ts'
import { colors, type Frame, gap, sizes } from './looks.ts'
import { textOf } from './text.ts'

const paddingX = 5

export function tableContent(table: TableBlock, frame: Frame, glyphs: Glyphs): Content[] {
  const size = Math.min(frame.size, table.head.length > 5 ? sizes.table - 1 : sizes.table)
  return narrowTables(table).map((part) => oneTable(part, { ...frame, size }, glyphs))
}

function oneTable(table: TableBlock, frame: Frame, glyphs: Glyphs): Content {
  const { size } = frame
  const columns = table.head.length
  const room = frame.width - columns * 2 * paddingX - 1
  const widths = columnWidths(table, room / size).map((width) => width * size)
  const cells = (row: readonly Cell[], bold: boolean): TableCell[] =>
    row.map((runs, column) =>
      textOf(runs, { ...frame, width: widths[column] ?? room }, glyphs, {
        alignment: table.alignments[column] ?? 'left',
        ...(bold && { bold }),
      }),
    )
  const content: TableContent = {
    table: {
      headerRows: 1,
      keepWithHeaderRows: Math.min(1, table.rows.length),
      dontBreakRows: table.rows.every(isShort),
      widths,
      body: [cells(table.head, true), ...table.rows.map((row) => cells(row, false))],
    },
    layout: {
      hLineWidth: (at, { table: { body } }) => (at === 0 || at === body.length ? 0.8 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => colors.line,
      fillColor: (row) => (row === 0 ? colors.wash : null),
      paddingLeft: () => paddingX,
      paddingRight: () => paddingX,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    margin: [0, 2, 0, gap(frame) + 3],
  }
  return content
}

/** A row higher than a page must break; shorter ones stay whole. */
function isShort(row: readonly Cell[]): boolean {
  return row.every((cell) => cell.reduce((sum, { text }) => sum + text.length, 0) < 200)
}
