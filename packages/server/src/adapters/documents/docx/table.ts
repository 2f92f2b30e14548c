import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import type { Alignment, Cell, TableBlock } from '../tree/blocks.ts'
import { columnWidths } from '../tree/column-widths.ts'
import { colors, type Frame, lookOf, page, shading } from './looks.ts'
import { childrenOf } from './text.ts'

const alignments: Readonly<Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]>> =
  {
    left: AlignmentType.LEFT,
    center: AlignmentType.CENTER,
    right: AlignmentType.RIGHT,
  }
const border = { style: BorderStyle.SINGLE, size: 4, color: colors.line }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const margins = { top: 50, bottom: 50, left: 100, right: 100 }

/** A table that repeats its head on each page; Word fits the columns to what is in them. */
export function tableOf(table: TableBlock, frame: Frame): Table {
  const { head, rows, alignments: sides } = table
  const width = Math.max(2000, page.contentWidth - frame.indent)
  const small = { ...frame, size: Math.min(frame.size, head.length > 5 ? 17 : 19) }
  // A unit is a character's height: of half points to twentieths.
  const unit = small.size * 10
  const room = width / unit - head.length
  const widths = columnWidths(table, room).map((units) => Math.floor((units + 1) * unit))
  const rowOf = (cells: readonly Cell[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            margins,
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            ...(isHead && { shading: shading(colors.wash) }),
            children: [
              new Paragraph({
                alignment: alignments[sides[column] ?? 'left'],
                spacing: { after: 0 },
                children: childrenOf(cell, { ...lookOf(small), ...(isHead && { bold: true }) }),
              }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    ...(frame.indent > 0 && { indent: { size: frame.indent, type: WidthType.DXA } }),
    borders: {
      top: border,
      bottom: border,
      insideHorizontal: border,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [rowOf(head, true), ...rows.map((row) => rowOf(row, false))],
  })
}
